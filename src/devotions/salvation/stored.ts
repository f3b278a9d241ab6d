import * as z from "zod/mini";
import { storedCount } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/storage/entries.ts";

export const salvationAcceptances = defineStored<number>({
  key: "salvationAcceptances",
  syncAs: { as: "whole" },
  schema: storedCount,
  fallback: 0,
  merge: Math.max,
});

/** A random id, created at the first acceptance. It never leaves the device. */
export const deviceId = defineStored<string>({
  key: "deviceId",
  schema: z.string().check(z.minLength(1), z.maxLength(100)),
  fallback: "",
  format: "text",
  isIncidental: true,
  isOfThisDevice: true,
});
