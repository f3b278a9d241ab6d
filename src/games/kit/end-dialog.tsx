import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { dismissToast } from "#src/platform/page/toast.ts";
import { uiMessages } from "#src/ui/messages.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { BadgeArt, SaveBadgeButton } from "./badge-art.tsx";
import { type Badge, badgeName } from "./badge.ts";
import { kitMessages } from "./messages.ts";
import { useVictoryAnimation } from "./victory-animation.tsx";
import { ShareRow, type ShareTarget } from "./share-row.tsx";

/** In an end dialog: back to the intro with the rules and, where a game has them, the choice of clock and level. Not on today’s board, which is the same for everyone. */
export const BackToStart = ({ onLeave }: { onLeave: () => void }) => (
  <Button variant="quiet" onClick={onLeave}>
    {kitMessages.backToStart}
  </Button>
);

/** The buttons of an end dialog without levels: play again and the games menu. */
export const AgainActions = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <Button variant="primary" onClick={onAgain}>
      {kitMessages.playAgain}
    </Button>
    <ButtonLink to="/games-menu">{kitMessages.moreGames}</ButtonLink>
  </>
);

interface EndDialogProps {
  game: GameId;
  title: string;
  badge: Badge;
  /** For the badge's picture: "7 of 10". */
  score: string;
  /** The result in a sentence: '7 of 10 pairs in 22 moves.' */
  children: ReactNode;
  /** At most three buttons, primary first. */
  actions: ReactNode;
  /** Further ways on, behind 'More': other levels, back to the start. */
  more?: ReactNode;
  share: { readonly text: string; readonly mailSubject: string; readonly targets?: readonly ShareTarget[] };
}

/** A control that shows more of the dialog below itself. */
const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="end-more">
    <summary className="btn btn-quiet">{label}</summary>
    <div className="row">{children}</div>
  </details>
);

/**
 * The end of a round: title, badge, result, next steps; share and further ways on behind one control each. Rendered while the game is over. Closing it (Escape, the
 * scrim) shows the board again, and the actions stay on the page below it.
 */
export const EndDialog = ({ game, title, badge, score, children, actions, more, share }: EndDialogProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isAnimating = useVictoryAnimation() !== undefined;
  // Opens after the victory animation, in a transition, because rendering the final board is slow on a phone.
  useEffect(() => {
    if (!isAnimating) startTransition(() => setIsOpen(true));
  }, [isAnimating]);
  // The toast of the victory was its announcement: dialog and toast do not say it at once.
  useEffect(() => {
    if (isOpen) dismissToast();
  }, [isOpen]);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="end-bar" ref={bar} tabIndex={-1}>
        <p>
          <b>{title}</b> {badge.emoji} {badgeName(badge)}
        </p>
        <div className="row">
          {actions}
          {more}
        </div>
      </div>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        description={kitMessages.yourBadge(badgeName(badge))}
        focusInstead={bar}
      >
        <div className="end">
          <BadgeArt game={game} badge={badge} />
          <div className="end-result">
            <p className="end-badge serif">
              <span aria-hidden="true">{badge.emoji}</span> {badgeName(badge)}
            </p>
            {children}
          </div>
          <div className="end-actions">{actions}</div>
          <div className="end-below">
            <Disclosure label={uiMessages.share}>
              <ShareRow game={game} {...share} />
              <SaveBadgeButton game={game} badge={badge} result={score} />
            </Disclosure>
            {more ? <Disclosure label={kitMessages.more}>{more}</Disclosure> : null}
          </div>
        </div>
      </Sheet>
    </>
  );
};
