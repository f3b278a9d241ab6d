import { kitMessages } from "#src/games/kit/messages.ts";
import { useState } from "react";
import { useLateNavigate } from "#src/platform/page/use-late-navigate.ts";
import { type LiveSettings, liveCounts, liveLanguages, liveLevels, liveSeconds } from "#domain/api/trivia-live.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { openRoom } from "#src/api/trivia-rooms.ts";
import { systemClock } from "#src/platform/clock.ts";
import { Button } from "#src/ui/button.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { Problem } from "#src/ui/states.tsx";
import { triviaLiveMessages } from "./messages.ts";
import { keepSeat, seatPath } from "./seats.ts";

const options = (values: readonly number[], labelOf: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: labelOf(value) }));

export const HostForm = () => {
  const lateNavigate = useLateNavigate();
  const [settings, setSettings] = useState<LiveSettings>({
    level: "simple",
    seconds: 20,
    questions: 10,
    language: liveLanguages.find((one) => one === locale),
  });
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (own: Partial<LiveSettings>) => setSettings({ ...settings, ...own });
  const open = async () => {
    setIsOpening(true);
    const navigate = lateNavigate();
    setProblem(undefined);
    try {
      const { code, host_token: token } = await openRoom(settings);
      const seat = { code, role: "host", token, key: "", at: systemClock.now() } as const;
      const refusal = await keepSeat(seat);
      if (refusal === undefined) return navigate(seatPath(seat));
      setProblem(refusal);
    } catch (error) {
      setProblem(apiErrorMessage(error));
    }
    setIsOpening(false);
  };
  return (
    <section className="live-part stack-4 live-host" aria-labelledby="live-host">
      <h2 id="live-host">{triviaLiveMessages.hostRoom}</h2>
      <Segmented
        label={kitMessages.difficulty}
        value={settings.level}
        options={liveLevels.map((level) => ({ value: level, label: kitMessages.levels[level] }))}
        onChange={(level) => change({ level })}
      />
      <Segmented
        label={triviaLiveMessages.timePerAnswer}
        value={String(settings.seconds)}
        options={options(liveSeconds, triviaLiveMessages.seconds)}
        onChange={(seconds) => change({ seconds: Number(seconds) as LiveSettings["seconds"] })}
      />
      <Segmented
        label={kitMessages.questions}
        value={String(settings.questions)}
        options={options(liveCounts, String)}
        onChange={(count) => change({ questions: Number(count) as LiveSettings["questions"] })}
      />
      <Button variant="primary" isBig isPaused={isOpening} onClick={() => void open()}>
        {isOpening ? triviaLiveMessages.opening : triviaLiveMessages.open}
      </Button>
      {problem ? <Problem message={problem} /> : null}
    </section>
  );
};
