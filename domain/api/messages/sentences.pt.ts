import { languageMessages } from "../../scripture/languages/messages.pt.ts";
import { lookupMessages } from "#domain/scripture/lookup/messages.pt.ts";
import { cardMessages } from "./card-messages.pt.ts";
import { countMessages } from "./count-messages.pt.ts";
import { errorMessages } from "./error-messages.pt.ts";
import { fieldMessages } from "./field-messages.pt.ts";
import { liveMessages } from "./live-messages.pt.ts";
import { refusalMessages } from "./refusal-messages.pt.ts";
import type { ApiSentences } from "./sentences.ts";
import { syncMessages } from "./sync-messages.pt.ts";

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
