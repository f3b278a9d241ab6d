import * as z from "zod/mini";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";

/** Schemas of stored statistics. */
export const storedCount = z.int().check(z.minimum(0));
export const storedDate = z
  .string()
  .check(z.refine((text) => text === "" || parseIsoDate(text) !== undefined, "an ISO date or nothing"));
/** Instants that a Date can represent, so that no stored number breaks the calendar. */
export const storedInstant = z.number().check(z.minimum(0), z.maximum(8.64e15));

/**
 * Repairs a stored object field by field: invalid fields get the fallback's value, and invalid entries of lists are
 * removed. For `migrate` of a stored entry.
 */
export const repairFields =
  ({ shape }: z.ZodMiniObject, fallback: object) =>
  (value: unknown): unknown => {
    const given: Record<string, unknown> = typeof value === "object" && value !== null ? { ...value } : {};
    return Object.fromEntries(
      Object.entries(fallback).map(([name, instead]) => [name, repaired(shape[name], given[name], instead)]),
    );
  };

const repaired = (schema: z.ZodMiniObject["shape"][string] | undefined, value: unknown, instead: unknown): unknown => {
  if (schema === undefined) return instead;
  if (z.safeParse(schema, value).success) return value;
  return Array.isArray(value) && Array.isArray(instead)
    ? value.filter((item) => z.safeParse(schema, [item]).success)
    : instead;
};
