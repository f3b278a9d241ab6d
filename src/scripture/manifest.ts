import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import type { ScriptureManifest } from "#domain/scripture/manifest.ts";

/** Which version of the texts this build was made with. */
export const scriptureManifest = manifest as ScriptureManifest;
