import { describe, expect, it } from "vitest";
import { forbiddenImports } from "./check.ts";

describe("import rules", () => {
  it("allow imports from lower rooms", () => {
    const code =
      'import { bookById } from "#domain/scripture/books/books.ts"; import { Button } from "#src/ui/button.tsx"; import "./reader.css";';
    expect(forbiddenImports("src/scripture/reader/reader.tsx", code)).toEqual([]);
    expect(
      forbiddenImports(
        "src/scripture/reader/reader.tsx",
        'import { x } from "#src/scripture/marks/reader-marks.tsx"; import { y } from "../chapters.ts";',
      ),
    ).toEqual([]);
  });

  it.each([
    ["domain/scripture/books/books.ts", 'import { x } from "#content/daily-verses.ts";'],
    ["src/games/trivia-challenge/page.tsx", 'import { x } from "../wall-of-jericho/rules.ts";'],
    ["src/games/kit/badge.tsx", 'import { x } from "#src/games/bible-scholar/rules.ts";'],
    ["src/devotions/shield/page.tsx", 'import { x } from "#src/devotions/birthday/rules.ts";'],
    ["src/scripture/home/page.tsx", 'const x = lazyCode("x", () => import("#src/games/menu/menu-page.tsx"));'],
    ["src/scripture/marks/reader-marks.tsx", 'import { x } from "../reader/held-verse.ts";'],
    ["src/scripture/chapters.ts", 'import { x } from "./search/parameters.ts";'],
    ["src/shell/header.tsx", 'import type { X } from "#src/app/app.tsx";'],
    ["src/api/stats.ts", 'import { app } from "#worker/app.ts";'],
    ["src/ui/button.tsx", 'export { toast } from "#src/platform/page/toast.ts";'],
    ["worker/routes/cards.ts", 'import { eq } from "drizzle-orm";'],
    ["scripts/build.ts", 'import { printRows } from "#measure/bench/bars.ts";'],
    ["worker/app.ts", 'import { printRows } from "#measure/bench/bars.ts";'],
    ["measure/look/look.ts", 'import { openCard } from "#tests/e2e/support.ts";'],
    ["src/app/screens.tsx", 'import { features } from "#src/features.ts";'],
    ["src/games/kit/catalogue.data.ts", 'import { badgeFor } from "./badge.ts";'],
    ["worker/app.ts", 'import { Button } from "#src/ui/button.tsx";'],
  ])("keeps %s from reaching out", (file, code) => {
    expect(forbiddenImports(file, code)).toHaveLength(1);
  });

  it("let code load later in one way only", () => {
    const load = '(async () => (await import("./panel.tsx")).Panel)';
    expect(forbiddenImports("src/shell/menu.tsx", `const panel = lazyCode("panel", ${load});`)).toEqual([]);
    expect(forbiddenImports("src/shell/menu.tsx", `const panel = lazy(${load});`)).toHaveLength(1);
    expect(
      forbiddenImports("src/service-worker/worker.ts", `void ${load.replace("./panel.tsx", "./build.ts")}();`),
    ).toEqual([]);
  });

  it("allow the client type imports from the worker, and the database room its library", () => {
    expect(forbiddenImports("src/api/client.ts", 'import type { App } from "#worker/app.ts";')).toEqual([]);
    expect(
      forbiddenImports("worker/db/cards.ts", 'import { eq } from "drizzle-orm"; import { x } from "drizzle-orm/d1";'),
    ).toEqual([]);
  });
});
