import { budgets } from "#domain/api/budgets.ts";
import { retentionDays } from "#domain/api/retention.ts";

/** Limits for calls to the public Bible text service. */
const daySeconds = 24 * 60 * 60;

/** For one call, from sending the request to reading the last byte. */
export const callTimeoutMs = 10_000;
/** Extra time for requests that wait for another request's call, so that the call itself times out first. */
export const joinedGraceMs = 250;
/** Maximum size of one response, decompressed. */
export const maxBytes = 1024 * 1024;
export const foundFreshSeconds = 30 * daySeconds;
/** How long a stale copy is kept, to be served when the service fails. */
export const foundKeptSeconds = retentionDays.passages * daySeconds;
export const notFoundFreshSeconds = 60;

export const callWindowMs = budgets.serviceCalls.seconds * 1000;
export const callsPerWindow = budgets.serviceCalls.most;
/** The fraction of the calls that one visitor may use, so that others have some left. */
export const shareOfVisitor = budgets.lookUps.most / budgets.serviceCalls.most;
