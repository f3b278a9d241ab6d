import { inflateSync } from "node:zlib";
import { books, type BookId } from "#domain/scripture/books/books.ts";

/**
 * Reads a text in the SWORD format zText with the KJV's numbering. Per testament there are three files: `bzv` has ten
 * bytes for each entry (block, offset in it, length), `bzs` twelve for each block (offset in `bzz`, compressed and full
 * length), `bzz` the blocks, compressed by zlib. Entries in order: two for the testament, then for each book one, for
 * each of its chapters one, and one for each verse.
 */

interface MarkedVerse {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** OSIS markup. */
  readonly markup: string;
}

/** Reads `ot.bzv` and so on. */
type ReadPart = (name: string) => Uint8Array;

const readEntries = (readPart: ReadPart, testament: "ot" | "nt"): readonly string[] => {
  const [index, blocks, text] = ["bzv", "bzs", "bzz"].map((kind) => Buffer.from(readPart(`${testament}.${kind}`))) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const unpacked = new Map<number, Buffer>();
  const block = (number: number): Buffer => {
    const start = blocks.readUInt32LE(number * 12);
    const bytes =
      unpacked.get(number) ?? inflateSync(text.subarray(start, start + blocks.readUInt32LE(number * 12 + 4)));
    unpacked.set(number, bytes);
    return bytes;
  };
  return Array.from({ length: index.length / 10 }, (_, entry) => {
    const offset = index.readUInt32LE(entry * 10 + 4);
    const length = index.readUInt16LE(entry * 10 + 8);
    return length === 0 ? "" : block(index.readUInt32LE(entry * 10)).toString("utf8", offset, offset + length);
  });
};

/** All 31,102 verses in canonical order, each chapter after what stands at its head, as verse 0. */
export const readSwordEntries = (readPart: ReadPart): readonly MarkedVerse[] =>
  (["ot", "nt"] as const).flatMap((testament) => {
    const entries = readEntries(readPart, testament);
    let next = 2;
    return books
      .filter((book) => book.testament.toLowerCase() === testament)
      .flatMap((book) => {
        next += 1;
        return book.verseCounts.flatMap((count, index) => {
          return Array.from({ length: count + 1 }, (_, verse): MarkedVerse => {
            const markup = entries[next]!;
            next += 1;
            return { book: book.id, chapter: index + 1, verse, markup };
          });
        });
      });
  });

/** All 31,102 verses in canonical order. */
export const readSwordText = (readPart: ReadPart): readonly MarkedVerse[] =>
  readSwordEntries(readPart).filter(({ verse }) => verse > 0);
