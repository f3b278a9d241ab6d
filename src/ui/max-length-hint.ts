import { inDigits } from "#domain/text/counting.ts";
import { uiMessages } from "./messages.ts";

/**
 * The hint of a field that has reached its `maxLength`: browsers silently truncate pasted text.
 * Undefined before.
 * @param maximum in UTF-16 units, as `maxLength` counts
 */
export const maxLengthHint = (text: string, maximum: number): string | undefined =>
  text.length < maximum ? undefined : uiMessages.fieldIsFull(inDigits(maximum));
