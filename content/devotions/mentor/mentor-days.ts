import type { MentorDay } from "#content/schema/devotions.ts";
import { days01to08 } from "./days-01-08.ts";
import { days09to16 } from "./days-09-16.ts";
import { days17to24 } from "./days-17-24.ts";
import { days25to32 } from "./days-25-32.ts";
import { days33to40 } from "./days-33-40.ts";

/** The forty days of Mentor Me Jesus, in the order of the gospel story. */
export const mentorDays: readonly MentorDay[] = [
  ...days01to08,
  ...days09to16,
  ...days17to24,
  ...days25to32,
  ...days33to40,
];
