/** Specification 2, section 9; lengths are ours. */
export { mentorDayCount } from "#content/schema/devotions/mentor.ts";

/** Characters of one own answer. */
export const longestAnswer = 5000;

/** After this long without a key an answer is kept. */
export const keepAnswerAfterMs = 600;

/** Characters of the name on the certificate. */
export const longestName = 60;
