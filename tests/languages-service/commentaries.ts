import { books, type BookId } from "#domain/scripture/books/books.ts";
import { commentaries, type Commentary } from "#domain/scripture/commentary/commentaries.ts";
import { readDebianPackage } from "#scripts/original-words/debian-package.ts";
import { readSwordEntries } from "#scripts/original-words/sword-text.ts";
import { debianPackage } from "#scripts/scripture/reina-valera.ts";

/**
 * The commentaries of the mock: each has the same text, that of Debian's package of Matthew Henry's Concise Commentary
 * (public domain) where it can be had, otherwise sentences of our own, and the faults of its source.
 */

const packageName = "sword-comm-mhcc";
const sha256 = "06f748215de78ff48fdfdee93e3ffc5af6318b976485f7aedf22309236967e35";
const modules = "./usr/share/sword/modules/comments/zcom/mhcc";

interface ChapterComments {
  readonly introduction?: string;
  /** By the first verse of their section. */
  readonly comments: ReadonlyMap<number, string>;
}

/** By "JHN 3". */
type Comments = ReadonlyMap<string, ChapterComments>;

/** The package's markup as the service's strings: paragraphs by line breaks, heads in bold. */
const asServiceText = (markup: string): string =>
  markup
    .replace(/<title\b[^>]*>.*?<\/title>/gs, "")
    .replace(/<cell>|<\/cell>/g, " ")
    .replace(/<hi type="bold">(.*?)<\/hi>/gs, "<b>$1</b>")
    .replace(/<hi [^>]*>(.*?)<\/hi>/gs, "<i>$1</i>")
    .replace(/<div [^>]*type="x-p"\/>|<\/row>/g, "\n")
    .replace(/<(?!\/?[bi]>)[^>]*>/g, "")
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();

/** Entries of a section are all the same; the first has the section's first verse. */
const readConcise = (file: string): Comments => {
  const read = readDebianPackage(file, sha256);
  const found = new Map<string, { introduction?: string; comments: Map<number, string> }>();
  let last = "";
  for (const { book, chapter, verse, markup } of readSwordEntries((name) => read(`${modules}/${name}`))) {
    const text = asServiceText(markup);
    const of: { introduction?: string; comments: Map<number, string> } = found.get(`${book} ${chapter}`) ?? {
      comments: new Map(),
    };
    found.set(`${book} ${chapter}`, of);
    if (verse === 0 && text !== "") of.introduction = text;
    else if (verse > 0 && text !== "" && text !== last) of.comments.set(verse, text);
    last = verse === 0 ? "" : text;
  }
  return found;
};

const versesApart = 5;

const invented = (): Comments =>
  new Map(
    books.flatMap(({ id, name, verseCounts }) =>
      verseCounts.map((count, index): [string, ChapterComments] => [
        `${id} ${index + 1}`,
        {
          introduction: `A sample introduction to ${name} ${index + 1}.`,
          comments: new Map(
            Array.from({ length: Math.ceil(count / versesApart) }, (_, at) => {
              const verse = at * versesApart + 1;
              return [
                verse,
                `<b>Verse ${verse}</b>\nA sample comment on verse ${verse}, with <i>a word</i>. Compare Joh 3:16; Pe1 2:25 and Isa 53:6. There is no Joh 3:99.`,
              ];
            }),
          ),
        },
      ]),
    ),
  );

export const mockComments = (isReal: boolean): Comments => {
  const file = isReal ? debianPackage(packageName) : undefined;
  try {
    if (file) return readConcise(file);
  } catch (error) {
    // Another version of the package, whose letters are not the ones that were looked at, or no program that unpacks it.
    console.error(`${file} is not used: ${String(error)}`);
  }
  return invented();
};

/** What was seen in the sources: John 3 of Henry is cut off at 32,767 bytes, Fausset has mojibake, Calvin calls of notes. */
const withFaults = ({ id }: Commentary, book: BookId, chapter: number, verse: number, comment: string): string => {
  if (id === "matthew-henry" && book === "JHN" && chapter === 3 && verse === 1)
    return `${comment} `.repeat(Math.ceil(32_767 / comment.length)).slice(0, 32_767);
  if (id === "jamieson-fausset-brown" && book === "ACT" && chapter === 10) return `CÃ&brvbrsarea. ${comment}`;
  if (id === "john-calvin") return comment.replace(/[.,]/, "[61]$&");
  if (id === "adam-clarke" && book === "JUD")
    return `<img src=x onerror=alert(1)><script>alert(1)</script> \u202E${comment}`;
  return comment;
};

const describe = ({ id, name, licenceUrl }: Commentary) => ({
  id,
  name,
  website: "https://example.org/",
  licenseUrl: licenceUrl,
  englishName: name,
  language: "eng",
  textDirection: "rtl",
  listOfBooksApiLink: `/api/c/${id}/books.json`,
  numberOfBooks: 66,
  totalNumberOfChapters: 1189,
  totalNumberOfVerses: 4000,
});

/** Keil and Delitzsch wrote on the Old Testament. */
const booksOf = ({ id }: Commentary) =>
  id === "keil-delitzsch" ? books.filter(({ testament }) => testament === "OT") : books;

const describeBook = (id: BookId, chapters: number) => ({
  id,
  name: id,
  commonName: id,
  order: books.findIndex((book) => book.id === id) + 1,
  numberOfChapters: chapters,
  introduction: `A sample introduction to the book ${id}. It goes on from Joh 3:16.`,
  firstChapterNumber: 1,
  lastChapterNumber: chapters,
});

/** What the service has under `/api/c/…`; undefined for anything else. */
export const commentaryAnswer = (all: Comments, path: string): object | undefined => {
  if (path === "/api/available_commentaries.json") return { commentaries: commentaries.map(describe) };
  const [, id, file = ""] = /^\/api\/c\/([\w-]+)\/(.+)$/.exec(path) ?? [];
  const of = commentaries.find((one) => one.id === id);
  if (!of) return undefined;
  if (file === "books.json")
    return {
      commentary: describe(of),
      books: booksOf(of).map((book) => describeBook(book.id, book.verseCounts.length)),
    };
  const [, name, number] = /^([A-Z0-9]{3})\/(\d+)\.simple\.json$/.exec(file) ?? [];
  const book = booksOf(of).find((one) => one.id === name);
  const chapter = all.get(`${name} ${number}`);
  if (!book || !chapter) return undefined;
  return {
    commentary: describe(of),
    book: describeBook(book.id, book.verseCounts.length),
    numberOfVerses: chapter.comments.size,
    nextChapterApiLink: null,
    chapter: {
      number: Number(number),
      ...(chapter.introduction && { introduction: chapter.introduction }),
      content: [...chapter.comments].map(([verse, comment]) => ({
        type: "verse",
        number: verse,
        text: withFaults(of, book.id, Number(number), verse, comment),
      })),
    },
  };
};
