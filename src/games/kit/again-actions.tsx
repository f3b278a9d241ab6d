import { Button, ButtonLink } from "#src/ui/button.tsx";

/** The buttons of an end dialog without levels: play again, and the games menu. */
export const AgainActions = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <Button variant="primary" onClick={onAgain}>
      Play Again
    </Button>
    <ButtonLink to="/games-menu">More Games</ButtonLink>
  </>
);
