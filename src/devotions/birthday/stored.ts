import { defineStored } from "#src/platform/storage/entries.ts";
import { birthdayTally } from "./rules.ts";

/** docs/product/storage.md, "Keys". */
export const birthdayStats = defineStored({
  key: "birthday-sticker-stats",
  syncAs: { as: "whole" },
  ...birthdayTally.shape,
});
