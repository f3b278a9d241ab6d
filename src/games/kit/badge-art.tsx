import { Download } from "lucide-react";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { gameMotifs } from "#content/games/motifs.ts";
import type { GameId } from "#content/schema/games.ts";
import { type Picture, savePicture } from "#src/platform/picture.ts";
import { toast } from "#src/platform/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { Badge } from "./badge.ts";
import { badgePicture } from "./badge-picture.ts";

const pictureOf = (game: GameId, badge: Badge): Picture => badgePicture(badge, gameMotifs[game], gameCatalogue[game].title);

/** A badge as a drawing, named for assistive technology: `<BadgeArt game="wisdom-nuggets" badge={badge} />`. */
export const BadgeArt = ({ game, badge, className = "" }: { game: GameId; badge: Badge; className?: string }) => {
  const { width, height, paths, texts, font } = pictureOf(game, badge);
  return (
    <svg className={`badge-art ${className}`} viewBox={`0 0 ${width} ${height - 8}`} role="img" aria-label={`Badge: ${badge.name}`}>
      {paths.map(({ path, fill = "none", stroke, width: strokeWidth, at }, index) => (
        <path
          key={index}
          d={path}
          fill={fill}
          stroke={stroke}
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
          strokeLinecap="round"
          transform={at ? `translate(${at.x} ${at.y}) scale(${at.scale})` : undefined}
        />
      ))}
      <text x={texts[0]?.x} y={texts[0]?.y} textAnchor="middle" fontFamily={font} fontSize={texts[0]?.size} fill={texts[0]?.fill} aria-hidden="true">
        {texts[0]?.text}
      </text>
    </svg>
  );
};

/** Saves the badge as a PNG file, made on the device. */
export const SaveBadgeButton = ({ game, badge }: { game: GameId; badge: Badge }) => {
  const save = async () => {
    const name = `${badge.name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.png`;
    if (!(await savePicture(pictureOf(game, badge), name))) toast({ title: "This browser cannot save the image", tone: "refusal" });
  };
  return (
    <Button variant="quiet" onClick={() => void save()}>
      <Icon of={Download} small />
      Save as image
    </Button>
  );
};
