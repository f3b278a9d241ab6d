import { History, RotateCcw, Settings2 } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { triviaLevels } from "./config.ts";
import { modeNames } from "./messages.ts";
import { scoreOf, type TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./state.ts";

/**
 * Score, difficulty and mode, with Review, Restart and New Game. Today’s board cannot be restarted, because its answers
 * may have been seen.
 */
export const QuestionSide = ({ round, send, onRestart }: { round: TriviaRound; send: (event: TriviaEvent) => void; onRestart: () => void }) => (
  <aside className="trivia-side" aria-label="This game">
    <dl className="trivia-pairs">
      {round.settings.mode === "two" ? (
        ([1, 2] as const).map((player) => (
          <div key={player}>
            <dt>Player {player}</dt>
            <dd>{scoreOf(round, player)}</dd>
          </div>
        ))
      ) : (
        <div>
          <dt>Score</dt>
          <dd>{scoreOf(round)}</dd>
        </div>
      )}
      <div>
        <dt>Level</dt>
        <dd>{round.dailyDate === null ? triviaLevels[round.settings.level].name : "Daily board"}</dd>
      </div>
      <div>
        <dt>Mode</dt>
        <dd>{modeNames[round.settings.mode]}</dd>
      </div>
    </dl>
    <div className="row row-tight">
      {round.history.length > 0 ? (
        <Button variant="quiet" onClick={() => send({ type: "review" })}>
          <Icon of={History} small />
          Review
        </Button>
      ) : null}
      {round.dailyDate === null ? (
        <>
          <Button variant="quiet" onClick={onRestart}>
            <Icon of={RotateCcw} small />
            Restart
          </Button>
          <Button variant="quiet" onClick={() => send({ type: "new-game" })}>
            <Icon of={Settings2} small />
            New Game
          </Button>
        </>
      ) : null}
    </div>
  </aside>
);
