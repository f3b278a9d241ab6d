/** Limits for calls to the service of the world's languages. */
const megabyte = 1024 * 1024;

/** Its list of everything; about one megabyte in November 2026. */
export const maxListBytes = 8 * megabyte;
export const listFreshSeconds = 24 * 60 * 60;

/** It asks for no limit; this one keeps a single isolate from being used to wear it out. Calls in half a minute. */
export const languagesCallsPerWindow = 300;

/** A whole translation in one file. */
export const maxWholeBytes = 40 * megabyte;
/** How long it may say nothing while it sends one. */
export const wholeIdleMs = 10_000;

/** Each chapter is one call. */
export const maxChaptersAtOnce = 10;
