import { Button, ButtonLink } from "#src/ui/button.tsx";

/** In an end dialog: back to the intro, where the clock and the level are chosen. Not on today’s board, which has one of each. */
export const BackToStart = ({ onLeave }: { onLeave: () => void }) => <Button onClick={onLeave}>Back to the start</Button>;

interface AgainActionsProps {
  onAgain: () => void;
  /** Undefined where there is nothing to choose at the start. */
  onLeave: (() => void) | undefined;
}

/** The buttons of an end dialog without levels: play again, back to the start, and the games menu. */
export const AgainActions = ({ onAgain, onLeave }: AgainActionsProps) => (
  <>
    <Button variant="primary" onClick={onAgain}>
      Play Again
    </Button>
    {onLeave ? <BackToStart onLeave={onLeave} /> : null}
    <ButtonLink to="/games-menu">More Games</ButtonLink>
  </>
);
