import type { CardMessage } from "#domain/api/cards.ts";
import { cardScreens } from "./config.ts";

/** How wide a message's note begins; notes then grow until their line is full (docs/product/cards.md, "Screen"). */
type NoteSize = "short" | "middle" | "long";

/** Follows from the length of the message, or of the name if that is longer. Line breaks make a note higher, not wider. */
export const noteSize = ({ message, sender_name }: Pick<CardMessage, "message" | "sender_name">): NoteSize => {
  const longestLine = Math.max(...message.split("\n").map((line) => line.length), sender_name.length);
  if (message.length > 160 && longestLine > 24) return "long";
  return longestLine > 48 ? "middle" : "short";
};

/** A message as notes show it: with at most one blank line at a time, so that no message pushes the others away. */
export const noteText = (message: string): string => message.replaceAll(/\n(?:[^\S\n]*\n){2,}/gu, "\n\n");

export const lineCount = (words: string): number => words.split("\n").length;

/** Whether a note is folded. What has no more line breaks than a long poem is not, however its lines wrap. */
export const isManyLines = (words: string): boolean => lineCount(words) > cardScreens.linesInSight;
