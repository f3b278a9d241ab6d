import { readFileSync } from "node:fs";
import { routeIds, type RouteId } from "#domain/site/routes.ts";

/** Which source file draws which screen, read from the one place that says so: `src/app/screens.tsx`. */
const readSources = (): Record<string, string> => {
  const text = readFileSync("src/app/screens.tsx", "utf8");
  const sources: Record<string, string> = {};
  for (const [, id, file] of text.matchAll(/^\s*(\w+): async \(\) => \(await import\("#(src\/[^"]+)"\)\)/gm)) sources[id!] = file!;
  const notFound = /loadNotFound[\s\S]*?import\("#(src\/[^"]+)"\)/.exec(text)?.[1];
  if (notFound) sources["notFound"] = notFound;
  for (const id of [...routeIds, "notFound"]) if (!sources[id]) throw new Error(`src/app/screens.tsx has no screen for ${id}`);
  return sources;
};

export const screenSources = readSources() as Readonly<Record<RouteId | "notFound", string>>;
