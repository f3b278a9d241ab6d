import { type Picture, pictureFont } from "./picture.ts";

interface PictureArtProps {
  picture: Picture;
  label: string;
  className?: string;
}

/** Renders a picture as SVG, from the same description that is saved as an image. */
export const PictureArt = ({ picture: { width, height, paper, paths, texts }, label, className }: PictureArtProps) => (
  <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
    <rect width={width} height={height} fill={paper} />
    {paths.map(({ path, fill = "none", stroke, width: strokeWidth, at }, index) => (
      <path key={index} d={path} fill={fill} stroke={stroke} strokeWidth={strokeWidth} strokeLinejoin="round" strokeLinecap="round" transform={at && `translate(${at.x} ${at.y}) scale(${at.scale})`} />
    ))}
    {texts.map(({ text, x, y, size, fill, isItalic }, index) => (
      <text key={index} x={x} y={y} textAnchor="middle" fontFamily={pictureFont} fontSize={size} fill={fill} fontStyle={isItalic ? "italic" : undefined} aria-hidden="true">
        {text}
      </text>
    ))}
  </svg>
);
