import { inTime } from "../../in-time.ts";
import { logWarning } from "../../log.ts";
import { versesOf } from "./answer.ts";
import { boundedFetch, type Fetched } from "./bounded-fetch.ts";
import { callTimeoutMs, joinedGraceMs } from "./config.ts";
import type { Kept, KeptCopies } from "./kept-copies.ts";
import { singleFlight } from "../single-flight.ts";
import { stretchKey, upstreamAddress, type Stretch, type UpstreamVerse } from "./stretch.ts";

export type UpstreamFailure = "timeout" | "network" | "failed";

/** Verses, `missing` (the service has no such passage), or why there is no answer. */
export type UpstreamResult = { readonly verses: readonly UpstreamVerse[] } | { readonly failure: UpstreamFailure | "missing" };

export interface Upstream {
  /** The service's address without a trailing slash. */
  readonly base: string;
  readonly copies: KeptCopies;
  /** Keeps the isolate at work after the answer went out, or after its client left. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** For one call; shorter in tests. */
  readonly timeoutMs?: number;
}

type Asked = { readonly kept: Kept } | { readonly failure: UpstreamFailure };

const flight = singleFlight<Asked>();

const judge = (fetched: Fetched, translation: string, stretch: Stretch): Asked => {
  if (fetched.kind === "missing") return { kept: { verses: null } };
  if (fetched.kind === "timeout" || fetched.kind === "network") return { failure: fetched.kind };
  if (fetched.kind === "failed") {
    logWarning("upstream failed", { translation, stretch: stretchKey(stretch), reason: fetched.reason });
    return { failure: "failed" };
  }
  const verses = versesOf(fetched.body, translation, stretch);
  if (verses) return { kept: { verses } };
  logWarning("upstream answered something else", { translation, stretch: stretchKey(stretch) });
  return { failure: "failed" };
};

const resultOf = (kept: Kept): UpstreamResult => (kept.verses ? { verses: kept.verses } : { failure: "missing" });

/**
 * The verses of a stretch in a translation that is not embedded: a fresh copy, else the service's answer (asked once
 * however many wait for it), else an old copy. Failures are never kept.
 */
export const fetchStretch = async (upstream: Upstream, translation: string, stretch: Stretch): Promise<UpstreamResult> => {
  const { base, copies, waitUntil, timeoutMs = callTimeoutMs } = upstream;
  const key = `${base} ${translation} ${stretchKey(stretch)}`;
  const copy = await copies.read(key);
  if (copy?.isFresh) return resultOf(copy.kept);

  const asking = flight(key, async () => {
    const asked = judge(await boundedFetch(upstreamAddress(base, translation, stretch), timeoutMs), translation, stretch);
    if ("kept" in asked) await copies.write(key, asked.kept);
    return asked;
  });
  // Others may be waiting for this call: it goes on when the client that began it leaves.
  waitUntil(asking);
  // Bounded here too: the call may belong to a request whose client has left, and with it its clock.
  const asked = await inTime<Asked>(asking, timeoutMs + joinedGraceMs, () => ({ failure: "timeout" }));
  if ("kept" in asked) return resultOf(asked.kept);
  return copy?.kept.verses ? { verses: copy.kept.verses } : asked;
};
