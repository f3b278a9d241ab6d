import { expect, it } from "vitest";
import * as z from "zod/mini";
import { conflictOf } from "./conflicts.ts";
import type { SyncedEntry } from "./parts.ts";

const shape = { schema: z.any(), fallback: null } as const;
const notes: SyncedEntry = { key: "bible-notes", ...shape, syncAs: { as: "items", id: "id", text: "text" } };
const highlights: SyncedEntry = { key: "bible-highlights", ...shape, syncAs: { as: "map" } };
const days: SyncedEntry = { key: "gbh_days", ...shape, syncAs: { as: "whole" }, merge: (present) => present };
const note = (text: string) => ({ id: "1", reference: "John 11:35", text });

it("says of changes made apart what became of them, and on which device and when the other was made", () => {
  const mine = { phone: 5 };
  const theirs = { phone: 3, laptop: 7 };
  const other = { device: "laptop", at: 7 };
  expect(
    conflictOf(notes, "1", { seen: mine, value: note("a") }, { seen: theirs, value: note("b") }, note("b — a")),
  ).toEqual({ key: "bible-notes", subject: "John 11:35", result: "joined", ...other });
  expect(
    conflictOf(notes, "1", { seen: mine, value: undefined }, { seen: theirs, value: note("b") }, note("b")),
  ).toMatchObject({ result: "restored", ...other });
  expect(
    conflictOf(
      highlights,
      "John 3:16",
      { seen: mine, value: "hl-pink" },
      { seen: theirs, value: "hl-grey" },
      "hl-grey",
    ),
  ).toEqual({ key: "bible-highlights", subject: "John 3:16", result: "later", ...other });
});

it("says nothing where one had seen the other, both are alike, or both count", () => {
  const seen = { phone: 5, laptop: 7 };
  expect(conflictOf(notes, "1", { seen: { phone: 5 }, value: note("a") }, { seen, value: note("b") }, note("b"))).toBe(
    undefined,
  );
  const apart = { phone: 3, laptop: 7 };
  const own = { seen: { phone: 5 }, value: note("a") };
  expect(conflictOf(notes, "1", own, { seen: apart, value: note("a") }, note("a"))).toBe(undefined);
  expect(conflictOf(days, "", { seen: { phone: 5 }, value: [1] }, { seen: apart, value: [2] }, [1, 2])).toBe(undefined);
});
