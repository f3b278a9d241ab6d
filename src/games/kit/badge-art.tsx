import { Download } from "lucide-react";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { gameMotifs } from "#content/games/motifs.ts";
import type { GameId } from "#content/schema/games.ts";
import { type Picture, savePicture } from "#src/platform/picture.ts";
import { PictureArt } from "#src/platform/picture-art.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { Badge } from "./badge.ts";
import { badgePicture } from "./badge-picture.ts";

const pictureOf = (game: GameId, badge: Badge): Picture => badgePicture(badge, gameMotifs[game], gameCatalogue[game].title);

/** A badge as a drawing with an accessible name: `<BadgeArt game="wisdom-nuggets" badge={badge} />`. */
export const BadgeArt = ({ game, badge, className = "" }: { game: GameId; badge: Badge; className?: string }) => {
  const whole = pictureOf(game, badge);
  // On the page it has the page's background and only the badge's name: the game's name is elsewhere on the screen.
  const picture: Picture = { ...whole, height: whole.height - 8, paper: "none", texts: whole.texts.slice(0, 1) };
  return <PictureArt className={`badge-art ${className}`} picture={picture} label={`Badge: ${badge.name}`} />;
};

/** Saves the badge as a PNG file, made on the device. */
export const SaveBadgeButton = ({ game, badge }: { game: GameId; badge: Badge }) => {
  const save = async () => {
    const name = `${badge.name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.png`;
    await savePicture(pictureOf(game, badge), name);
  };
  return (
    <Button variant="quiet" onClick={() => void save()}>
      <Icon of={Download} small />
      Save as image
    </Button>
  );
};
