import { Check, Download } from "lucide";
import { useEffect, useRef, useState, useMemo } from "react";
import { useDayInAddress } from "#src/devotions/kit/day-address.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { lang } from "#content/devotions/mentor/days-01-08.ts";
import { DaySteps } from "#src/devotions/kit/day-steps.tsx";
import { DevotionFigures, DevotionHead } from "#src/devotions/kit/head.tsx";
import { kitMessages } from "#src/devotions/kit/messages.ts";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { showPassage } from "#src/platform/loading/document-data.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Wrap } from "#src/ui/page.tsx";
import { Problem } from "#src/ui/states.tsx";
import { mentorDayCount } from "#content/schema/devotions.ts";
import { MentorDayBody, MentorDaySkeleton } from "./mentor-day.tsx";
import { useMentorDay, loadAllDays } from "./mentor-days-loader.ts";
import { mentorMessages, certificateMessages, sideMessages } from "./messages.ts";
import { completeDay, isFinished, resumeDay } from "./rules.ts";
import { mentorStats, mentorAnswers } from "./stored.ts";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { savePicture } from "#src/platform/media/picture.ts";
import { PictureArt } from "#src/platform/media/picture-art.tsx";
import { TextField } from "#src/ui/field.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { certificatePicture } from "./certificate-picture.ts";
import { maxNameLength } from "./config.ts";
import { DayStrip } from "#src/devotions/kit/day-strip.tsx";
import { saveFile } from "#src/platform/page/files.ts";
import { answersAsText } from "./answers.ts";
import "./mentor.css";

interface FortyDaysProps {
  day: number;
  completedDays: readonly number[];
  onGo: (day: number) => void;
}

const days = Array.from({ length: mentorDayCount }, (_, index) => index + 1);

/** The forty days: any of them can be opened, and it shows which are completed and which have an answer. */
const FortyDays = ({ day: shown, completedDays, onGo }: FortyDaysProps) => {
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
const OwnAnswers = () => {
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

/** Shown after the fortieth day: a certificate with the visitor's name, made on the device. */
const Certificate = ({ dates }: { dates: readonly string[] }) => {
  const [name, setName] = useState("");
  const last = parseIsoDate(dates.at(-1) ?? "");
  const picture = certificatePicture(name.trim(), last ? dateInWords(last) : "");
  return (
    <section className="mentor-certificate" aria-labelledby="mentor-certificate">
      <h2 id="mentor-certificate">{certificateMessages.title}</h2>
      <PictureArt
        picture={picture}
        label={name.trim() === "" ? certificateMessages.picture : certificateMessages.pictureFor(name.trim())}
      />
      <div className="mentor-name stack-3">
        <TextField
          label={certificateMessages.name}
          hint={certificateMessages.nameHint}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={() => void savePicture(picture, mentorMessages.title)}>
          <Icon of={Download} small />
          {uiMessages.saveImage}
        </Button>
      </div>
    </section>
  );
};

/** Mentor Me Jesus: forty days in the gospels (docs/product/devotions.md, "Mentor"). */
export const Page = () => {
  const today = useToday();
  const [stats, update] = useStored(mentorStats);
  const [dayInAddress, goTo] = useDayInAddress(mentorDayCount);
  /** Stays on the page when it is completed, though the first open day is now another. */
  const [completedHere, setCompletedHere] = useState<number>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  if (dayInAddress !== undefined && completedHere !== undefined) setCompletedHere(undefined);
  const day = dayInAddress ?? completedHere ?? resumeDay(stats);
  const { content, hasFailed, retry } = useMentorDay(day);
  const isDone = stats.completedDays.includes(day);

  // The prerendered page contains day 1. It is hidden from a visitor who is further on.
  const isSettled = today !== undefined && (content !== undefined || hasFailed);
  useEffect(() => {
    if (isSettled) showPassage();
  }, [isSettled]);

  const open = (wanted: number) => {
    goTo(wanted);
    headingRef.current?.focus();
  };
  const complete = async () => {
    if (!today) return;
    setCompletedHere(day);
    let isNew = false;
    const isStored = await update((present) => {
      const next = completeDay(present, day, today);
      isNew = next !== present;
      return next;
    });
    if (isStored)
      toast(
        isNew
          ? { title: mentorMessages.wellDone, description: mentorMessages.dayDone(day) }
          : { title: mentorMessages.alreadyCompleted, description: mentorMessages.dayWasDone(day) },
      );
  };

  return (
    <Wrap>
      <DevotionHead title={mentorMessages.title} lang={lang}>
        {mentorMessages.lead}
      </DevotionHead>
      <div className="mentor-columns">
        <FortyDays day={day} completedDays={stats.completedDays} onGo={open} />
        <article className="mentor-day" aria-labelledby="mentor-title">
          <DaySteps
            id="mentor-title"
            eyebrow={isDone ? mentorMessages.dayOfDone(day, mentorDayCount) : mentorMessages.dayOf(day, mentorDayCount)}
            title={content ? <span lang={lang}>{content.title}</span> : mentorMessages.day(day)}
            isFirst={day === 1}
            isLast={day === mentorDayCount}
            onStep={(by) => goTo(day + by)}
            headingRef={headingRef}
          />
          {content ? (
            <MentorDayBody content={content} />
          ) : hasFailed ? (
            <Problem message={mentorMessages.notLoaded} onRetry={retry} />
          ) : (
            <MentorDaySkeleton />
          )}
          <div className="row mentor-actions">
            <Button variant={isDone ? "done" : "primary"} isBig onClick={() => void complete()}>
              <Icon of={Check} small />
              {isDone ? mentorMessages.isCompleted(day) : mentorMessages.complete(day)}
            </Button>
            {isDone && day < mentorDayCount ? (
              <Button variant="quiet" onClick={() => open(day + 1)}>
                {mentorMessages.goOn(day + 1)}
              </Button>
            ) : null}
          </div>
          {content ? (
            <ShareRow
              path={`/mentor-me-jesus?day=${day}`}
              text={mentorMessages.shareText(day, content.scripture.text, shownReference(content.scripture.reference))}
              mailSubject={mentorMessages.mailSubject(day)}
              targets={["whatsapp", "facebook", "email", "twitter"]}
            />
          ) : null}
          {isFinished(stats) ? <Certificate dates={stats.dates} /> : null}
          <DevotionFigures
            invitation={mentorMessages.invitation}
            figures={[
              { label: mentorMessages.total, value: stats.totalDays },
              { label: kitMessages.lifetimeStreak, value: stats.currentStreak },
              { label: kitMessages.inARow, value: today ? consecutiveDays(stats.dates, today) : 0 },
            ]}
          />
        </article>
        <aside className="mentor-side stack-6" aria-label={mentorMessages.yourDays}>
          <OwnAnswers />
        </aside>
      </div>
    </Wrap>
  );
};
