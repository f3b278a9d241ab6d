import { packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { isVerifiedBook } from "#src/scripture/text/read-chapter.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { scriptureManifest } from "../manifest.ts";

const { version, translations, weightsDigest } = scriptureManifest;

const bytesOf = async (body: Response): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await body.arrayBuffer());

const unzipped = ({ body }: Response): Response => new Response(body?.pipeThrough(new DecompressionStream("gzip")));

const check = async (path: string, file: Response): Promise<boolean> => {
  if (path === verseWeightsPath(version)) return hasDigest(await bytesOf(file), weightsDigest);
  const words = translations.find(({ id }) => path === packedWordsPath(version, id));
  if (words) return hasDigest(await bytesOf(unzipped(file)), words.digests.words);
  // Files about words are checked against the text when they are read.
  if (path.startsWith("/original/")) return typeof (await file.json()) === "object";
  const [, translation = "", book = ""] = /^\/bible\/\w+\/(\w+)\/(\w{3})\/book\.json$/.exec(path) ?? [];
  return isEmbedded(translation) && isVerifiedBook(translation, book, await file.text());
};

/** Whether a downloaded file matches this build's digest for that path. Never rejects. */
export const isVerifiedFile = (path: string, file: Response): Promise<boolean> => check(path, file).catch(() => false);
