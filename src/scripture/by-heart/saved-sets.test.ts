import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeRuleOf, type SyncedEntry } from "#src/sync/parts.ts";
import { mergeVersions, type Version } from "#src/sync/version.ts";
import { mostSavedSets } from "./config.ts";
import { listSavedSets, mergeSavedSets, removeSet, saveSet, savedSet } from "./saved-sets.ts";
import { savedSetsEntry, type SavedSet } from "./stored.ts";

const psalm = { book: "PSA", chapter: 23, verses: [1, 2, 3] } as const;
const john = { book: "JHN", chapter: 10, verses: [11] } as const;
const key = "PSA.23.1-3;JHN.10.11";
const set: SavedSet = { name: "Shepherd", translation: "kjv", addedOn: "2026-11-20" };

const anySet: fc.Arbitrary<SavedSet> = fc.record({
  name: fc.constantFrom("", "Shepherd", "Week 3"),
  translation: fc.constantFrom("kjv", "web"),
  addedOn: fc.constantFrom("2026-11-20", "2026-11-21"),
});
const anySets = fc.dictionary(fc.constantFrom(key, "JHN.3.16", "PSA.23"), anySet);

describe("sets by link", () => {
  it("are saved once, by their passages, and take another name", () => {
    const one = saveSet({}, [psalm, john], set);
    expect(one).toEqual({ [key]: set });
    expect(saveSet(one, [psalm, john], { ...set, addedOn: "2026-11-26" })).toBe(one);
    const renamed = saveSet(one, [psalm, john], { ...set, name: "Week 3", addedOn: "2026-11-26" });
    expect(savedSet(renamed, [psalm, john])?.name).toBe("Week 3");
    expect(Object.keys(renamed)).toHaveLength(1);
    expect(removeSet(renamed, [psalm, john])).toEqual({});
    expect(savedSet(removeSet(renamed, [psalm]), [psalm, john])).toBeDefined();
  });

  it("are fifty at most", () => {
    const full = Array.from({ length: mostSavedSets }).reduce<Record<string, SavedSet>>(
      (sets, _, index) => saveSet(sets, [{ ...psalm, chapter: index + 1, verses: [1] }], set),
      {},
    );
    expect(Object.keys(full)).toHaveLength(mostSavedSets);
    expect(saveSet(full, [john], set)).toBe(full);
    expect(saveSet(full, [{ ...psalm, chapter: 1, verses: [1] }], { ...set, name: "Other" })).not.toBe(full);
  });

  it("are listed the newest first, without what cannot be read", () => {
    const listed = listSavedSets({
      [key]: set,
      "JHN.3.16": { ...set, name: "", addedOn: "2026-11-25" },
      "PSA.23/hidden": set,
      "XXX.1.1": set,
      "JHN.11.35": { ...set, translation: "xyz" },
      __proto: set,
    });
    expect(listed).toEqual([
      { name: "", translation: "kjv", passages: [{ book: "JHN", chapter: 3, verses: [16] }] },
      { name: "Shepherd", translation: "kjv", passages: [psalm, john] },
    ]);
  });

  it("lose what cannot be read, and no more; a name of a file is cleaned", () => {
    const read = savedSetsEntry.migrate!({
      [key]: { ...set, name: "<b>Shepherd</b>" },
      "JHN.3.16": { name: 3 },
      "PSA.23": { ...set, addedOn: "2026-13-01" },
    });
    expect(savedSetsEntry.schema.parse(read)).toEqual({ [key]: { ...set, name: "b Shepherd b" } });
  });

  it("merge to the same in whatever order devices meet, and lose none", () => {
    fc.assert(
      fc.property(anySets, anySets, anySets, (one, two, three) => {
        const merged = mergeSavedSets(one, two);
        expect(mergeSavedSets(two, one)).toEqual(merged);
        expect(mergeSavedSets(merged, two)).toEqual(merged);
        expect(mergeSavedSets(merged, three)).toEqual(mergeSavedSets(one, mergeSavedSets(two, three)));
        expect(Object.keys(merged).toSorted()).toEqual(
          [...new Set([...Object.keys(one), ...Object.keys(two)])].toSorted(),
        );
      }),
    );
  });

  it("do so by sync, too: a name is not lost to a set without one", () => {
    const join = mergeRuleOf(savedSetsEntry as unknown as SyncedEntry);
    const unnamed: Version = { seen: { phone: 1 }, value: { ...set, name: "", addedOn: "2026-11-25" } };
    const named: Version = { seen: { laptop: 1 }, value: set };
    expect(mergeVersions(unnamed, named, join).value).toEqual(set);
    expect(mergeVersions(named, unnamed, join).value).toEqual(set);
  });
});
