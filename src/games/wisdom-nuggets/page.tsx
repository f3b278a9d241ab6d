import { kitMessages } from "#src/games/kit/messages.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useDelay } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { wisdom } from "./config.ts";
import {
  step,
  cardsOfPage,
  completedCount,
  currentCard,
  pageCount,
  type WisdomEvent,
  aroundMissing,
  parableOf,
  dailyResultOf,
} from "./rules.ts";
import { wisdomEntries, type BankWord, type WisdomRound, type WisdomState, type ParableCard } from "./stored.ts";
import { lang } from "#content/games/parables.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { wisdomMessages } from "./messages.ts";
import { ArrowLeft, ArrowRight, Check } from "lucide";
import { useEffect, useRef } from "react";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { localeTag } from "#domain/site/locales/locale.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { passageName } from "#src/games/kit/passage.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import "./wisdom.css";

interface EndScreenProps {
  state: Extract<WisdomState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

const EndScreen = ({ state, onAgain, onLeave }: EndScreenProps) => {
  const done = completedCount(state.cards);
  return (
    <EndDialog
      game="wisdom-nuggets"
      title={state.isVictory ? wisdomMessages.victory : kitMessages.keepLearning}
      badge={state.badge}
      dailyDate={state.dailyDate}
      result={dailyResultOf(state)}
      score={wisdomMessages.found(done, wisdom.parables)}
      shareText={wisdomMessages.result(badgeName(state.badge), done, gameCatalogue["wisdom-nuggets"].title)}
      comparison={{ points: state.score, unit: "parable" }}
      actions={[
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.moreGames, to: "/games-menu" },
      ]}
      more={[{ label: kitMessages.backToStart, onPress: onLeave }]}
    >
      <p>{wisdomMessages.foundWithScore(done, wisdom.parables, state.score)}</p>
    </EndDialog>
  );
};

interface ParablePanelProps {
  card: ParableCard;
  /** The next word is an answer to this one. */
  isCurrent: boolean;
  onChoose: () => void;
  /** At the end the word is shown, found or not. */
  isOver: boolean;
}

/** A parable with its blank, or complete with its passage. */
const ParablePanel = ({ card, isCurrent, onChoose, isOver }: ParablePanelProps) => {
  const { title, missingWord, reference } = parableOf(card);
  const [before, behind] = aroundMissing(parableOf(card));
  const [mark] = /^\p{P}*/u.exec(behind)!;
  return (
    <li
      className={`wisdom-parable ${isCurrent ? "is-current" : ""} ${card.isCompleted ? "is-done" : ""}`}
      aria-current={isCurrent ? "step" : undefined}
    >
      <h2>
        <span lang={lang}>{title}</span>
        {card.isCompleted ? <Icon of={Check} small /> : null}
        <span className="sr">{card.isCompleted ? wisdomMessages.isWhole : wisdomMessages.isOpen}</span>
      </h2>
      <p className="wisdom-verse" lang={lang}>
        {before}
        <span className="wisdom-gap">
          {card.isCompleted || isOver ? (
            <b>{missingWord}</b>
          ) : (
            <button type="button" className="wisdom-blank" aria-pressed={isCurrent} onClick={onChoose}>
              <span className="sr" lang={lang && localeTag}>
                {kitMessages.blank}
              </span>
            </button>
          )}
          {mark}
        </span>
        {behind.slice(mark.length)}
      </p>
      {card.isCompleted || isOver ? (
        <PassageLink reference={reference} lang={lang} />
      ) : (
        <p className="wisdom-source">{passageName(reference, lang)}</p>
      )}
    </li>
  );
};

interface WordBankProps {
  bank: readonly BankWord[];
  /** False when both parables of the page are done: then no word has a place. */
  hasBlank: boolean;
  onPick: (word: number) => void;
}

/** The answers of all eight parables and a few distractors; used words are struck out. */
const WordBank = ({ bank, hasBlank, onPick }: WordBankProps) => (
  <section className="wisdom-bank" aria-labelledby="wisdom-bank">
    <h2 id="wisdom-bank">{wisdomMessages.bank}</h2>
    <ul>
      {bank.map(({ id, word, isUsed }) => (
        <li key={id}>
          <button type="button" className="wisdom-word" aria-disabled={isUsed || !hasBlank} onClick={() => onPick(id)}>
            <span lang={lang}>{isUsed ? <s>{word}</s> : word}</span>
            {isUsed ? <span className="sr">{wisdomMessages.isUsed}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const PageTurner = ({ state: { page }, onPage }: { state: WisdomRound; onPage: (page: number) => void }) => (
  <nav className="wisdom-pages" aria-label={wisdomMessages.pages}>
    <Button variant="quiet" isPaused={page === 0} onClick={() => onPage(page - 1)}>
      <Icon of={ArrowLeft} small />
      <span className="wide-label">{kitMessages.previous}</span>
    </Button>
    <span className="tnum">{wisdomMessages.page(page + 1, pageCount)}</span>
    <Button variant="quiet" isPaused={page === pageCount - 1} onClick={() => onPage(page + 1)}>
      <span className="wide-label">{kitMessages.next}</span>
      <Icon of={ArrowRight} small />
    </Button>
  </nav>
);

interface RoundScreenProps {
  state: Exclude<WisdomState, { phase: "start" }>;
  send: (event: WisdomEvent) => void;
  onAgain: () => void;
}

/** A round: two parables, the word bank, the pages; at the end all eight parables with their passages. */
const RoundScreen = ({ state, send, onAgain }: RoundScreenProps) => {
  const isPlaying = state.phase === "playing";
  const current = isPlaying ? currentCard(state) : undefined;
  const list = useRef<HTMLUListElement>(null);
  const pageShown = isPlaying ? state.page : null;
  // In a window that is lower than the round, a new page begins with its first parable.
  useEffect(() => {
    if (pageShown !== null) list.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [pageShown]);
  const shown = isPlaying ? cardsOfPage(state.cards, state.page) : state.cards;
  return (
    <>
      <RoundBar
        title={gameCatalogue["wisdom-nuggets"].title}
        remark={wisdomMessages.remark}
        isPlaying={isPlaying}
        onRestart={state.dailyDate === null ? onAgain : undefined}
        figures={[
          { label: kitMessages.score, value: state.score },
          { label: wisdomMessages.parables, value: `${completedCount(state.cards)}/${state.cards.length}` },
        ]}
      />
      {state.phase === "ended" ? (
        <EndScreen state={state} onAgain={onAgain} onLeave={() => send({ type: "leave" })} />
      ) : null}
      <div className="round-body wisdom-round">
        <ul className={`wisdom-parables ${isPlaying ? "" : "is-over"}`} aria-label={wisdomMessages.parables} ref={list}>
          {shown.map((card) => (
            <ParablePanel
              key={card.id}
              card={card}
              isCurrent={card === current}
              onChoose={() => send({ type: "choose", card: card.id })}
              isOver={!isPlaying}
            />
          ))}
        </ul>
        {isPlaying ? (
          <div className="wisdom-hands">
            <WordBank
              bank={state.bank}
              hasBlank={current !== undefined}
              onPick={(word) => send({ type: "pick", word })}
            />
            <div className="wisdom-presses">
              <PageTurner state={state} onPage={(page) => send({ type: "page", page })} />
              <Button onClick={() => send({ type: "finish" })}>{kitMessages.finishNow}</Button>
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
};

const { title } = gameCatalogue["wisdom-nuggets"];

export const Page = () => {
  const { state, send, announcement, daily, deal } = useDailyGame("wisdom-nuggets", wisdomEntries, step);
  const isPlaying = state.phase === "playing";
  const turning = isPlaying && state.isTurning ? state.page : null;
  useDelay(wisdom.advanceDelayMs, turning, () => turning !== null && send({ type: "advance", from: turning }));

  return (
    <GamePage phase={state.phase} isPlaying={isPlaying} announcement={announcement}>
      {state.phase === "start" ? (
        <IntroCard
          game="wisdom-nuggets"
          lead={wisdomMessages.lead}
          isInEnglish={lang !== undefined}
          rules={wisdomMessages.rules}
          daily={daily}
          startLabel={kitMessages.start}
          onStart={() => send({ type: "start", ...deal() })}
          compared={{}}
          invitation={wisdomMessages.invitation(title)}
        />
      ) : (
        <RoundScreen state={state} send={send} onAgain={() => send({ type: "again", ...deal() })} />
      )}
    </GamePage>
  );
};
