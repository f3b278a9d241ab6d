/** Specification 2, section 8. */
export const shieldCompleted = "Prayer Shield Completed! 🛡️";
