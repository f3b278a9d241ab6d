import { cardDrawings } from "#content/cards/card-drawings.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import type { PicturePath } from "#domain/pictures/picture.ts";
import "./card-art.css";
import { cardInks } from "./card-inks.ts";

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
