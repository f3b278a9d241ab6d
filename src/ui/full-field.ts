import { inDigits } from "#domain/text/counting.ts";
import { uiMessages } from "./messages.ts";

/**
 * The hint of a field with `maxLength` that has no room left: browsers cut what is pasted beyond it without a word.
 * Undefined while there is room.
 * @param maximum in UTF-16 units, as `maxLength` counts
 */
export const fullField = (text: string, maximum: number): string | undefined =>
  text.length < maximum ? undefined : uiMessages.fieldIsFull(inDigits(maximum));
