import * as fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { repairFields, storedCount, storedDate, storedInstant } from "./stored-shapes.ts";

const schema = z.object({
  total: storedCount,
  lastDate: storedDate,
  records: z.array(z.object({ timestamp: storedInstant })),
});
const fallback = { total: 0, lastDate: "", records: [] as { timestamp: number }[] };
const repair = repairFields(schema, fallback);

describe("repairFields", () => {
  it("keeps valid fields and takes the rest from the fallback", () => {
    expect(
      repair({ total: 4, lastDate: "yesterday", records: [{ timestamp: 5 }, { timestamp: "late" }, null], extra: 1 }),
    ).toEqual({ total: 4, lastDate: "", records: [{ timestamp: 5 }] });
    expect(repair({ total: -1, lastDate: "2026-02-30" })).toEqual(fallback);
  });

  it("turns any value into the shape", () => {
    const ofShape = fc.record({ total: fc.anything(), lastDate: fc.anything(), records: fc.anything() });
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), ofShape),
        (value) => void expect(schema.safeParse(repair(value)).error).toBeUndefined(),
      ),
    );
  });
});
