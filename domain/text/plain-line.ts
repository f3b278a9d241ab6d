/** Tabs and line ends, which would break a line in two. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/gu;

/** Controls, formatting that is invisible or turns the direction of writing, halves of surrogate pairs, the unassigned. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu;

/**
 * Text from outside as one line that can be printed in a terminal: nothing in it moves the cursor, colours, hides or
 * reorders what stands beside it (docs/product/counters-and-limits.md, "Security log").
 */
export const plainLine = (text: string): string => text.replace(breaks, " ").replace(unprintable, "");
