import { describe, expect, it } from "vitest";
import { mentorDays } from "./mentor/mentor-days.ts";
import { prayerTopics } from "./prayer-topics.ts";

/** Words by which a text shows that it speaks of despair, violence or illness. */
const heavy =
  /\b(?:afraid of footsteps|betrayed|bottle|despair|diagnosis|fled|funeral|grave|grieving|harms you|hospital|in danger|in mourning|leper|panic|pain that|prison|sick|stillbirth|stroke|too low to hope|unable to go on|will not get better|where you are in danger|without a drink)\b/;

/** Texts with such a word that are about something else: the word, and what it is there for. */
const lighter: Readonly<Record<string, string>> = {
  "topic 9": "the sick boy of Mark 9, in a prayer about faith",
  "topic 19": "the sick bed as a place of work",
  "day 12": "the sick whom Jesus left in Capernaum, in a day about time alone",
  "day 17": "somebody in a prison, inside the word our",
  "day 27": "a neighbour driven to hospital",
  "day 29": "six weeks without a drink, in a day about coming home",
  "day 30": "a reading scheme at the prison",
  "day 33": "a speech saved for a funeral",
};

const texts = [
  ...prayerTopics.map(({ id, prayer, offersHelplines }) => ({ name: `topic ${id}`, text: prayer, offersHelplines })),
  ...mentorDays.map(({ day, wisdom, reflections, suggestedAnswers, offersHelplines }) => ({
    name: `day ${day}`,
    text: [
      wisdom,
      ...reflections.flatMap(({ question, content }) => [question, content]),
      ...suggestedAnswers.map(({ answer }) => answer),
    ].join("\n"),
    offersHelplines,
  })),
];

describe("what speaks of despair, violence or illness", () => {
  it("leads to 'If you need someone now'", () => {
    expect(
      texts
        .filter(({ name, text, offersHelplines }) => heavy.test(text) && !offersHelplines && !(name in lighter))
        .map(({ name, text }) => `${name}: ${heavy.exec(text)?.[0]}`),
    ).toEqual([]);
  });

  it("is named here where the line would be too much, and nothing else is", () => {
    expect(
      Object.keys(lighter).filter(
        (name) => !texts.some((text) => text.name === name && heavy.test(text.text) && !text.offersHelplines),
      ),
    ).toEqual([]);
  });

  it("are nine subjects of the wall, of healing, grief, fear and the like", () => {
    expect(prayerTopics.filter(({ offersHelplines }) => offersHelplines).map(({ title }) => title)).toEqual([
      "Health",
      "Healing Ministry",
      "Grief",
      "Marriage",
      "Courage",
      "Loneliness",
      "Protection",
      "Freedom",
      "Hope",
    ]);
  });
});
