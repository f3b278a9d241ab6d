import { rateHeaders, type RateHeaders } from "#domain/api/rate-policies.ts";
import { withTimeout } from "../../with-timeout.ts";
import { logWarning } from "../../log.ts";
import { parseResponse } from "./parse-response.ts";
import { boundedFetch, type Fetched } from "./bounded-fetch.ts";
import { callBudget } from "./call-budget.ts";
import { callTimeoutMs, callWindowMs, joinedGraceMs, shareOfVisitor } from "./config.ts";
import type { ResultCache, UpstreamAnswer } from "./result-cache.ts";
import { singleFlight } from "../single-flight.ts";
import { bookRangeKey, upstreamAddress, type BookRange, type UpstreamVerse } from "./book-range.ts";

export type UpstreamFailure = "timeout" | "network" | "failed";

/** No call was made: the visitor's part of the calls is used up, or all of them. */
interface Refused {
  readonly failure: "visitor_busy" | "service_busy";
  readonly retryAfterSeconds: number;
}

/** The verses, `missing` (the service has no such passage), or why the call failed or was not made. */
type UpstreamResult =
  | { readonly verses: readonly UpstreamVerse[] }
  | { readonly failure: UpstreamFailure | "missing" }
  | Refused;

export interface Upstream {
  /** The service's address without a trailing slash. */
  readonly base: string;
  readonly cache: ResultCache;
  /** The visitor's widest network. Only compared, in memory. */
  readonly visitor: string;
  /** Calls in `callWindowMs` that the service takes from us. */
  readonly maxCalls: number;
  /** Keeps the isolate alive after the response was sent or the client disconnected. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Per call; shorter in tests. */
  readonly timeoutMs?: number;
}

type Outcome = { readonly answer: UpstreamAnswer } | { readonly failure: UpstreamFailure } | Refused;

const flight = singleFlight<Outcome>();

const calls = callBudget(callWindowMs);

const refusedFor = (failure: Refused["failure"], retryAfterSeconds: number | undefined): Refused | undefined =>
  retryAfterSeconds === undefined ? undefined : { failure, retryAfterSeconds };

const visitorName = ({ base, visitor }: Upstream): string => `${base} by ${visitor}`;

/** How many look-ups one visitor has in the window. */
const callsOfVisitor = ({ maxCalls }: Upstream): number => Math.max(1, Math.floor(maxCalls * shareOfVisitor));

/** Counts a look-up for the visitor. */
const refuseVisitor = (upstream: Upstream): Refused | undefined =>
  refusedFor("visitor_busy", calls.take(visitorName(upstream), callsOfVisitor(upstream), Date.now()));

/** What the visitor's look-ups have come to, for the headers of the response. */
export const rateOfVisitor = (upstream: Upstream): RateHeaders =>
  rateHeaders(
    "look-ups",
    { quota: callsOfVisitor(upstream), windowSeconds: callWindowMs / 1000 },
    calls.remaining(visitorName(upstream), callsOfVisitor(upstream), Date.now()),
  );

/** Counts a call for the service. */
const refuseCall = ({ base, maxCalls }: Upstream): Refused | undefined =>
  refusedFor("service_busy", calls.take(base, maxCalls, Date.now()));

const outcomeOf = (fetched: Fetched, translation: string, range: BookRange): Outcome => {
  if (fetched.kind === "missing") return { answer: { verses: null } };
  if (fetched.kind === "timeout" || fetched.kind === "network") return { failure: fetched.kind };
  if (fetched.kind === "failed") {
    logWarning("upstream failed", { translation, range: bookRangeKey(range), reason: fetched.reason });
    return { failure: "failed" };
  }
  const verses = parseResponse(fetched.body, translation, range);
  if (verses) return { answer: { verses } };
  logWarning("unexpected upstream response", { translation, range: bookRangeKey(range) });
  return { failure: "failed" };
};

const resultOf = ({ verses }: UpstreamAnswer): UpstreamResult => (verses ? { verses } : { failure: "missing" });

/**
 * The verses of a range in a translation that is not embedded: a fresh copy, otherwise the service's response
 * (concurrent requests share one call), otherwise a stale copy. Failures are never cached. Copies cost nothing of the
 * budgets.
 */
export const fetchBookRange = async (
  upstream: Upstream,
  translation: string,
  range: BookRange,
): Promise<UpstreamResult> => {
  const { base, cache, waitUntil, timeoutMs = callTimeoutMs } = upstream;
  const key = `${base} ${translation} ${bookRangeKey(range)}`;
  const cached = await cache.read(key);
  if (cached?.isFresh) return resultOf(cached.answer);

  const refused = refuseVisitor(upstream);
  if (refused) return cached?.answer.verses ? resultOf(cached.answer) : refused;

  const pending = flight(key, async () => {
    const busy = refuseCall(upstream);
    if (busy) return busy;
    const outcome = outcomeOf(
      await boundedFetch(upstreamAddress(base, translation, range), timeoutMs),
      translation,
      range,
    );
    if ("answer" in outcome) await cache.write(key, outcome.answer);
    return outcome;
  });
  // Other requests may be waiting for this call, so it continues if the client that started it disconnects.
  waitUntil(pending);
  // A second timeout here: the call may belong to a request whose client has disconnected, and its timer with it.
  const outcome = await withTimeout<Outcome>(pending, timeoutMs + joinedGraceMs, () => ({ failure: "timeout" }));
  if ("answer" in outcome) return resultOf(outcome.answer);
  return cached?.answer.verses ? resultOf(cached.answer) : outcome;
};
