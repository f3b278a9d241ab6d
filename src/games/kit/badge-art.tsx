import { Download } from "lucide";
import { useMemo } from "react";
import { dateInWords } from "#domain/calendar/date-words.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import { gameMotifs } from "./motifs.data.ts";
import { savePicture } from "#src/platform/media/picture.ts";
import { PictureArt } from "#src/platform/media/picture-art.tsx";
import { today } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { type Badge, badgeName } from "./badge.ts";
import { badgeHeightOnPage, badgePicture } from "./badge-picture.ts";
import { resultMessages } from "./messages.ts";

const pictureOf = (game: GameId, badge: Badge, facts: readonly string[]): Picture =>
  badgePicture({ badge, motif: gameMotifs[game], gameTitle: gameCatalogue[game].title, facts });

/** On the page it has the page's background and only the badge's name: everything else is elsewhere on the screen. */
const onPage = (game: GameId, badge: Badge): Picture => {
  const whole = pictureOf(game, badge, []);
  return { ...whole, height: badgeHeightOnPage, paper: "none", texts: whole.texts.slice(0, 1) };
};

/** A badge as a drawing with an accessible name: `<BadgeArt game="wisdom-nuggets" badge={badge} />`. */
export const BadgeArt = ({ game, badge }: { game: GameId; badge: Badge }) => {
  const picture = useMemo(() => onPage(game, badge), [game, badge]);
  return <PictureArt className="badge-art" picture={picture} label={resultMessages.badge(badgeName(badge))} />;
};

interface SaveBadgeButtonProps {
  game: GameId;
  badge: Badge;
  /** The result: "7 of 10". */
  result?: string | undefined;
  /** The date in words; by default today. */
  date?: string;
}

export const SaveBadgeButton = ({ game, badge, result, date }: SaveBadgeButtonProps) => {
  const save = async () => {
    const facts = [...(result === undefined ? [] : [result]), date ?? dateInWords(today())];
    await savePicture(pictureOf(game, badge, facts), badgeName(badge));
  };
  return (
    <Button variant="quiet" onClick={() => void save()}>
      <Icon of={Download} small />
      {uiMessages.saveImage}
      <span className="sr">{` (${badgeName(badge)}, ${gameCatalogue[game].title})`}</span>
    </Button>
  );
};
