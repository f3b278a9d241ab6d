import { Link } from "react-router";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { usageStats } from "#src/api/stored.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { ToBeat } from "#src/games/kit/to-beat.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { Problem } from "#src/ui/states.tsx";
import { type RoundSeconds, trivia, triviaLevels, type TriviaLevel } from "./config.ts";
import { howToPlay, triviaProblems, triviaShare } from "./messages.ts";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaSettings } from "./state.ts";

interface SetupScreenProps {
  settings: TriviaSettings;
  send: (event: TriviaEvent) => void;
  onStart: () => void;
  daily: Daily | undefined;
  hasFailed: boolean;
}

const levelOptions = Object.entries(triviaLevels).map(([value, { name }]) => ({
  value: value as TriviaLevel,
  label: name,
}));
const secondsOptions = trivia.roundSeconds.map((seconds) => ({ value: String(seconds), label: `${seconds} seconds` }));

/** How to play, counters, settings, Start Game and share buttons. */
export const SetupScreen = ({ settings, send, onStart, daily, hasFailed }: SetupScreenProps) => {
  const [counts] = useStored(usageStats);
  const change = (own: Partial<TriviaSettings>) => send({ type: "settings", change: own });
  return (
    <IntroCard
      game="trivia-challenge"
      title={gameCatalogue["trivia-challenge"].title}
      lead={gameCatalogue["trivia-challenge"].description}
      rules={howToPlay}
      startLabel="Start Game"
      onStart={onStart}
      foot={
        <>
          <p>
            <Link to="/trivia-live" className="lone-link">
              Trivia live: play with a room full of people
            </Link>
          </p>
          <dl className="trivia-counts">
            <div>
              <dt>Plays</dt>
              <dd>{counts.plays}</dd>
            </div>
            <div>
              <dt>Shares</dt>
              <dd>{counts.shares}</dd>
            </div>
          </dl>
          <ShareRow game="trivia-challenge" {...triviaShare} targets={["whatsapp", "facebook", "email", "twitter"]} />
        </>
      }
    >
      {daily ? <DailyNote daily={daily} /> : null}
      {daily ? null : (
        <>
          <Segmented
            label="Questions"
            value={settings.source}
            options={[
              { value: "built-in", label: "Ten verses" },
              { value: "stories", label: "People and places" },
              { value: "endless", label: "Endless" },
            ]}
            onChange={(source) => change({ source })}
          />
          <Segmented
            label="Difficulty"
            value={settings.level}
            options={levelOptions}
            onChange={(level) => change({ level })}
          />
        </>
      )}
      <Segmented
        label="Players"
        value={settings.mode}
        options={[
          { value: "single", label: "Single player" },
          { value: "two", label: "Two players" },
        ]}
        onChange={(mode) => change({ mode })}
      />
      <Segmented
        label="Answers"
        value={settings.answerMode}
        options={[
          { value: "typing", label: "Typing" },
          { value: "choice", label: "Multiple choice" },
        ]}
        onChange={(answerMode) => change({ answerMode })}
      />
      <PaceChoice pace={settings.pace} onChange={(pace) => change({ pace })} />
      {settings.pace === "timed" ? (
        <Segmented
          label="Time per question"
          value={String(settings.roundSeconds)}
          options={secondsOptions}
          onChange={(seconds) => change({ roundSeconds: Number(seconds) as RoundSeconds })}
        />
      ) : null}
      {daily || settings.mode === "two" || settings.source === "endless" ? null : (
        <ToBeat game="trivia-challenge" level={`${settings.level} ${settings.source}`} pace={settings.pace} />
      )}
      {hasFailed ? <Problem message={triviaProblems.noText} /> : null}
    </IntroCard>
  );
};
