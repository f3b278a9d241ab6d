import { languageMessages } from "../../scripture/languages/messages.es.ts";
import { lookupMessages } from "#domain/scripture/lookup/messages.es.ts";
import { cardMessages } from "./card-messages.es.ts";
import { countMessages } from "./count-messages.es.ts";
import { errorMessages } from "./error-messages.es.ts";
import { fieldMessages } from "./field-messages.es.ts";
import { liveMessages } from "./live-messages.es.ts";
import { refusalMessages } from "./refusal-messages.es.ts";
import type { ApiSentences } from "./sentences.ts";
import { syncMessages } from "./sync-messages.es.ts";

export const apiSentences: ApiSentences = {
  errors: errorMessages,
  refusals: refusalMessages,
  fields: fieldMessages,
  counts: countMessages,
  cards: cardMessages,
  sync: syncMessages,
  live: liveMessages,
  lookup: lookupMessages,
  languages: languageMessages,
};
