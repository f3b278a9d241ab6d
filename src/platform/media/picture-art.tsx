import { useMemo } from "react";
import type { Picture } from "#domain/pictures/picture.ts";
import { pictureFont, pictureLines } from "./picture.ts";

interface PictureArtProps {
  picture: Picture;
  label: string;
  className?: string;
}

/** Renders a picture as SVG, from the same description that is saved as an image. In the browser only: texts are measured. */
export const PictureArt = ({ picture, label, className }: PictureArtProps) => {
  const { width, height, paper, paths } = picture;
  const lines = useMemo(() => pictureLines(picture), [picture]);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect width={width} height={height} fill={paper} />
      {paths.map(({ path, fill = "none", stroke, width: strokeWidth, at }, index) => (
        <path
          key={index}
          d={path}
          fill={fill}
          stroke={stroke}
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
          strokeLinecap="round"
          transform={at && `translate(${at.x} ${at.y}) scale(${at.scale} ${at.scaleY ?? at.scale})`}
        />
      ))}
      {lines.map(({ text, x, y, size, fill, isItalic, align, direction }, index) => (
        <text
          key={index}
          x={x}
          y={y}
          textAnchor={align}
          direction={direction}
          fontFamily={pictureFont}
          fontSize={size}
          fill={fill}
          fontStyle={isItalic ? "italic" : undefined}
          aria-hidden="true"
        >
          {text}
        </text>
      ))}
    </svg>
  );
};
