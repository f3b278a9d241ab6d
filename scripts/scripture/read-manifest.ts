import { readFileSync } from "node:fs";
import type { ScriptureManifest } from "#domain/scripture/translations/manifest.ts";

/** The manifest of the generated Scripture files, written by `npm run generate`. */
export const readManifest = (): ScriptureManifest =>
  (manifest ??= JSON.parse(readFileSync(".generated/scripture/manifest.json", "utf8")) as ScriptureManifest);

let manifest: ScriptureManifest | undefined;
