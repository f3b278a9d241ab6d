import { useMemo } from "react";
import { DayStrip } from "#src/devotions/kit/day-strip.tsx";
import { saveFile } from "#src/platform/page/files.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { answersAsText } from "./answers.ts";
import { mentorDayCount } from "#content/schema/devotions.ts";
import { loadAllDays } from "./mentor-days-loader.ts";
import { mentorMessages, sideMessages } from "./messages.ts";
import { mentorAnswers } from "./stored.ts";

interface FortyDaysProps {
  day: number;
  completedDays: readonly number[];
  onGo: (day: number) => void;
}

const days = Array.from({ length: mentorDayCount }, (_, index) => index + 1);

/** The forty days: any of them can be opened, and it shows which are completed and which have an answer. */
export const FortyDays = ({ day: shown, completedDays, onGo }: FortyDaysProps) => {
  const [answers] = useStored(mentorAnswers);
  const answered = useMemo(() => new Set(Object.keys(answers).map((key) => Number.parseInt(key, 10))), [answers]);
  return (
    <section className="mentor-forty" aria-labelledby="mentor-forty">
      <h2 id="mentor-forty">{sideMessages.days}</h2>
      <DayStrip
        labelledBy="mentor-forty"
        days={days}
        shown={shown}
        isDone={(day) => completedDays.includes(day)}
        hasAnswer={(day) => answered.has(day)}
        onChoose={onGo}
      />
    </section>
  );
};

/** Saves all own answers as a text file, once there are any. */
export const OwnAnswers = () => {
  const [answers] = useStored(mentorAnswers);
  const count = Object.keys(answers).length;
  if (count === 0) return null;
  const save = () =>
    loadAllDays().then(
      (all) =>
        saveFile(
          new Blob([answersAsText(all, answers)], { type: "text/plain;charset=utf-8" }),
          `${mentorMessages.title}.txt`,
        ),
      () => void toast({ title: mentorMessages.notLoaded, tone: "refusal" }),
    );
  return (
    <section aria-labelledby="mentor-own">
      <h2 id="mentor-own">{sideMessages.answers}</h2>
      <p className="muted">{sideMessages.answersKept(count)}</p>
      <Button onClick={() => void save()}>{sideMessages.save}</Button>
    </section>
  );
};
