import type { VerseDraft } from "./chapters.ts";

/**
 * Takes the marks around supplied words out of a text and keeps the words' places.
 * `pattern` is global and captures the words in its first group; what it matches is replaced by them.
 */
export const unwrapSupplied = (marked: string, pattern: RegExp): Required<Pick<VerseDraft, "text" | "supplied">> => {
  const supplied: (readonly [number, number])[] = [];
  let text = "";
  let from = 0;
  for (const match of marked.matchAll(pattern)) {
    text += marked.slice(from, match.index);
    const words = match[1] ?? "";
    if (words !== "") supplied.push([text.length, text.length + words.length]);
    text += words;
    from = match.index + match[0].length;
  }
  return { text: text + marked.slice(from), supplied };
};
