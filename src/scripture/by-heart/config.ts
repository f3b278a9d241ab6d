/** The constants of learning by heart (docs/product/by-heart.md). */

/** Longer passages are learnt in parts. */
export const mostVersesOfPassage = 12;
/** Verses on one shelf. */
export const mostVerses = 2000;
/** Sets by link that are remembered. */
export const mostSavedSets = 50;
/** Reviews a day, including the first of each verse. */
export const reviewsADay = { fewest: 5, usual: 10, most: 30 } as const;
/** Passages a day that were never practised before. */
export const newADay = 2;
/** Passages whose texts are fetched ahead, to be practised offline. */
export const fetchedAhead = { days: 7, passages: 40 } as const;
/** The share of reviews that should succeed: the longer the pauses, the lower. */
export const retention = 0.9;
/** However well a passage is known, it returns within a year. */
export const longestIntervalDays = 365;
/** A passage is known by heart once it need not return for so long. */
export const knownFromDays = 21;
/** The reviews of one passage that are stored, the newest ones: far more than a well-known passage ever needs. */
export const mostReviews = 100;
