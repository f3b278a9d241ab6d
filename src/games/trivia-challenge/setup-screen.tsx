import { lang } from "#content/games/trivia.ts";
import { Link } from "#src/platform/page/router.tsx";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { usageStats } from "#src/usage/stored.ts";
import { IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { kitMessages } from "#src/games/kit/messages.ts";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { Figure, Figures } from "#src/ui/page.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { trivia, triviaLevels, type TriviaLevel } from "./config.ts";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaSettings } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

interface SetupScreenProps {
  settings: TriviaSettings;
  send: (event: TriviaEvent) => void;
  onStart: () => void;
  daily: Daily | undefined;
}

const { title, description } = gameCatalogue["trivia-challenge"];

const levelOptions = (Object.keys(triviaLevels) as TriviaLevel[]).map((value) => ({
  value,
  label: kitMessages.levels[triviaLevels[value].questions],
}));
const secondsOptions = trivia.roundSeconds.map((value) => ({ value, label: kitMessages.seconds(value) }));
const { tenVerses, peopleAndPlaces, endless, single, two, typing, choice } = triviaMessages;
const sourceOptions = optionsOf({ "built-in": tenVerses, stories: peopleAndPlaces, endless });
const modeOptions = optionsOf({ single, two });
const answerOptions = optionsOf({ typing, choice });

export const SetupScreen = ({ settings, send, onStart, daily }: SetupScreenProps) => {
  const [counts] = useStored(usageStats);
  const change = (own: Partial<TriviaSettings>) => send({ type: "settings", change: own });
  return (
    <IntroCard
      game="trivia-challenge"
      lead={description}
      isInEnglish={lang !== undefined}
      rules={Object.values(triviaMessages.rules)}
      daily={daily}
      startLabel={triviaMessages.start}
      onStart={onStart}
      foot={
        <>
          <p>
            <Link to="/trivia-live" className="lone-link">
              {triviaMessages.live}
            </Link>
          </p>
          <Figures>
            <Figure label={triviaMessages.plays} value={counts.plays} />
            <Figure label={triviaMessages.shares} value={counts.shares} />
          </Figures>
        </>
      }
      compared={
        settings.mode === "two" || settings.source === "endless"
          ? undefined
          : { level: `${settings.level} ${settings.source}`, pace: settings.pace }
      }
      invitation={triviaMessages.invitation(title)}
      shareTargets={trivia.shareTargets}
    >
      {daily ? null : (
        <>
          <Segmented
            label={kitMessages.questions}
            value={settings.source}
            options={sourceOptions}
            onChange={(source) => change({ source })}
          />
          <Segmented
            label={kitMessages.difficulty}
            value={settings.level}
            options={levelOptions}
            onChange={(level) => change({ level })}
          />
        </>
      )}
      <Segmented
        label={kitMessages.players}
        value={settings.mode}
        options={modeOptions}
        onChange={(mode) => change({ mode })}
      />
      <Segmented
        label={kitMessages.answers}
        value={settings.answerMode}
        options={answerOptions}
        onChange={(answerMode) => change({ answerMode })}
      />
      <PaceChoice pace={settings.pace} onChange={(pace) => change({ pace })} />
      {settings.pace === "timed" ? (
        <Segmented
          label={triviaMessages.perQuestion}
          value={settings.roundSeconds}
          options={secondsOptions}
          onChange={(roundSeconds) => change({ roundSeconds })}
        />
      ) : null}
    </IntroCard>
  );
};
