/** After a running round was thrown away. */
export const anew = { title: "A new round", back: "Back to the one before" } as const;
