import type { edition as english } from "./daily-edition.ts";

export const edition: typeof english = { id: "spa_r09", name: "Reina-Valera 1909", tag: "es", direction: "ltr" };
