import { House, RotateCcw, ZoomIn, ZoomOut } from "lucide";
import { useDeferredValue, useState } from "react";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { lang } from "#content/games/crossword.ts";
import { clockText } from "#src/games/kit/game.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { kitMessages } from "#src/games/kit/messages.ts";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Deferred } from "#src/ui/states.tsx";
import { crossword } from "./config.ts";
import { crosswordMessages } from "./messages.ts";
import { EndScreen } from "./end-screen.tsx";
import { SetupScreen } from "./setup-screen.tsx";
import { LetterGrid } from "./letter-grid.tsx";
import { levelOf, step } from "./rules.ts";
import { crosswordEntries } from "./stored.ts";
import { WordList } from "./word-list.tsx";
import "./crossword.css";

export const Page = () => {
  const { state, send, announcement, daily, deal } = useDailyGame("bible-crossword-search", crosswordEntries, step);
  const isPlaying = state.phase === "playing";
  // The end's dialog shows first; the words behind it follow.
  const isSolutionShown = useDeferredValue(state.phase === "complete");
  useDelay(crossword.wrongShownMs, isPlaying && state.wrong ? (state.mistakes ?? 0) : null, () =>
    send({ type: "settle" }),
  );
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  const [isLarge, setIsLarge] = useState(false);

  return (
    <GamePage phase={state.phase} isPlaying={isPlaying} announcement={announcement}>
      {state.phase === "menu" ? (
        <SetupScreen
          level={state.level}
          pace={state.pace}
          daily={daily}
          send={send}
          onStart={() => send({ type: "start", ...deal() })}
        />
      ) : (
        <>
          <RoundBar
            title={levelOf(state.level).title}
            titleLanguage={lang}
            remark={crosswordMessages.remark(gameCatalogue["bible-crossword-search"].title, state.level)}
            isPlaying={isPlaying}
            isHome
            figures={[
              { label: crosswordMessages.wordsFound, value: `${state.found.length}/${state.placed.length}` },
              ...(state.mistakes === undefined ? [] : [{ label: crosswordMessages.mistakes, value: state.mistakes }]),
              ...(state.pace === "timed" ? [{ label: kitMessages.time, value: clockText(state.secondsElapsed) }] : []),
            ]}
          >
            <Button
              variant="quiet"
              className="crossword-zoom"
              aria-pressed={isLarge}
              onClick={() => setIsLarge(!isLarge)}
            >
              <Icon of={isLarge ? ZoomOut : ZoomIn} small />
              <span className="wide-label">{crosswordMessages.larger}</span>
            </Button>
            {isPlaying ? null : (
              <ButtonLink variant="quiet" to="/games-menu">
                <Icon of={House} small />
                {kitMessages.home}
              </ButtonLink>
            )}
            {isPlaying && state.dailyDate !== null ? null : (
              <Button variant="quiet" onClick={() => send({ type: "leave" })}>
                <Icon of={RotateCcw} small />
                <span className="wide-label">{crosswordMessages.reset}</span>
              </Button>
            )}
          </RoundBar>
          {state.phase === "complete" ? (
            <EndScreen state={state} send={send} onAgain={() => send({ type: "start", ...deal() })} />
          ) : null}
          <div className={`round-body crossword-layout stack-5 ${isLarge ? "is-large" : ""}`}>
            <Deferred before={<div className="crossword-frame" />}>
              <LetterGrid
                rows={state.rows}
                found={state.found}
                missed={
                  isSolutionShown && !isPlaying
                    ? state.placed.filter(({ word }) => state.found.every((found) => found.word !== word))
                    : []
                }
                wrong={isPlaying ? state.wrong : undefined}
                anchor={isPlaying ? state.anchor : undefined}
                isStill={!isPlaying}
                send={send}
              />
            </Deferred>
            <Deferred before={<section className="crossword-words" />}>
              <WordList level={state.level} found={state.found} isOver={isSolutionShown && !isPlaying}>
                {isPlaying ? <Button onClick={() => send({ type: "finish" })}>{kitMessages.finishNow}</Button> : null}
              </WordList>
            </Deferred>
          </div>
        </>
      )}
    </GamePage>
  );
};
