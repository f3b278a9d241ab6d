import { Check } from "lucide";
import { saveFile } from "#src/platform/page/files.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { answersAsText } from "./answers.ts";
import { mentorDayCount } from "./config.ts";
import { loadAllDays } from "./mentor-days-loader.ts";
import { mentorMessages, sideMessages } from "./messages.ts";
import { mentorAnswers } from "./stored.ts";

interface FortyDaysProps {
  day: number;
  completedDays: readonly number[];
  onGo: (day: number) => void;
}

const days = Array.from({ length: mentorDayCount }, (_, index) => index + 1);

/** The forty days as numbers: any of them can be opened, completed ones have a check mark. */
export const FortyDays = ({ day: shown, completedDays, onGo }: FortyDaysProps) => (
  <section aria-labelledby="mentor-forty">
    <h2 id="mentor-forty">{sideMessages.days}</h2>
    <ol className="mentor-grid">
      {days.map((day) => {
        const isDone = completedDays.includes(day);
        return (
          <li key={day}>
            <button
              type="button"
              className={isDone ? "is-done" : undefined}
              aria-current={day === shown ? "true" : undefined}
              onClick={() => onGo(day)}
            >
              <span className="sr">{sideMessages.day}</span>
              {day}
              {isDone ? (
                <>
                  <Icon of={Check} strokeWidth={2.4} />
                  <span className="sr">{sideMessages.completed}</span>
                </>
              ) : null}
            </button>
          </li>
        );
      })}
    </ol>
  </section>
);

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
          "mentor-me-jesus-my-answers.txt",
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
