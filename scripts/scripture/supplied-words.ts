import type { VerseDraft } from "./chapters.ts";

/**
 * Removes the marks around supplied words from a text and returns the words' positions.
 * `pattern` is global; its first group captures the words, which replace the whole match.
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
