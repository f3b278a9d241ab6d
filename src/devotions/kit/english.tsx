import { quotedIn } from "#domain/site/locales/locale.ts";

/** Our own words or Scripture within a sentence: they are English in every language. */
export const English = ({ children }: { children: string }) =>
  quotedIn === undefined ? children : <span lang={quotedIn}>{children}</span>;
