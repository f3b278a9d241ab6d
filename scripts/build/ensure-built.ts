import { runOrThrow, step } from "../setup/process.ts";
import { isBuildFresh } from "./freshness.ts";

/** Builds the site into `dist`, unless it was built from exactly these sources. */
export const ensureBuilt = async (): Promise<void> => {
  if (isBuildFresh()) return;
  await step("Building the site", () => runOrThrow("node", ["scripts/build.ts"]));
};
