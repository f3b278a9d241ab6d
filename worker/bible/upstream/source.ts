import { inTime } from "../../in-time.ts";
import { logWarning } from "../../log.ts";
import { versesOf } from "./answer.ts";
import { boundedFetch, type Fetched } from "./bounded-fetch.ts";
import { callTimeoutMs, joinedGraceMs } from "./config.ts";
import type { Kept, KeptCopies } from "./kept-copies.ts";
import { singleFlight } from "../single-flight.ts";
import { stretchKey, upstreamAddress, type Stretch, type UpstreamVerse } from "./stretch.ts";

export type UpstreamFailure = "timeout" | "network" | "failed";

/** The verses, `missing` (the service has no such passage), or why the call failed. */
export type UpstreamResult = { readonly verses: readonly UpstreamVerse[] } | { readonly failure: UpstreamFailure | "missing" };

export interface Upstream {
  /** The service's address without a trailing slash. */
  readonly base: string;
  readonly copies: KeptCopies;
  /** Keeps the isolate alive after the response was sent or the client disconnected. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Per call; shorter in tests. */
  readonly timeoutMs?: number;
}

type Outcome = { readonly kept: Kept } | { readonly failure: UpstreamFailure };

const flight = singleFlight<Outcome>();

const judge = (fetched: Fetched, translation: string, stretch: Stretch): Outcome => {
  if (fetched.kind === "missing") return { kept: { verses: null } };
  if (fetched.kind === "timeout" || fetched.kind === "network") return { failure: fetched.kind };
  if (fetched.kind === "failed") {
    logWarning("upstream failed", { translation, stretch: stretchKey(stretch), reason: fetched.reason });
    return { failure: "failed" };
  }
  const verses = versesOf(fetched.body, translation, stretch);
  if (verses) return { kept: { verses } };
  logWarning("unexpected upstream response", { translation, stretch: stretchKey(stretch) });
  return { failure: "failed" };
};

const resultOf = (kept: Kept): UpstreamResult => (kept.verses ? { verses: kept.verses } : { failure: "missing" });

/**
 * The verses of a stretch in a translation that is not embedded: a fresh copy, otherwise the service's response
 * (concurrent requests share one call), otherwise a stale copy. Failures are never cached.
 */
export const fetchStretch = async (upstream: Upstream, translation: string, stretch: Stretch): Promise<UpstreamResult> => {
  const { base, copies, waitUntil, timeoutMs = callTimeoutMs } = upstream;
  const key = `${base} ${translation} ${stretchKey(stretch)}`;
  const copy = await copies.read(key);
  if (copy?.isFresh) return resultOf(copy.kept);

  const pending = flight(key, async () => {
    const outcome = judge(await boundedFetch(upstreamAddress(base, translation, stretch), timeoutMs), translation, stretch);
    if ("kept" in outcome) await copies.write(key, outcome.kept);
    return outcome;
  });
  // Other requests may be waiting for this call, so it continues if the client that started it disconnects.
  waitUntil(pending);
  // A second timeout here: the call may belong to a request whose client has disconnected, and its timer with it.
  const outcome = await inTime<Outcome>(pending, timeoutMs + joinedGraceMs, () => ({ failure: "timeout" }));
  if ("kept" in outcome) return resultOf(outcome.kept);
  return copy?.kept.verses ? { verses: copy.kept.verses } : outcome;
};
