/** docs/product/devotions.md, "Shield". */
export const shieldConfig = { toastMs: 3000, declarations: 20 } as const;
