import { rateHeaders, type RateHeaders } from "#domain/api/rate-policies.ts";
import { withTimeout } from "../../with-timeout.ts";
import { logWarning } from "../../log.ts";
import { MemoryBudget } from "../../security/memory-budget.ts";
import { boundedFetch, type Fetched } from "./bounded-fetch.ts";
import { callsPerWindow, callTimeoutMs, callWindowMs, joinedGraceMs, shareOfVisitor } from "./config.ts";
import type { ResultCache, UpstreamAnswer } from "./result-cache.ts";
import { singleFlight } from "../single-flight.ts";

export type UpstreamFailure = "timeout" | "network" | "failed";

/** No call was made because a budget is used up: the visitor's own, or that of all visitors. */
interface Refused {
  readonly failure: "visitor_busy" | "service_busy";
  readonly retryAfterSeconds: number;
}

/** The content, `missing` (the service has nothing of that name), or why the call failed or was not made. */
export type UpstreamResult<Content> =
  | { readonly content: Content }
  | { readonly failure: UpstreamFailure | "missing" }
  | Refused;

/** A public service for texts that are not embedded, with what a call to it needs. */
export interface Upstream {
  /** The service's address without a trailing slash. */
  readonly base: string;
  readonly cache: ResultCache;
  /** Name of the visitor's widest network. Only compared in memory, never stored. */
  readonly visitor: string;
  /** How many calls we may make within `callWindowMs`. */
  readonly maxCalls: number;
  /** Keeps the isolate alive after the response was sent or the client disconnected. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Per call; another one in tests. */
  readonly timeoutMs?: number;
}

/** One request to a service. */
export interface Question<Content> {
  /** Cache key, without the service's address. */
  readonly key: string;
  readonly address: string;
  /** Returns the content as plain data; undefined if the body is not what was requested. */
  readonly parse: (body: unknown) => Content | undefined;
  readonly translation: string;
  /** For the log. */
  readonly range: string;
  readonly maxBytes?: number;
  readonly freshSeconds?: number;
  /** Whether a failed call is retried once, within the same time limit. */
  readonly isRepeated?: boolean;
}

type Outcome = { readonly answer: UpstreamAnswer<unknown> } | { readonly failure: UpstreamFailure } | Refused;

const flight = singleFlight<Outcome>();

const calls = new MemoryBudget({ most: callsPerWindow, windowMs: callWindowMs });

/** Counts a call; returns the refusal if none is left. */
const take = (name: string, most: number, failure: Refused["failure"]): Refused | undefined => {
  const waitMs = calls.take([name], 1, Date.now(), most);
  return waitMs > 0 ? { failure, retryAfterSeconds: Math.ceil(waitMs / 1000) } : undefined;
};

const visitorName = ({ base, visitor }: Upstream): string => `${base} by ${visitor}`;

/** How many look-ups one visitor has in the window. */
const callsOfVisitor = ({ maxCalls }: Upstream): number => Math.max(1, Math.floor(maxCalls * shareOfVisitor));

/** The visitor's quota of look-ups and what is left of it, as response headers. */
export const rateOfVisitor = (upstream: Upstream): RateHeaders => {
  const quota = callsOfVisitor(upstream);
  const { left, resetMs } = calls.remaining(visitorName(upstream), Date.now(), quota);
  return rateHeaders(
    "look-ups",
    { quota, windowSeconds: callWindowMs / 1000 },
    { left, resetSeconds: Math.ceil(resetMs / 1000) },
  );
};

const outcomeOf = <Content>(fetched: Fetched, { parse, translation, range }: Question<Content>): Outcome => {
  if (fetched.kind === "missing") return { answer: { content: null } };
  if (fetched.kind === "timeout" || fetched.kind === "network") return { failure: fetched.kind };
  if (fetched.kind === "failed") {
    logWarning("upstream failed", { translation, range, reason: fetched.reason });
    return { failure: "failed" };
  }
  const content = parse(fetched.body);
  if (content !== undefined) return { answer: { content } };
  logWarning("unexpected upstream response", { translation, range });
  return { failure: "failed" };
};

const callOnce = async <Content>(
  question: Question<Content>,
  timeoutMs: number,
  isPastCaches: boolean,
): Promise<Outcome> =>
  outcomeOf(await boundedFetch(question.address, timeoutMs, question.maxBytes, isPastCaches), question);

/** Makes the call; if it fails before the timeout and the question allows it, once more in the time left, past every cache. */
const call = async <Content>(question: Question<Content>, timeoutMs: number): Promise<Outcome> => {
  const began = Date.now();
  const outcome = await callOnce(question, timeoutMs, false);
  const leftMs = timeoutMs - (Date.now() - began);
  return "failure" in outcome && outcome.failure !== "timeout" && question.isRepeated && leftMs > 0
    ? callOnce(question, leftMs, true)
    : outcome;
};

/**
 * Returns a fresh cached copy, otherwise the service's response (concurrent requests share one call), otherwise a stale
 * cached copy. Failures are never cached. Only uncached requests count against the budgets.
 */
export const askUpstream = async <Content>(
  upstream: Upstream,
  question: Question<Content>,
): Promise<UpstreamResult<Content>> => {
  const { base, cache, waitUntil, timeoutMs = callTimeoutMs } = upstream;
  const resultOf = ({ content }: UpstreamAnswer<unknown>): UpstreamResult<Content> =>
    content === null ? { failure: "missing" } : { content: content as Content };
  const key = `${base} ${question.key}`;
  const cached = await cache.read<Content>(key, question.freshSeconds);
  if (cached?.isFresh) return resultOf(cached.answer);
  const stale = cached?.answer.content ? resultOf(cached.answer) : undefined;

  const refused = take(visitorName(upstream), callsOfVisitor(upstream), "visitor_busy");
  if (refused) return stale ?? refused;

  const pending = flight(key, async () => {
    const busy = take(base, upstream.maxCalls, "service_busy");
    if (busy) return busy;
    const outcome = await call(question, timeoutMs);
    if ("answer" in outcome) await cache.write(key, outcome.answer);
    return outcome;
  });
  // Other requests may be waiting for this call, so it continues if the client that started it disconnects.
  waitUntil(pending);
  // A second timeout here: the call may belong to a request whose client has disconnected, and its timer with it.
  const outcome = await withTimeout<Outcome>(pending, timeoutMs + joinedGraceMs, () => ({ failure: "timeout" }));
  if ("answer" in outcome) return resultOf(outcome.answer);
  return stale ?? outcome;
};
