import { useEffect, useState } from "react";
import { bookReference, chapterReference, type Reference } from "#domain/scripture/reference.ts";
import { searchFormMessages } from "#domain/scripture/search-form.ts";
import type { TranslationId } from "#domain/scripture/translations.ts";

/** What the address asks home to show. */
export type HomeRequest =
  /** Nothing: the passage where the visitor last read. */
  | { readonly kind: "resume" }
  /** The text is being read. */
  | { readonly kind: "reading"; readonly text: string }
  | { readonly kind: "passage"; readonly reference: Reference; readonly translation: TranslationId | undefined }
  | { readonly kind: "words"; readonly query: string }
  | { readonly kind: "problem"; readonly text: string; readonly message: string };

/** A book alone opens at its first chapter: a whole book is no page to read. */
const firstChapterOfBook = (reference: Reference): Reference => {
  const [range] = reference.ranges;
  if (!range || reference.ranges.length > 1) return reference;
  const whole = bookReference(range.from.book).ranges[0]!;
  const isWholeBook = range.from.verse === 1 && range.from.chapter === 1 && range.to.chapter === whole.to.chapter && range.to.verse === whole.to.verse;
  return isWholeBook && range.from.book === range.to.book ? chapterReference({ book: range.from.book, chapter: 1 }) : reference;
};

const answer = async (text: string): Promise<HomeRequest> => {
  try {
    const { readSearch } = await import("#domain/scripture/search-intent.ts");
    const intent = readSearch(text);
    if (intent.kind === "reference") return { kind: "passage", reference: firstChapterOfBook(intent.reference), translation: intent.translation };
    if (intent.kind === "words") return { kind: "words", query: intent.query };
    return { kind: "problem", text, message: intent.message };
  } catch {
    return { kind: "problem", text, message: searchFormMessages.failed };
  }
};

/**
 * Reads `?book=` and `?search=`, which both accept a book name or a full reference (decision 4). The parser comes with
 * the first request; until then, and while prerendering, home shows what it has.
 */
export const useHomeRequest = (text: string | null): HomeRequest => {
  const [answered, setAnswered] = useState<{ text: string; request: HomeRequest }>();
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    void answer(text).then((request) => {
      if (isCurrent) setAnswered({ text, request });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (text === null) return { kind: "resume" };
  return answered?.text === text ? answered.request : { kind: "reading", text };
};
