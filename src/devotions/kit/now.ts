import { systemClock } from "#src/platform/clock.ts";
import type { DateOf } from "./tally.ts";

/** The current instant, and the conversion of instants to local dates, as the rules need them. */
export const now = (): number => systemClock.now();
export const dateHere: DateOf = (instant) => systemClock.dateAt(instant);
