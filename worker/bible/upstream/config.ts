/** Limits of talking to the public Bible text service. */
const daySeconds = 24 * 60 * 60;

/** For one call from the first byte sent to the last byte read. */
export const callTimeoutMs = 10_000;
/** How much longer a request waits that joined a call: the call itself should be the one to say that it took too long. */
export const joinedGraceMs = 250;
/** Of one answer, unpacked. */
export const maxBytes = 1024 * 1024;
export const foundFreshSeconds = 30 * daySeconds;
/** How long a copy is kept for the day on which the service fails. */
export const foundKeptSeconds = 365 * daySeconds;
export const notFoundFreshSeconds = 60;
