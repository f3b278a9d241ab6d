import * as z from "zod/mini";
import { verseCount } from "../books/books.ts";
import { maxChapter } from "../languages/service-chapter.ts";
import type { ChapterId } from "../reference/places.ts";
import { isCutOff, paragraphsOf, type CommentParagraph } from "./comment-text.ts";

/** Reads a chapter of a commentary as the service at bible.helloao.org writes it (`/api/c/{id}/{BOOK}/{n}.simple.json`). */

/** What is said of verses that belong together. */
interface CommentSection {
  readonly verse: number;
  /** The verse before the next section, or the chapter's last one. */
  readonly lastVerse: number;
  readonly paragraphs: readonly CommentParagraph[];
  /** Its source ends in mid-sentence. */
  readonly isCutOff?: true;
}

export interface CommentChapter {
  /** What is said of the whole book: with its first chapter. */
  readonly bookIntroduction?: readonly CommentParagraph[];
  /** What is said of the chapter as a whole. */
  readonly introduction: readonly CommentParagraph[];
  readonly sections: readonly CommentSection[];
}

/** In characters. The longest known comments have a sixth of it. */
const maxComment = 200_000;
/** No chapter has more verses. */
const maxComments = 200;

const text = z.string().check(z.maxLength(maxComment));
/** The plain form has a list of strings, the simple one a single string. */
const commentSchema = z.union([text, z.array(text).check(z.maxLength(maxComments))]);

const verseSchema = z.object({
  type: z.literal("verse"),
  number: z.int().check(z.gte(0), z.lte(maxComments)),
  text: z.optional(commentSchema),
  content: z.optional(commentSchema),
});

const answerSchema = z.object({
  commentary: z.object({ id: z.string() }),
  // An introduction that cannot be read does not cost the chapter.
  book: z.object({ id: z.string(), introduction: z.catch(z.optional(z.nullable(commentSchema)), undefined) }),
  chapter: z.object({
    number: z.int().check(z.gte(1), z.lte(maxChapter)),
    introduction: z.optional(z.nullable(commentSchema)),
    content: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(2 * maxComments)),
  }),
});

const joined = (one: z.infer<typeof commentSchema> | null | undefined): string =>
  typeof one === "string" ? one : (one ?? []).join("\n");

/** The paragraphs of a section without a head that only repeats its verses: 'Verses 4-7'. */
const withoutHead = (paragraphs: readonly CommentParagraph[], verse: number, lastVerse: number) => {
  const head = /^Verses? (\d+)(?:[-–](\d+))?\.?$/.exec(paragraphs[0]?.text ?? "");
  const isRepeated = Number(head?.[1]) === verse && Number(head?.[2] ?? verse) === lastVerse;
  return isRepeated && paragraphs.length > 1 ? paragraphs.slice(1) : paragraphs;
};

/** The service's answer for a chapter of a commentary; undefined if it is anything else. */
export const parseServiceCommentary = (body: unknown, id: string, place: ChapterId): CommentChapter | undefined => {
  const read = answerSchema.safeParse(body);
  if (!read.success) return undefined;
  const { commentary, book, chapter } = read.data;
  if (commentary.id !== id || book.id !== place.book || chapter.number !== place.chapter) return undefined;
  const comments = new Map<number, string>();
  for (const item of chapter.content) {
    if (item.type !== "verse") continue;
    const verse = verseSchema.safeParse(item);
    if (!verse.success || comments.has(verse.data.number)) return undefined;
    comments.set(verse.data.number, joined(verse.data.text ?? verse.data.content));
  }
  const starts = [...comments.keys()]
    .filter((verse) => verse > 0 && comments.get(verse)!.trim() !== "")
    .toSorted((a, b) => a - b);
  const lastOfChapter = verseCount(place.book, place.chapter);
  const ofBook = chapter.number === 1 ? joined(book.introduction) : "";
  return {
    ...(ofBook.trim() !== "" && { bookIntroduction: paragraphsOf(ofBook) }),
    // A comment on verse 0 is one on a psalm's title.
    introduction: paragraphsOf([joined(chapter.introduction), comments.get(0) ?? ""].join("\n")),
    sections: starts.map((verse, index) => {
      const comment = comments.get(verse)!;
      const lastVerse = Math.max(verse, (starts[index + 1] ?? lastOfChapter + 1) - 1);
      return {
        verse,
        lastVerse,
        paragraphs: withoutHead(paragraphsOf(comment), verse, lastVerse),
        ...(isCutOff(comment) && { isCutOff: true }),
      };
    }),
  };
};
