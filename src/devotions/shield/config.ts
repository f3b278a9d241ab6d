/** Specification 2, sections 4 and 9. */
export const shieldConfig = { toastMs: 3000, declarations: 20 } as const;
