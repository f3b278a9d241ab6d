import { defineStored } from "#src/platform/storage/entries.ts";
import { birthdayTally } from "./rules.ts";

export const birthdayStats = defineStored({
  key: "birthday-sticker-stats",
  syncAs: { as: "whole" },
  ...birthdayTally.shape,
});
