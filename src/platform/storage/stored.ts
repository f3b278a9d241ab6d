import * as z from "zod/mini";
import { defineStored } from "./entries.ts";
import { revisionKey } from "./tab-lock.ts";

/** Written by the lock itself; declared so that 'Your data' can list it. */
defineStored<number>({
  key: revisionKey,
  schema: z.number(),
  fallback: 0,
  isIncidental: true,
  isOfThisDevice: true,
});
