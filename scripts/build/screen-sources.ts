import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "rolldown/utils";
import { routeIds, type RouteId } from "#domain/site/routes.ts";

export type ScreenId = RouteId | "notFound";

const screenIds: readonly ScreenId[] = [...routeIds, "notFound"];

/**
 * Maps each screen to its source file by parsing the code: the keys of its objects, each with the one module that its value
 * imports. Throws if a screen has none or several.
 */
export const screenSourcesOf = (file: string, code: string): Readonly<Record<ScreenId, string>> => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const sources = new Map<string, string[]>();
  let key: string | undefined;
  new Visitor({
    Property: (node) => {
      key = node.key.type === "Identifier" ? node.key.name : undefined;
    },
    "Property:exit": () => {
      key = undefined;
    },
    ImportExpression: ({ source }) => {
      if (key !== undefined && source.type === "Literal")
        sources.set(key, [...(sources.get(key) ?? []), String(source.value)]);
    },
  }).visit(program);
  return Object.fromEntries(
    screenIds.map((id) => {
      const found = sources.get(id) ?? [];
      if (found.length !== 1) throw new Error(`${file} imports ${found.length} modules for the screen ${id}`);
      return [id, found[0]!.replace(/^#/, "")];
    }),
  ) as Record<string, string> as Readonly<Record<ScreenId, string>>;
};

const screensFile = "src/app/screens.tsx";

export const screenSources = screenSourcesOf(screensFile, readFileSync(screensFile, "utf8"));
