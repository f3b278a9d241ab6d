import * as z from "zod/mini";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";

/** Schemas of stored statistics. */
export const storedCount = z.int().check(z.minimum(0));
export const storedDate = z
  .string()
  .check(z.refine((text) => text === "" || parseIsoDate(text) !== undefined, "an ISO date or nothing"));
/** Instants that a Date can represent, so that no stored number breaks the calendar. */
export const storedInstant = z.number().check(z.minimum(0), z.maximum(8.64e15));

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/**
 * Repairs a stored object field by field: invalid fields get the fallback's value, and invalid entries of lists are
 * removed. For `migrate` of a stored entry.
 */
export const repairFields =
  <T extends object>(fields: Fields, fallback: T) =>
  (value: unknown): unknown => {
    const given: Record<string, unknown> = typeof value === "object" && value !== null ? { ...value } : {};
    return Object.fromEntries(
      Object.entries(fallback).map(([name, instead]) => [name, repaired(fields[name], given[name], instead)]),
    );
  };

const repaired = (schema: z.ZodMiniType | undefined, value: unknown, instead: unknown): unknown => {
  if (schema === undefined) return instead;
  if (schema.safeParse(value).success) return value;
  return Array.isArray(value) && Array.isArray(instead)
    ? value.filter((item) => schema.safeParse([item]).success)
    : instead;
};
