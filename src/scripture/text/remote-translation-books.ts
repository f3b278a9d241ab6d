import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { findBookById, type BookId } from "#domain/scripture/books/books.ts";
import { isRemoteTranslation, type RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { call } from "#src/api/call.ts";
import { serviceTimeoutMs } from "#src/platform/network/http.ts";
import { readStoredRecord } from "#src/platform/offline/downloaded-chapters.ts";

/** Names and chapter counts of the books in a translation of another language, and its language's direction and tag. */
export interface RemoteBooks {
  readonly name: string;
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly books: ReadonlyMap<BookId, RemoteBook>;
  /** True for the books of half a download, which are read again when the network is back. */
  readonly isPart?: true;
}

export interface RemoteBook {
  readonly name: string;
  readonly chapters: number;
  /** Its usual abbreviation, in languages of the interface. */
  readonly abbreviation?: string | undefined;
}

const shortText = z.string().check(z.minLength(1), z.maxLength(200));
const direction = z.enum(["ltr", "rtl"]);
const chapters = z.int().check(z.gte(1), z.lte(150));

const books = z
  .array(z.object({ id: z.string(), name: shortText, chapters, abbreviation: z.optional(shortText) }))
  .check(z.minLength(1));

const answerSchema = z.object({
  translation: z.object({ name: shortText, language_tag: shortText, direction }),
  books,
});

/** In the form that `downloadEdition` stores. */
const recordSchema = z.object({
  isComplete: z.boolean(),
  edition: z.object({ name: shortText, tag: shortText, direction }),
  books: z.optional(books),
});

const mapOf = (rows: z.infer<typeof books>): RemoteBooks["books"] =>
  new Map(
    rows.flatMap(({ id, ...facts }): [BookId, RemoteBook][] => {
      const book = findBookById(id)?.id;
      return book ? [[book, facts]] : [];
    }),
  );

/** Of a half download, only the books that have come. */
const downloaded = async (translation: RemoteTranslationId) => {
  const { success, data } = recordSchema.safeParse(await readStoredRecord(translation));
  if (!success) return undefined;
  const here: RemoteBooks = { ...data.edition, books: mapOf(data.books ?? []) };
  return { here, isWhole: data.isComplete && here.books.size > 0 };
};

/** Fetches a translation's books from our API. Rejects with `HttpError`. */
export const fetchRemoteBooks = async (translation: RemoteTranslationId, signal: AbortSignal): Promise<RemoteBooks> => {
  const { translation: of, books: rows } = await call("GET /bible/data/{translation}", {
    path: { translation },
    response: answerSchema,
    timeoutMs: serviceTimeoutMs,
    signal,
  });
  const { name, language_tag: tag, direction: way } = of;
  return { name, tag, direction: way, books: mapOf(rows) };
};

/** The books stored with a whole download, otherwise those of our API; offline those of a half one. Rejects with `HttpError`. */
export const readRemoteBooks = async (translation: RemoteTranslationId, signal: AbortSignal): Promise<RemoteBooks> => {
  const stored = await downloaded(translation);
  if (stored?.isWhole) return stored.here;
  try {
    return await fetchRemoteBooks(translation, signal);
  } catch (error) {
    if (stored) return { ...stored.here, isPart: true };
    throw error;
  }
};

export const remoteBooksQuery = (translation: RemoteTranslationId) =>
  queryOptions({
    queryKey: ["books", translation],
    queryFn: ({ signal }) => readRemoteBooks(translation, signal),
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: ({ state }) => (state.data?.isPart ? 0 : Number.POSITIVE_INFINITY),
  });

/** The books of a translation of another language: those stored with its download, otherwise from our API. Undefined for ours. */
export const useRemoteBooks = (translation: string, isWanted = true) =>
  useQuery(
    isWanted && isRemoteTranslation(translation)
      ? remoteBooksQuery(translation)
      : { queryKey: ["books", translation], queryFn: skipToken },
  );
