import { Button, ButtonLink } from "#src/ui/button.tsx";
import { kitMessages } from "./messages.ts";

/** In an end dialog: back to the intro with the rules and, where a game has them, the choice of clock and level. Not on today’s board, which is the same for everyone. */
export const BackToStart = ({ onLeave }: { onLeave: () => void }) => (
  <Button onClick={onLeave}>{kitMessages.backToStart}</Button>
);

interface AgainActionsProps {
  onAgain: () => void;
  /** Undefined on today’s board. */
  onLeave: (() => void) | undefined;
}

/** The buttons of an end dialog without levels: play again, back to the start, and the games menu. */
export const AgainActions = ({ onAgain, onLeave }: AgainActionsProps) => (
  <>
    <Button variant="primary" onClick={onAgain}>
      {kitMessages.playAgain}
    </Button>
    {onLeave ? <BackToStart onLeave={onLeave} /> : null}
    <ButtonLink to="/games-menu">{kitMessages.moreGames}</ButtonLink>
  </>
);
