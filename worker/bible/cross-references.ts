import type { CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { digestOfPart } from "#domain/scripture/translations/digests.ts";
import { crossReferencePath } from "#domain/scripture/translations/manifest.ts";
import digests from "#generated/scripture/digests/cross-references.json" with { type: "json" };
import { readVerified, scriptureVersion } from "./embedded.ts";
import type { Fetches } from "../env.ts";

/** The cross references of a chapter. Throws 503 if their file cannot be read or is not that of this build. */
export const readCrossReferences = async (assets: Fetches, place: ChapterId): Promise<CrossReferenceChapter> => {
  const path = crossReferencePath(scriptureVersion, place.book, place.chapter);
  const part = new TextDecoder().decode(await readVerified(assets, path, digestOfPart(digests, place)));
  return (JSON.parse(part) as CrossReferenceChapter[]).find(({ chapter }) => chapter === place.chapter)!;
};
