import { defineStored } from "#src/platform/storage/entries.ts";
import { type BirthdayStats, birthdayTally } from "./rules.ts";

/** docs/product/storage.md, "Keys". */
export const birthdayStats = defineStored<BirthdayStats>({
  key: "birthday-sticker-stats",
  syncAs: { as: "whole" },
  ...birthdayTally.shape,
});
