import { expect, it } from "vitest";
import { readManifest } from "./read-manifest.ts";
import { textDates } from "./text-dates.ts";

it.each(readManifest().translations)(
  "the text of $id is the one that is dated: a changed text needs its new checksum and date",
  ({ id, checksum }) => {
    expect(checksum.slice(0, 12)).toBe(textDates[id].checksum);
    expect(new Date(textDates[id].date).toISOString().slice(0, 10)).toBe(textDates[id].date);
  },
);
