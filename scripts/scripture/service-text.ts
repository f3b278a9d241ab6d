import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { books } from "#domain/scripture/books/books.ts";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { withAbbreviation } from "#domain/site/chapter-page/names.ts";
import { findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { parseChapterOfBook } from "#domain/scripture/languages/service-chapter.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { site } from "#domain/site/site.ts";
import { verseKey, type EmbeddedText } from "./chapters.ts";
import { beginsParagraph } from "./web.ts";

/**
 * Texts of other languages that the operator embeds (site.config.json, `embed`). The build asks the service for the whole
 * file once and keeps it; from then on such a text is one of ours (docs/texts.md, "A text of another language, embedded").
 */

/** Only what was checked is written there. It is never committed. */
const cacheFolder = ".generated/texts";
const fileOf = ({ id }: Edition, folder = cacheFolder): string => `${folder}/${id}.json`;
const digestFileOf = (edition: Edition, folder = cacheFolder): string => `${fileOf(edition, folder)}.sha256`;

const maxBytes = 50_000_000;
const timeoutMs = 180_000;
/** Bibles number some chapters otherwise; more than this is another chapter, or a part of one. */
const mostVersesApart = 12;
/** The whole Bible has 31,102; some manuscripts lack a few verses, and some numberings join verses. */
const fewestVerses = 30_900;

const sha256 = (content: string): string => hash("sha256", content);

const wayOut = `Take it out of "embed" in site.config.json, or name another service: npm run build -- --languages URL`;

/** The reviewed edition of an entry of the list. Throws for any other, since its licence is not known. */
const configuredEdition = (entry: string): Edition => {
  const edition = findReviewed(entry);
  if (edition?.service !== "helloao")
    throw new Error(
      `"${entry}" in site.config.json, "embed", is no translation of domain/scripture/languages/reviewed.ts (ofHelloao): add it there with its licence first.`,
    );
  return edition;
};

interface WholeFile {
  readonly translation?: { readonly id?: unknown };
  readonly books?: readonly { readonly id?: unknown; readonly chapters?: readonly unknown[] }[];
}

const parsed = (json: string): WholeFile | null => {
  try {
    return JSON.parse(json) as WholeFile | null;
  } catch {
    return null;
  }
};

/** Layout alone: a text without paragraphs has those of the World English Bible, like the ASV. */
const withParagraphs = (chapters: readonly ChapterText[]): readonly ChapterText[] =>
  chapters.some(({ paragraphs }) => paragraphs.length > 1)
    ? chapters
    : chapters.map((chapter): ChapterText => {
        const begins = (_: string, index: number) =>
          index === 0 || beginsParagraph(verseKey(chapter.book, chapter.chapter, index + 1));
        return {
          ...chapter,
          paragraphs: chapter.verses.flatMap((text, index) => (begins(text, index) ? [[index + 1, 0] as const] : [])),
        };
      });

/**
 * The 1,189 chapters of a whole translation's file as the service writes it (`{id}/complete.simple.json`), in canonical
 * order with the text's own verse numbers. Throws, with a sentence that names the place, for everything but a whole Bible of
 * this translation: half of one is never embedded.
 */
export const readWholeText = (json: string, edition: Edition): readonly ChapterText[] => {
  const refuse = (problem: string): never => {
    throw new Error(`The text of ${edition.id} cannot be embedded: ${problem}. ${wayOut}`);
  };
  const { translation, books: given } = parsed(json) ?? {};
  if (translation?.id !== edition.id || !Array.isArray(given)) return refuse("the answer is cut off, or another file");
  const found = new Map(given.map((book: NonNullable<WholeFile["books"]>[number]) => [book.id, book]));
  const chapters = books.flatMap(({ id, verseCounts }) => {
    const book = found.get(id);
    const parts = book?.chapters;
    if (!Array.isArray(parts)) return refuse(`it has no ${id}`);
    if (parts.length !== verseCounts.length)
      return refuse(`${id} has ${parts.length} chapters instead of ${verseCounts.length}`);
    return verseCounts.map((count, index): ChapterText => {
      const place = { book: id, chapter: index + 1 };
      const chapter = parseChapterOfBook(parts[index], { ...book, numberOfChapters: parts.length }, edition, place);
      const name = `${id} ${place.chapter}`;
      if (!chapter) return refuse(`${name} is damaged, incomplete or another chapter`);
      if (Math.abs(chapter.verses.length - count) > mostVersesApart)
        return refuse(`${name} has ${chapter.verses.length} verses instead of ${count}`);
      return withAbbreviation(chapter);
    });
  });
  const verses = chapters.reduce((sum, chapter) => sum + chapter.verses.filter(Boolean).length, 0);
  return verses < fewestVerses ? refuse(`it has only ${verses} verses`) : withParagraphs(chapters);
};

/** What was fetched and checked before; undefined if it is not there, or was changed. */
const readCached = (edition: Edition, folder = cacheFolder): string | undefined => {
  const [file, digestFile] = [fileOf(edition, folder), digestFileOf(edition, folder)];
  if (!existsSync(file) || !existsSync(digestFile)) return undefined;
  const json = readFileSync(file, "utf8");
  return sha256(json) === readFileSync(digestFile, "utf8") ? json : undefined;
};

const bodyOf = async (response: Response): Promise<string> => {
  if (response.status !== 200) throw new Error(`it answered with status ${response.status}`);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new Error(`its answer is larger than ${maxBytes / 1e6} MB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
};

const fetchOnce = async (address: string): Promise<string> =>
  bodyOf(await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) }));

/** Fetches, checks and caches a text. Throws with a message for the person who runs the build. */
const fetchText = async (service: string, edition: Edition, folder: string): Promise<void> => {
  const address = `${service}/api/${edition.id}/complete.simple.json`;
  let json: string;
  try {
    json = await fetchOnce(address).catch(() => fetchOnce(address));
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    throw new Error(`${address} could not be read: ${cause?.code ?? message}. ${wayOut}`, { cause: error });
  }
  readWholeText(json, edition);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(edition, folder), json);
  writeFileSync(digestFileOf(edition, folder), sha256(json));
};

/**
 * Makes sure that every text of the list is there, and says what is embedded. Asks the service for what is not kept.
 * @param service such as "https://bible.helloao.org"
 */
export const provideTexts = async (service: string, embed = site.embed, folder = cacheFolder): Promise<string> => {
  if (embed.length === 0) return "Texts of other languages: none to embed (site.config.json).";
  const editions = embed.map(configuredEdition);
  const fetched: string[] = [];
  for (const edition of editions) {
    if (readCached(edition, folder) !== undefined) continue;
    await fetchText(service, edition, folder);
    fetched.push(edition.id);
  }
  const source = fetched.length === 0 ? "kept from before" : `${fetched.join(", ")} from ${service}`;
  return `Texts of other languages: ${editions.map(({ name }) => name).join(", ")} (${source}).`;
};

/** Changes with the texts and their list. */
export const stampOfTexts = (): string =>
  site.embed.map((entry) => `${entry} ${readFileSync(digestFileOf(configuredEdition(entry)), "utf8")}`).join("\n");

/** A text of the list, after `provideTexts`. */
export const serviceText = (key: string): EmbeddedText => {
  const edition = configuredEdition(key);
  const { license, licenseUrl } = edition;
  return {
    licence: licenseUrl === "" ? license : `${license} (${licenseUrl})`,
    readChapters: () => {
      const json = readCached(edition);
      if (json === undefined) throw new Error(`The text of ${edition.id} is not there: run npm run generate.`);
      return readWholeText(json, edition);
    },
  };
};
