import { describe, expect, inject, it, vi } from "vitest";
import { passageSchema } from "#domain/api/bible.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { type Row, printRows } from "#measure/bench/bars.ts";
import { resultCache } from "#worker/bible/upstream/result-cache.ts";
import { ask, askWith, origin } from "./support.ts";
import { upstreamFaults } from "./upstream-faults.ts";

const server = inject("upstreamServer");
const longestMs = 10_500;

const askDuring = async (fault: string): Promise<Row> => {
  const upstream = fault.startsWith("http") ? fault : `${server}/${fault}`;
  const began = performance.now();
  const failing = askWith(upstream, "/api/bible/john+3:16?translation=bbe");
  const embedded = passageSchema.parse(await (await askWith(upstream, "/api/bible/john+3:16")).json());
  const embeddedMs = performance.now() - began;
  const answer = await failing;
  const took = performance.now() - began;
  const { code } = errorBodySchema.parse(await answer.json());
  const kept = await resultCache(caches.default, origin, Date.now).read(`${upstream} bbe JHN.3.16-JHN.3.16`);
  const isMet =
    took <= longestMs &&
    answer.status >= 500 &&
    answer.status <= 504 &&
    kept === undefined &&
    embedded.text.startsWith("For God so loved the world") &&
    embeddedMs <= longestMs;
  return {
    what: fault,
    bar: `≤ ${longestMs} ms`,
    measured: `${took.toFixed(0)} ms, ${answer.status} ${code}, ${kept ? "kept" : "nothing kept"}; KJV meanwhile ${embeddedMs.toFixed(0)} ms`,
    isMet,
  };
};

/** `npm run load -- faults`: the production timeouts. Every `npm test` runs the same faults with short ones. */
describe.runIf(inject("faultsInFull"))("the upstream's faults, through the API", () => {
  it("end in time with an error, store nothing, and leave the embedded text alone", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect((await ask("/api/bible/john+3:16")).status).toBe(200);
    const rows = await Promise.all(upstreamFaults.map(([fault]) => askDuring(fault)));
    expect(printRows("Upstream faults", rows)).toBe(0);
  });
});
