import { Link } from "react-router";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { usageStats } from "#src/api/stored.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { kitWords } from "#src/games/kit/kit-words.ts";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { BestResult } from "#src/games/kit/best-result.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { Problem } from "#src/ui/states.tsx";
import { levelName, questionLevelOf, type RoundSeconds, trivia, triviaLevels, type TriviaLevel } from "./config.ts";
import { triviaShare } from "./messages.ts";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaSettings } from "./state.ts";
import { triviaWords } from "./trivia-words.ts";

interface SetupScreenProps {
  settings: TriviaSettings;
  send: (event: TriviaEvent) => void;
  onStart: () => void;
  daily: Daily | undefined;
  hasFailed: boolean;
}

const levelOptions = (Object.keys(triviaLevels) as TriviaLevel[]).map((value) => ({
  value,
  label: levelName(questionLevelOf[value]),
}));
const secondsOptions = trivia.roundSeconds.map((seconds) => ({
  value: String(seconds),
  label: kitWords.seconds(seconds),
}));

/** How to play, counters, settings, Start Game and share buttons. */
export const SetupScreen = ({ settings, send, onStart, daily, hasFailed }: SetupScreenProps) => {
  const [counts] = useStored(usageStats);
  const change = (own: Partial<TriviaSettings>) => send({ type: "settings", change: own });
  return (
    <IntroCard
      game="trivia-challenge"
      title={gameCatalogue["trivia-challenge"].title}
      lead={gameCatalogue["trivia-challenge"].description}
      isInEnglish
      rules={Object.values(triviaWords.rules)}
      startLabel={triviaWords.start}
      onStart={onStart}
      foot={
        <>
          <p>
            <Link to="/trivia-live" className="lone-link">
              {triviaWords.live}
            </Link>
          </p>
          <dl className="trivia-counts">
            <div>
              <dt>{triviaWords.plays}</dt>
              <dd>{counts.plays}</dd>
            </div>
            <div>
              <dt>{triviaWords.shares}</dt>
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
            label={triviaWords.questions}
            value={settings.source}
            options={[
              { value: "built-in", label: triviaWords.tenVerses },
              { value: "stories", label: triviaWords.peopleAndPlaces },
              { value: "endless", label: triviaWords.endless },
            ]}
            onChange={(source) => change({ source })}
          />
          <Segmented
            label={triviaWords.difficulty}
            value={settings.level}
            options={levelOptions}
            onChange={(level) => change({ level })}
          />
        </>
      )}
      <Segmented
        label={triviaWords.players}
        value={settings.mode}
        options={[
          { value: "single", label: triviaWords.single },
          { value: "two", label: triviaWords.two },
        ]}
        onChange={(mode) => change({ mode })}
      />
      <Segmented
        label={triviaWords.answers}
        value={settings.answerMode}
        options={[
          { value: "typing", label: triviaWords.typing },
          { value: "choice", label: triviaWords.choice },
        ]}
        onChange={(answerMode) => change({ answerMode })}
      />
      <PaceChoice pace={settings.pace} onChange={(pace) => change({ pace })} />
      {settings.pace === "timed" ? (
        <Segmented
          label={triviaWords.perQuestion}
          value={String(settings.roundSeconds)}
          options={secondsOptions}
          onChange={(seconds) => change({ roundSeconds: Number(seconds) as RoundSeconds })}
        />
      ) : null}
      {daily || settings.mode === "two" || settings.source === "endless" ? null : (
        <BestResult game="trivia-challenge" level={`${settings.level} ${settings.source}`} pace={settings.pace} />
      )}
      {hasFailed ? <Problem message={triviaWords.noText} /> : null}
    </IntroCard>
  );
};
