import { languageMessages } from "../../scripture/languages/messages.ts";
import { lookupMessages } from "#domain/scripture/lookup/messages.ts";
import type { Translated } from "../../text/translated.ts";
import { cardMessages } from "./card-messages.ts";
import { countMessages } from "./count-messages.ts";
import { errorMessages } from "./error-messages.ts";
import { fieldMessages } from "./field-messages.ts";
import { liveMessages } from "./live-messages.ts";
import { refusalMessages } from "./refusal-messages.ts";
import { syncMessages } from "./sync-messages.ts";

/** Every sentence that the API says to people. */
export const apiSentences = {
  errors: errorMessages,
  refusals: refusalMessages,
  fields: fieldMessages,
  counts: countMessages,
  cards: cardMessages,
  sync: syncMessages,
  live: liveMessages,
  lookup: lookupMessages,
  languages: languageMessages,
} as const;

export type ApiSentences = Translated<typeof apiSentences>;

/** One of them, in whichever language it is asked for. */
export type Sentence = (words: ApiSentences) => string;
