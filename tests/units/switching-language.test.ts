import { beforeAll, describe, expect, it } from "vitest";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { gameIn } from "#domain/site/feature.ts";
import { games } from "#src/features.ts";
import { withAnswer, withPrayer } from "#src/devotions/prayer-wall/diary-rules.ts";
import { prayerDiary } from "#src/devotions/prayer-wall/stored.ts";
import { nothingRead, toggleDay } from "#src/devotions/reading-plan/rules.ts";
import { readingStats } from "#src/devotions/reading-plan/stored.ts";
import { placesOf, passagesOfSet } from "#src/scripture/by-heart/sets.ts";
import { addCards, cardId, parseCardId, review } from "#src/scripture/by-heart/cards.ts";
import { booksOfLevel } from "#src/games/bible-scholar/config.ts";
import { step as stepScholar } from "#src/games/bible-scholar/rules.ts";
import { scholarStart, type ScholarState } from "#src/games/bible-scholar/stored.ts";
import { phraseOf, step as stepJericho } from "#src/games/wall-of-jericho/rules.ts";
import { jerichoStart, type JerichoState } from "#src/games/wall-of-jericho/stored.ts";
import { decode, encode } from "#src/platform/storage/codec.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { inLanguage } from "#tests/support/in-language.ts";

/** A device that switches language: what was begun in one goes on in the other, or waits there for its own. */

let spanish: {
  plan: typeof import("#src/devotions/reading-plan/stored.ts");
  diary: typeof import("#src/devotions/prayer-wall/stored.ts");
  jericho: typeof import("#src/games/wall-of-jericho/stored.ts");
  jerichoRules: typeof import("#src/games/wall-of-jericho/rules.ts");
  scholar: typeof import("#src/games/bible-scholar/stored.ts");
  byHeart: typeof import("#src/scripture/by-heart/cards.ts");
};
beforeAll(async () => {
  spanish = {
    plan: await inLanguage("es", "/src/devotions/reading-plan/stored.ts"),
    diary: await inLanguage("es", "/src/devotions/prayer-wall/stored.ts"),
    jericho: await inLanguage("es", "/src/games/wall-of-jericho/stored.ts"),
    jerichoRules: await inLanguage("es", "/src/games/wall-of-jericho/rules.ts"),
    scholar: await inLanguage("es", "/src/games/bible-scholar/stored.ts"),
    byHeart: await inLanguage("es", "/src/scripture/by-heart/cards.ts"),
  };
});

const readIn = <Value>(entry: StoredEntry<Value>, text: string) => {
  const { value, isLost } = decode(entry, text);
  expect(isLost).toBe(false);
  return value;
};

describe("in the middle of a round", () => {
  it.each(games.filter((game) => !("ownTextsIn" in game)))("$id goes on, and has one board for all", (game) => {
    expect(gameIn(game, "es")).toMatchObject({ storedKey: game.storedKey, board: game.id });
  });

  it.each(games.filter((game) => "ownTextsIn" in game))("$id waits in its language, beside the other one's", (game) => {
    expect(gameIn(game, "es")).toMatchObject({ storedKey: `${game.storedKey}_es`, board: `${game.id} es` });
  });

  it("a wall keeps its open stones, with the phrases of the other language", () => {
    const begun = stepJericho(jerichoStart, { type: "start", seed: 7 }).state as Extract<
      JerichoState,
      { phase: "playing" }
    >;
    const [first] = begun.boxes;
    const pair = begun.boxes.filter(({ scriptureId }) => scriptureId === first!.scriptureId);
    const turned = pair.reduce<JerichoState>(
      (state, { id }) => stepJericho(state, { type: "turn", box: id }).state,
      begun,
    );
    const found = stepJericho(turned, { type: "check", turn: 1 }).state;
    const goesOn = readIn(spanish.jericho.jerichoEntries.ordinary, JSON.stringify(found));
    expect(goesOn).toEqual(found);
    expect(spanish.jerichoRules.phraseOf(first!).text).not.toBe(phraseOf(first!).text);
    const other = begun.boxes.find((box) => !pair.includes(box))!;
    expect(spanish.jerichoRules.step(goesOn, { type: "turn", box: other.id }).state).toEqual(
      stepJericho(found, { type: "turn", box: other.id }).state,
    );
  });

  it("books in order keep their places", () => {
    const begun = stepScholar(scholarStart, { type: "start", seed: 5 }).state;
    const level = (begun as Extract<ScholarState, { phase: "playing" }>).level;
    const placed = stepScholar(begun, { type: "pick", book: booksOfLevel[level][0]!.id }).state;
    expect(readIn(spanish.scholar.scholarEntries.ordinary, JSON.stringify(placed))).toEqual(placed);
  });
});

describe("what is kept for months", () => {
  it("is the plan's days, figures and badges", () => {
    const today = parseIsoDate("2026-11-26")!;
    const read = Array.from({ length: 8 }, (_, index) => index + 1).reduce(
      (stats, day) => toggleDay(stats, day, today).stats,
      nothingRead,
    );
    const text = encode(readingStats.year, read);
    expect(spanish.plan.readingStats.year.key).toBe(readingStats.year.key);
    expect(readIn(spanish.plan.readingStats.year, text)).toEqual(read);
  });

  it("is the diary, word for word, with what was answered", () => {
    const prayer = { id: "1", text: "Señor, give me rest", createdAt: 1_764_147_600_000, answeredOn: "" };
    const diary = withAnswer(withPrayer([], prayer), "1", "2026-11-26");
    expect(spanish.diary.prayerDiary.key).toBe(prayerDiary.key);
    expect(readIn(spanish.diary.prayerDiary, encode(prayerDiary, diary))).toEqual(diary);
  });

  it("is what is learnt by heart, each in its translation", () => {
    const [place] = placesOf(passagesOfSet("comfort"), "spa_r09");
    const id = cardId(place!);
    const cards = review(addCards({}, [id, "kjv/JHN.3.16"], "2026-11-26"), id, "2026-11-26", 3, "words");
    for (const one of Object.keys(cards)) expect(spanish.byHeart.parseCardId(one)).toEqual(parseCardId(one));
    expect(parseCardId(id)?.translation).toBe("spa_r09");
  });
});
