import { cardDrawings } from "#content/cards/card-drawings.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import type { PicturePath } from "#domain/pictures/picture.ts";
import type { CardTone } from "#content/schema/cards.ts";
import "./card-art.css";

/** The colours of each card's drawing. It is printed and saved as a picture, so it has the same ones in every theme. */
const cardInks: Readonly<Record<CardCategory, Readonly<Record<CardTone, string>>>> = {
  wedding: { field: "#6E2F3C", far: "#7F3D4A", near: "#B4737A", deep: "#4C1C28", light: "#F7E7D6", glow: "#E8B857" },
  christening: {
    field: "#2F5D73",
    far: "#3B6E86",
    near: "#7FAFC0",
    deep: "#1F4354",
    light: "#F2F4EC",
    glow: "#E8B857",
  },
  "mothers-day": {
    field: "#A5503C",
    far: "#B7664F",
    near: "#E2A688",
    deep: "#6A2E1C",
    light: "#FBEBDD",
    glow: "#F0C25E",
  },
  "fathers-day": {
    field: "#4D6B5A",
    far: "#5E8068",
    near: "#8FA97A",
    deep: "#24402E",
    light: "#F3EEDC",
    glow: "#EDBF5F",
  },
  birthday: { field: "#B9771A", far: "#CB8C2E", near: "#E9BE6C", deep: "#6B3F0A", light: "#FFF6E0", glow: "#FFE19A" },
  anniversary: {
    field: "#4B3A66",
    far: "#594777",
    near: "#A08CC2",
    deep: "#33254C",
    light: "#F1E9F5",
    glow: "#E8B857",
  },
  graduation: { field: "#27405F", far: "#335072", near: "#7E9DBF", deep: "#162A43", light: "#F3EEE2", glow: "#E8B857" },
  "church-event": {
    field: "#1F4B4A",
    far: "#2B5D5A",
    near: "#4C8480",
    deep: "#123433",
    light: "#F4EBD6",
    glow: "#F0C25E",
  },
  "other-event": {
    field: "#54402F",
    far: "#67503C",
    near: "#8A6E52",
    deep: "#2F2115",
    light: "#F6EAD6",
    glow: "#F2BC4F",
  },
};

export const cardArtSize = { width: 320, height: 200 } as const;

export const cardArt = (category: CardCategory): readonly PicturePath[] => {
  const inks = cardInks[category];
  const { width, height } = cardArtSize;
  return [
    { path: `M0 0h${width}v${height}H0z`, fill: inks.field },
    ...cardDrawings[category].map(({ tone, path, width: stroke }) =>
      stroke === undefined ? { path, fill: inks[tone] } : { path, stroke: inks[tone], width: stroke },
    ),
  ];
};

/** A card's drawing. Decorative: its title is next to it. */
export const CardArt = ({ category }: { category: CardCategory }) => (
  <svg
    className="card-art"
    viewBox={`0 0 ${cardArtSize.width} ${cardArtSize.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {cardArt(category).map(({ path, fill = "none", stroke, width }) => (
      <path
        key={`${path}${fill}${width}`}
        d={path}
        fill={fill}
        stroke={stroke}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ))}
  </svg>
);
