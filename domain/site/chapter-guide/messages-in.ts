import type { Locale } from "../locales/locales.ts";
import { guideMessages as spanish } from "./messages.es.ts";
import { guideMessages as french } from "./messages.fr.ts";
import { guideMessages as portuguese } from "./messages.pt.ts";
import { guideMessages as english } from "./messages.ts";

/** For the worker, which answers in all languages. */
export const guideMessagesIn: Readonly<Record<Locale, typeof english>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
};
