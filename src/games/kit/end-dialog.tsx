import { type ReactNode, useRef, useState } from "react";
import type { GameId } from "#content/schema/games.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import { BadgeArt, SaveBadgeButton } from "./badge-art.tsx";
import type { Badge } from "./badge.ts";
import { ShareRow, type ShareTarget } from "./share-row.tsx";

interface EndDialogProps {
  game: GameId;
  title: string;
  badge: Badge;
  /** The result in a sentence: '7 of 10 pairs in 22 moves.' */
  children: ReactNode;
  /** The buttons, the filled one first. */
  actions: ReactNode;
  share: { readonly text: string; readonly mailSubject: string; readonly targets?: readonly ShareTarget[] };
}

/**
 * How a round ends: title, badge, result, what next, share. Rendered while the game is over; closing it (Escape, the
 * scrim) leaves the board to look at, and the actions stay on the page below it.
 */
export const EndDialog = ({ game, title, badge, children, actions, share }: EndDialogProps) => {
  const [isOpen, setIsOpen] = useState(true);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="end-bar" ref={bar} tabIndex={-1}>
        <p>
          <b>{title}</b> {badge.emoji} {badge.name}
        </p>
        <div className="row">{actions}</div>
      </div>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={title} description={`Your badge: ${badge.name}`} focusInstead={bar}>
        <div className="end">
          <BadgeArt game={game} badge={badge} />
          <p className="end-badge serif">
            <span aria-hidden="true">{badge.emoji}</span> {badge.name}
          </p>
          <div className="end-result">{children}</div>
          <div className="end-actions">{actions}</div>
          <ShareRow game={game} {...share} />
          <SaveBadgeButton game={game} badge={badge} />
        </div>
      </Sheet>
    </>
  );
};
