import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import type { ScriptureManifest } from "#domain/scripture/translations/manifest.ts";

/** The version of the texts in this build. */
export const scriptureManifest = manifest as ScriptureManifest;
