/** Limits for calls to the public service that has translations in other languages. */
const megabyte = 1024 * 1024;

/** Its list of all translations; about one megabyte in November 2026. */
export const maxListBytes = 8 * megabyte;
export const listFreshSeconds = 24 * 60 * 60;
/** How long an isolate goes by the list that it has read: to parse more than a thousand entries takes longer than any answer. */
export const listInMemoryMs = 10 * 60_000;

/** Calls in half a minute. The service sets no limit; ours prevents that one isolate overloads it. */
export const languagesCallsPerWindow = 300;

/** A whole translation in one file. */
export const maxWholeBytes = 40 * megabyte;
/** A download of a whole translation is aborted if no data arrives for this long. */
export const wholeIdleMs = 10_000;

/** Chapters per request. Each chapter is one call to the service. */
export const maxChaptersAtOnce = 10;
