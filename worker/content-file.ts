import { type ContentFiles, contentFilePath } from "#content/schema/content-files.ts";
import digests from "#generated/scripture/content-digests.json" with { type: "json" };
import { readVerified } from "./bible/embedded.ts";
import type { Fetches } from "./env.ts";

/** Files read before, for the lifetime of the isolate. There are few: less than a megabyte of JSON in all. */
const known: { -readonly [Name in keyof ContentFiles]?: ContentFiles[Name] } = {};

/** Reads a file of content. Throws 503 if it cannot be read or is not that of this build. */
export const readContent = async <Name extends keyof ContentFiles>(
  assets: Fetches,
  name: Name,
): Promise<ContentFiles[Name]> => {
  const cached = known[name];
  if (cached) return cached;
  const bytes = await readVerified(assets, contentFilePath(name), digests[name]);
  const content = JSON.parse(new TextDecoder().decode(bytes)) as ContentFiles[Name];
  known[name] = content;
  return content;
};
