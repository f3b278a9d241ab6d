import { quotedIn } from "#domain/site/locales/locale.ts";

/** The `lang` of the forty days on a page of another language. Apart from them, since they load one by one. */
export const lang: string | undefined = quotedIn;
