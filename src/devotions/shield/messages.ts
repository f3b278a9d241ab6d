/** docs/product/devotions.md, "Shield". */
export const shieldCompleted = "Prayer Shield Completed! 🛡️";
