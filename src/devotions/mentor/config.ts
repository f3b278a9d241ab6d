/** docs/product/devotions.md, "Mentor". */
/** Maximum characters of one answer. */
export const maxAnswerLength = 5000;

/** An answer is stored after this long without a key press. */
export const saveAnswerAfterMs = 600;

/** Maximum characters of the name on the certificate. */
export const maxNameLength = 60;
