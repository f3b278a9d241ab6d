import { History, Settings2 } from "lucide";
import { ReadButton } from "#src/games/kit/read-button.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { levelName, questionLevelOf } from "./config.ts";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
import { triviaMessages } from "./messages.ts";

/**
 * Below the line of the round: difficulty and mode, with Read verse, Review and New Game. Today’s board cannot be
 * restarted, because its answers may have been seen.
 */
export const QuestionSide = ({
  round,
  spoken,
  send,
}: {
  round: TriviaRound;
  /** What is read aloud. */
  spoken: string;
  send: (event: TriviaEvent) => void;
}) => (
  <aside className="trivia-side" aria-label={triviaMessages.thisGame}>
    <p className="trivia-badges">
      {round.dailyDate === null ? null : <span>{triviaMessages.daily}</span>}
      <span>{levelName(round.questions[round.index]!.level ?? questionLevelOf[round.settings.level])}</span>
      <span>{triviaMessages[round.settings.mode]}</span>
    </p>
    <ReadButton text={spoken} />
    {round.history.length > 0 ? (
      <Button variant="quiet" onClick={() => send({ type: "review" })}>
        <Icon of={History} small />
        <span className="wide-label">{triviaMessages.review}</span>
      </Button>
    ) : null}
    {round.dailyDate === null ? (
      <Button variant="quiet" onClick={() => send({ type: "new-game" })}>
        <Icon of={Settings2} small />
        <span className="wide-label">{triviaMessages.newGame}</span>
      </Button>
    ) : null}
  </aside>
);
