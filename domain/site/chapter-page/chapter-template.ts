import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import type { Locale } from "../locales/locales.ts";

/**
 * The page of a chapter as React draws it, with slots where chapters differ. The build makes one for each language of the
 * interface (scripts/build/chapter-template.ts); the worker fills it in (chapter-page.ts).
 */

/** What stands in a template where the value of this name goes. */
export const slot = (name: string): string => `\u{E000}${name}\u{E001}`;

const slots = /\u{E000}(\w+)\u{E001}/u;

/** Puts markup into the slots of a template. Throws if a slot has no value. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template
    .split(slots)
    .map((piece, index) => {
      const value = index % 2 === 0 ? piece : values[piece];
      if (value === undefined) throw new Error(`The template’s slot “${piece}” is not filled`);
      return value;
    })
    .join("");

/** The elements of a chapter's text. Each value is markup; its slots are listed beside it. */
export interface TextTemplate {
  /** `parts`: the first paragraph, which may begin with a drop cap. */
  readonly opening: string;
  /** `parts` */
  readonly paragraph: string;
  /** `verse`, `head` (the first word), `tail`: a verse, or its first part, in prose. */
  readonly verse: string;
  /** `verse`, `tail`: what follows of a verse in another paragraph. */
  readonly verseRest: string;
  /** `verse` */
  readonly omittedVerse: string;
  /** `parts` */
  readonly poem: string;
  /** `verse`, `lines` */
  readonly poemVerse: string;
  /** `verse`, `lines`: the poetry of a verse that begins as prose. */
  readonly poemVerseRest: string;
  /** `text` */
  readonly line: string;
  /** `text` */
  readonly indentedLine: string;
  /** `text` */
  readonly heading: string;
  /** `text`: words supplied by the translators. */
  readonly supplied: string;
  /** `text`: words of Jesus. */
  readonly spoken: string;
  /** `text`: the divine name in capitals. */
  readonly divineName: string;
}

/** The reader with a chapter of a translation. */
interface ReaderTemplate {
  /** The `main` element. */
  readonly main: string;
  readonly text: TextTemplate;
  /** `text` */
  readonly psalmTitle: string;
}

/** For our own texts and those of the first public service, which are English. */
export interface OwnReaderTemplate extends ReaderTemplate {
  /** `text` */
  readonly colophon: string;
  /** What stands above the chapter's name, by the part of the Bible that it is in. `translationName` */
  readonly parts: Readonly<Record<"OT" | "NT" | "PSA", string>>;
}

/** For translations of other languages, whose chapters describe their edition (`ChapterEdition`). */
export interface RemoteReaderTemplate extends ReaderTemplate {
  /** `notes` */
  readonly notes: string;
  /** `place`, `text` */
  readonly note: string;
  /** That the text has other numbers here. */
  readonly otherNumbers: string;
  /** `name`, `language`, `licence`, `licenceUrl` */
  readonly licenceLink: string;
  /** `name`, `language`, `licence` */
  readonly licence: string;
}

/** What an address asks for. */
export interface AskedChapter {
  readonly translation: string;
  readonly place: ChapterId;
  /** The page’s path without its language. */
  readonly path: string;
}

/** Why a page has no text. */
export const textFailures = ["late", "missing", "gone", "outage"] as const;

/**
 * `late`: the service has not answered in time, and the scripts ask again; `missing`: the translation has no such chapter;
 * `gone`: the service has no such translation; `outage`: the service fails.
 */
export type TextFailure = (typeof textFailures)[number];

/** The chapter that a page should have shown, where that is known to be in vain. */
export interface FailedChapter extends ChapterId {
  readonly translation: TranslationId;
  readonly reason: Exclude<TextFailure, "late">;
}

export interface ChapterTemplate {
  readonly locale: Locale;
  /** For the headers of the page. */
  readonly policy: { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };
  /** The year of the build, which the footer shows until the scripts run. */
  readonly year: number;
  /** The document: `head`, `body`, `data`. */
  readonly page: string;
  /** What is inside the root element: `main`, `path`. */
  readonly body: string;
  readonly own: OwnReaderTemplate;
  readonly remote: RemoteReaderTemplate;
  /** The `main` element of a page without text. */
  readonly failures: Readonly<Record<TextFailure, string>>;
  /** `name`, `shortName`, `numbers`: the reference in the bar. */
  readonly bar: string;
  /** `path`, `title`: links to the neighbouring chapters, and what stands there at both ends of the Bible. */
  readonly previous: string;
  readonly next: string;
  readonly first: string;
  readonly last: string;
}

/** The file of a language's template, from the root of the site. */
export const chapterTemplatePath = (locale: Locale): string => `/chapter-pages/${locale}.json`;
