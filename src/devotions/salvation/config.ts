/** The welcome toast stays for 5 seconds. */
export const salvationConfig = { toastMs: 5000 } as const;
