import { systemClock } from "#src/platform/clock.ts";
import type { DateOf } from "./tally.ts";

/** The present instant, and how instants become dates where the visitor is: what the rules ask for. */
export const now = (): number => systemClock.now();
export const dateHere: DateOf = (instant) => systemClock.dateAt(instant);
