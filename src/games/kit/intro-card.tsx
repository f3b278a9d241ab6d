import type { ReactNode } from "react";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import { Button } from "#src/ui/button.tsx";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { NeedsScripts, Notice } from "#src/ui/states.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import type { ShareTarget } from "#src/ui/share-links.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { GameArt } from "./game-art.tsx";
import { kitMessages } from "./messages.ts";
import { ShareRow } from "./share-row.tsx";
import { SoundSwitch } from "./sound.tsx";
import type { Daily } from "./use-daily.ts";
import type { Pace } from "./game.ts";
import { resultName } from "./bests.ts";
import { bestResultText } from "./round-summary-text.ts";
import { bestsEntry } from "./stored.ts";

/** What the result of a round is compared with: by default the only level, without a clock. */
interface Compared {
  readonly level?: number | string;
  readonly pace?: Pace;
}

/** The last and the best result of this level and pace. */
const BestResult = ({ game, level = 1, pace = "relaxed" }: Compared & { game: GameId }) => {
  const [bests] = useStored(bestsEntry);
  const text = bestResultText(bests[resultName(game, level, pace)]);
  return text ? <p className="best-result">{text}</p> : null;
};

interface PaceChoiceProps {
  pace: Pace;
  /** 'Relaxed' is offered first, where haste does not suit the game. 'Timed' remains the default. */
  isRelaxedFirst?: boolean;
  onChange: (pace: Pace) => void;
}

export const PaceChoice = ({ pace, isRelaxedFirst, onChange }: PaceChoiceProps) => {
  const paces = isRelaxedFirst ? (["relaxed", "timed"] as const) : (["timed", "relaxed"] as const);
  return (
    <Segmented
      label={kitMessages.clock}
      value={pace}
      options={paces.map((value) => ({ value, label: kitMessages[value] }))}
      onChange={onChange}
    />
  );
};

const DailyNote = ({ daily }: { daily: Daily }) => (
  <Notice>
    <p>
      <b>{kitMessages.boardOn(dateInWords(daily.date))}</b> {kitMessages.sameForAll}
      {daily.result ? ` ${kitMessages.youHave(daily.result.done, daily.result.total)}` : ""}
    </p>
  </Notice>
);

interface IntroCardProps {
  game: GameId;
  /** By default the game's name. */
  title?: string;
  /** A line under the title, e.g. '5 minutes, 100 pts per book'. */
  lead?: ReactNode;
  /** The game shows verses or questions that are English in every language. */
  isInEnglish?: boolean;
  /** How to play, one sentence each. */
  rules: readonly ReactNode[];
  /** Today's board, if the address asks for it. */
  daily?: Daily | undefined;
  /** Starts an ordinary round. */
  startLabel: string;
  onStart: () => void;
  /** Choices before the start: level, pace, … */
  children?: ReactNode;
  /** Below the start button: counters. */
  foot?: ReactNode;
  /** The level and pace whose earlier results are shown before an ordinary round. */
  compared?: Compared | undefined;
  /** What is shared with the game's address. */
  invitation: string;
  shareTargets?: readonly ShareTarget[];
}

/** A game's intro: drawing, name, how to play, choices and one primary button. */
export const IntroCard = ({
  game,
  title = gameCatalogue[game].title,
  lead,
  isInEnglish,
  rules,
  daily,
  startLabel,
  onStart,
  children,
  foot,
  compared,
  invitation,
  shareTargets,
}: IntroCardProps) => (
  <div className="intro">
    <GameArt game={game} className="intro-art" />
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className="intro-lead">{lead}</p> : null}
      {isInEnglish && kitMessages.inEnglish ? <p className="muted">{kitMessages.inEnglish}</p> : null}
      <h2 className="intro-how">{kitMessages.howToPlay}</h2>
      <ol className="intro-rules">
        {rules.map((rule, index) => (
          <li key={index}>{rule}</li>
        ))}
      </ol>
      <div className="intro-options">
        {daily ? <DailyNote daily={daily} /> : null}
        {children}
        {compared && !daily ? <BestResult game={game} {...compared} /> : null}
      </div>
      <div className="intro-start">
        <NeedsScripts />
        <Button variant="primary" isBig onClick={onStart}>
          {daily ? kitMessages.startToday : startLabel}
        </Button>
      </div>
      <div className="intro-foot stack-4">
        <SoundSwitch />
        {foot}
        <ShareRow game={game} text={invitation} targets={shareTargets} />
      </div>
    </div>
  </div>
);
