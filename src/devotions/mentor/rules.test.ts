import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { days33to40 } from "#content/devotions/mentor/days-33-40.es.ts";
import { mentorDays } from "#content/devotions/mentor/mentor-days.ts";
import { versionSeparator } from "#domain/text/merge-texts.ts";
import { mergeRuleOf, type SyncedEntry } from "#src/sync/parts.ts";
import { inLanguage } from "#tests/support/in-language.ts";
import { privatePrayers } from "#tests/support/private-prayers.ts";
import { answerKey, answersAsText, mergeAnswers, withAnswer } from "./answers.ts";
import { certificatePicture } from "./certificate-picture.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { completeDay, isFinished, mergeMentorDays, noMentorDays, resumeDay } from "./rules.ts";
import { mentorAnswers, mentorStats } from "./stored.ts";

const on = (text: string): CalendarDate => parseIsoDate(text)!;
const today = on("2026-03-29");

describe("completing a day", () => {
  it("counts the day once", () => {
    const first = completeDay(noMentorDays, 3, today);
    expect(first).toEqual({ totalDays: 1, completedDays: [3], currentStreak: 1, dates: ["2026-03-29"] });
    expect(completeDay(first, 3, on("2026-04-01"))).toBe(first);
  });

  it("never resets the streak, and shows the days in a row next to it", () => {
    const stats = [0, 1, 5, 6, 7].reduce(
      (before, wait, index) => completeDay(before, index + 1, addDays(today, wait)),
      noMentorDays,
    );
    expect(stats.currentStreak).toBe(5);
    expect(consecutiveDays(stats.dates, addDays(today, 7))).toBe(3);
    expect(consecutiveDays(stats.dates, addDays(today, 8))).toBe(3);
    expect(consecutiveDays(stats.dates, addDays(today, 9))).toBe(0);
  });

  it("resumes at the first open day, and is finished after all forty", () => {
    expect(resumeDay(noMentorDays)).toBe(1);
    expect(resumeDay({ ...noMentorDays, completedDays: [1, 2, 4] })).toBe(3);
    const all = mentorDays.reduce((before, { day }) => completeDay(before, day, today), noMentorDays);
    expect([resumeDay(all), isFinished(all), isFinished(noMentorDays)]).toEqual([40, true, false]);
    expect(all).toMatchObject({ totalDays: 40, currentStreak: 40 });
  });
});

describe("what is stored", () => {
  it("may have any shape, such as one without dates", () => {
    fc.assert(
      fc.property(
        fc.anything(),
        (value) => void expect(mentorStats.schema.safeParse(mentorStats.migrate!(value)).success).toBe(true),
      ),
    );
    expect(mentorStats.migrate!({ totalDays: 2, completedDays: [1, 2], currentStreak: 2 })).toEqual({
      totalDays: 2,
      completedDays: [1, 2],
      currentStreak: 2,
      dates: [],
    });
  });

  it("is merged on import", () => {
    const one = completeDay(noMentorDays, 1, today);
    const other = completeDay(completeDay(noMentorDays, 1, on("2026-03-01")), 2, on("2026-03-02"));
    expect(mergeMentorDays(one, other)).toEqual({
      totalDays: 2,
      completedDays: [1, 2],
      currentStreak: 2,
      dates: ["2026-03-01", "2026-03-02", "2026-03-29"],
    });
  });

  it("counts for the streak that never resets what was completed on either device", () => {
    const [one, other] = [1, 2].map((day) => completeDay(noMentorDays, day, today));
    expect(mergeMentorDays(one!, other!)).toMatchObject({ totalDays: 2, currentStreak: 2 });
  });
});

describe("own answers", () => {
  it("are stored by day and question; an empty one is removed", () => {
    const answers = withAnswer({}, answerKey(7, 2), "Bread.");
    expect(answers).toEqual({ "7.2": "Bread." });
    expect(withAnswer(answers, "7.2", "Bread.")).toBe(answers);
    expect(withAnswer(answers, "7.2", "  ")).toEqual({});
    for (const text of privatePrayers) expect(withAnswer(answers, "7.2", text)).toEqual({ "7.2": text });
  });

  it("lose nothing on import, and importing twice changes nothing more", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("1.1", "1.2", "2.1"), fc.string({ minLength: 1 })),
        fc.dictionary(fc.constantFrom("1.1", "1.2", "3.1"), fc.string({ minLength: 1 })),
        (present, imported) => {
          const merged = mergeAnswers(present, imported);
          for (const [key, text] of [...Object.entries(present), ...Object.entries(imported)])
            expect(merged[key]).toContain(text);
          expect(mergeAnswers(merged, imported)).toEqual(merged);
        },
      ),
    );
  });

  it("are both kept where two devices wrote one apart", () => {
    const join = mergeRuleOf(mentorAnswers as unknown as SyncedEntry);
    expect(join("On the train.", "In the car.")).toBe(`On the train.${versionSeparator}In the car.`);
  });

  it("can be read as one text, in the order of the days", () => {
    const text = answersAsText(mentorDays, { "12.1": "In the car.", "2.2": "My aunt, שלום 🙂" });
    expect(text.indexOf("My aunt, שלום 🙂")).toBeLessThan(text.indexOf("In the car."));
    expect(text).toContain(
      "Day 12: A solitary place (Mark 1:35)\n\nWhen in your day are you free of what others want from you?\n\nIn the car.",
    );
  });
});

const spanish = await inLanguage<typeof import("./certificate-picture.ts")>(
  "es",
  "/src/devotions/mentor/certificate-picture.ts",
);

it("the certificate has words of the fortieth day, in the language of its days", () => {
  for (const [draw, days] of [
    [certificatePicture, mentorDays],
    [spanish.certificatePicture, days33to40],
  ] as const) {
    const verse = draw("", "").texts.find(({ isItalic, maxLines }) => isItalic && maxLines === 1)!;
    expect(days.at(-1)!.scripture.text).toContain(verse.text);
  }
});
