import { languageMessages } from "../../scripture/languages/messages.fr.ts";
import { lookupMessages } from "#domain/scripture/lookup/messages.fr.ts";
import { cardMessages } from "./card-messages.fr.ts";
import { countMessages } from "./count-messages.fr.ts";
import { errorMessages } from "./error-messages.fr.ts";
import { fieldMessages } from "./field-messages.fr.ts";
import { liveMessages } from "./live-messages.fr.ts";
import { refusalMessages } from "./refusal-messages.fr.ts";
import type { ApiSentences } from "./sentences.ts";
import { syncMessages } from "./sync-messages.fr.ts";

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
