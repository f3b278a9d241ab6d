import { GameHead } from "#src/games/kit/game-page.tsx";
import { RestartButton } from "#src/games/kit/restart-button.tsx";
import { TopBar } from "#src/games/kit/top-bar.tsx";
import { Button } from "#src/ui/button.tsx";
import { PageTurner } from "./page-turner.tsx";
import { ParablePanel } from "./parable-panel.tsx";
import { cardsOfPage, completedCount, currentCard, type WisdomEvent } from "./rules.ts";
import type { WisdomState } from "./state.ts";
import { WisdomEnd } from "./wisdom-end.tsx";
import { WordBank } from "./word-bank.tsx";

interface WisdomRoundProps {
  state: Exclude<WisdomState, { phase: "start" }>;
  send: (event: WisdomEvent) => void;
  onAgain: () => void;
}

/** A round: two parables, the word bank, the pages; at the end all eight parables with their passages. */
export const WisdomRound = ({ state, send, onAgain }: WisdomRoundProps) => {
  const isPlaying = state.phase === "playing";
  const current = isPlaying ? currentCard(state) : undefined;
  const shown = isPlaying ? cardsOfPage(state.cards, state.page) : state.cards;
  return (
    <>
      <GameHead title="Wisdom Nuggets" remark="Choose the missing word. The marked parable comes first.">
        {isPlaying && state.dailyDate === null ? <RestartButton onRestart={onAgain} /> : null}
      </GameHead>
      <TopBar
        items={[
          { label: "Score", value: state.score },
          { label: "Parables", value: `${completedCount(state.cards)}/${state.cards.length}` },
        ]}
      />
      {state.phase === "ended" ? <WisdomEnd state={state} onAgain={onAgain} onLeave={() => send({ type: "leave" })} /> : null}
      <ul className={`wisdom-parables ${isPlaying ? "" : "is-over"}`} aria-label="Parables">
        {shown.map((card) => (
          <ParablePanel key={card.id} card={card} isCurrent={card === current} isOver={!isPlaying} />
        ))}
      </ul>
      {isPlaying ? (
        <>
          <PageTurner state={state} onPage={(page) => send({ type: "page", page })} />
          <WordBank bank={state.bank} hasBlank={current !== undefined} onPick={(word) => send({ type: "pick", word })} />
          <Button onClick={() => send({ type: "finish" })}>Finish now</Button>
        </>
      ) : null}
    </>
  );
};
