/** Limits for calls to the public Bible text service. */
const daySeconds = 24 * 60 * 60;

/** For one call, from sending the request to reading the last byte. */
export const callTimeoutMs = 10_000;
/** Extra time for requests that joined a running call, so that the call itself times out first. */
export const joinedGraceMs = 250;
/** Maximum size of one response, decompressed. */
export const maxBytes = 1024 * 1024;
export const foundFreshSeconds = 30 * daySeconds;
/** How long a stale copy is kept, to be served when the service fails. */
export const foundKeptSeconds = 365 * daySeconds;
export const notFoundFreshSeconds = 60;
