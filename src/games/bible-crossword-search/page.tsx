import { House, RotateCcw, ZoomIn, ZoomOut, Check } from "lucide";
import { useDeferredValue, useState, type ReactNode } from "react";
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
import { SetupScreen } from "./setup-screen.tsx";
import { LetterGrid } from "./letter-grid.tsx";
import { levelOf, step, type CrosswordEvent, dailyResultOf, levelsFrom } from "./rules.ts";
import { crosswordEntries, type CrosswordState, type FoundWord } from "./stored.ts";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import type { CrosswordWord } from "#content/schema/games.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { useMediaQuery } from "#src/platform/page/media-query.ts";
import "./crossword.css";

interface EndScreenProps {
  state: Extract<CrosswordState, { phase: "complete" }>;
  send: (event: CrosswordEvent) => void;
  onAgain: () => void;
}

const EndScreen = ({ state, send, onAgain }: EndScreenProps) => {
  const { level, found, placed, badge, pace, secondsElapsed } = state;
  const { title } = gameCatalogue["bible-crossword-search"];
  const isAll = found.length === placed.length;
  const levels = state.dailyDate === null ? levelsFrom(level) : [];
  const choose = (one: number) => send({ type: "level", level: one });
  const next = isAll ? levels.find((one) => one === level + 1) : undefined;
  return (
    <EndDialog
      game="bible-crossword-search"
      title={isAll ? crosswordMessages.complete(level) : crosswordMessages.finished(level)}
      badge={badge}
      dailyDate={state.dailyDate}
      result={dailyResultOf(state)}
      score={crosswordMessages.wordsOf(found.length, placed.length)}
      shareText={crosswordMessages.shareResult(title, badgeName(badge), found.length, placed.length, level)}
      comparison={{
        level,
        pace,
        points: found.length,
        seconds: isAll ? secondsElapsed : undefined,
        unit: "word",
      }}
      actions={[
        ...(next === undefined ? [] : [{ label: kitMessages.nextLevel, onPress: () => choose(next) }]),
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.gamesMenu, to: "/games-menu" },
      ]}
      more={levels.map((one) => ({ label: kitMessages.levelNumber(one), onPress: () => choose(one) }))}
    >
      <p>
        {pace === "timed"
          ? crosswordMessages.resultIn(found.length, placed.length, clockText(secondsElapsed))
          : crosswordMessages.result(found.length, placed.length)}
      </p>
    </EndDialog>
  );
};

interface WordListProps {
  level: number;
  found: readonly FoundWord[];
  /** At the end every word shows its passage, found or not. */
  isOver: boolean;
  children?: ReactNode;
}

interface WordsProps {
  words: readonly CrosswordWord[];
  isFound: (word: string) => boolean;
}

const Word = ({ word, isFound }: { word: string; isFound: boolean }) => (
  <>
    {isFound ? <Icon of={Check} small /> : null}
    <span lang={lang}>{word}</span>
    {isFound ? <span className="sr">{crosswordMessages.wordFound}</span> : null}
  </>
);

/** Every word with its hint. A found word is ticked and links to its passage. */
const Hints = ({ words, isFound, isOver }: WordsProps & { isOver: boolean }) => (
  <ul className="crossword-list">
    {words.map(({ word, hint, reference }) => (
      <li key={word} className={isFound(word) ? "is-found" : ""}>
        <b>
          <Word word={word} isFound={isFound(word)} />
        </b>
        <span className="hint" lang={lang}>
          {hint}
        </span>
        {isFound(word) || isOver ? <PassageLink reference={reference} lang={lang} /> : null}
      </li>
    ))}
  </ul>
);

/** On a phone only the words fit: pressing one shows its hint or, once it is found, its passage. */
const Chips = ({ words, isFound }: WordsProps) => {
  const [chosen, setChosen] = useState<string>();
  const shown = words.find(({ word }) => word === chosen) ?? words.find(({ word }) => !isFound(word)) ?? words[0]!;
  return (
    <>
      <ul className="crossword-chips">
        {words.map(({ word }) => (
          <li key={word}>
            <button
              type="button"
              className={isFound(word) ? "is-found" : ""}
              aria-pressed={word === shown.word}
              onClick={() => setChosen(word)}
            >
              <Word word={word} isFound={isFound(word)} />
            </button>
          </li>
        ))}
      </ul>
      <p className="crossword-hint" aria-live="polite">
        <span lang={lang}>{shown.hint}</span>
        {isFound(shown.word) ? <PassageLink reference={shown.reference} lang={lang} /> : null}
      </p>
    </>
  );
};

const WordList = ({ level, found, isOver, children }: WordListProps) => {
  const hasRoom = useMediaQuery("(min-width: 56.25rem) and (min-height: 45rem)");
  const { words } = levelOf(level);
  const isFound = (word: string) => found.some((one) => one.word === word);
  return (
    <section className="crossword-words" aria-labelledby="crossword-words">
      <h2 id="crossword-words">{crosswordMessages.findThese}</h2>
      {isOver || hasRoom ? (
        <Hints words={words} isFound={isFound} isOver={isOver} />
      ) : (
        <Chips words={words} isFound={isFound} />
      )}
      {children}
    </section>
  );
};

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
