import { defineStored } from "#src/platform/device-store/entries.ts";
import { type BirthdayStats, birthdayTally } from "./rules.ts";

/** Specification 2, section 3: birthday stats. */
export const birthdayStats = defineStored<BirthdayStats>({ key: "birthday-sticker-stats", label: "Birthday stickers you claimed", ...birthdayTally.shape });
