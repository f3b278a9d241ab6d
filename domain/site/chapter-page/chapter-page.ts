import { bookById, chapterCount } from "#domain/scripture/books/books.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/books/chapter-navigation.ts";
import { isNumberedAsOurs, localTitle } from "#domain/scripture/languages/local-reference.ts";
import { splitNumbers } from "#domain/scripture/reference/format-reference.ts";
import type { ChapterId, VerseSpan } from "#domain/scripture/reference/places.ts";
import { chapterPath, verseHash } from "#domain/scripture/reference/read-address.ts";
import { hasDropCap, layOutChapter, splitFirstWord } from "#domain/scripture/text/chapter-layout.ts";
import type { ChapterBlock, TextRun, VersePart } from "#domain/scripture/text/chapter-layout.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { printedPieces } from "#domain/scripture/text/quotation.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { embeddedInstead, findTranslation, isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { escapeMarkup, jsonInMarkup } from "#domain/text/markup.ts";
import { pathIn, type Locale } from "../locales/locales.ts";
import {
  fill,
  type AskedChapter,
  type ChapterTemplate,
  type TextFailure,
  type TextTemplate,
} from "./chapter-template.ts";
import { abbreviationIn, referenceIn, titleIn, translationMessagesIn } from "./names.ts";

/** Fills in the template of a chapter’s page. The result is what React draws: the build compares them, and so do the tests. */

/** React parts texts that follow each other by a comment. */
const textBoundary = "<!-- -->";

/** The markup of a text, and whether it begins and ends as bare text. */
const markupOfRun = (
  run: TextRun,
  template: TextTemplate,
): { markup: string; isBareStart: boolean; isBareEnd: boolean } => {
  if (run.isSpoken)
    return { markup: fill(template.spoken, { text: escapeMarkup(run.text) }), isBareStart: false, isBareEnd: false };
  const pieces = printedPieces(run.text);
  const text = pieces
    .map((piece, index) => (index % 2 === 1 ? fill(template.divineName, { text: piece }) : escapeMarkup(piece)))
    .join("");
  if (run.isSupplied) return { markup: fill(template.supplied, { text }), isBareStart: false, isBareEnd: false };
  return { markup: text, isBareStart: pieces[0] !== "", isBareEnd: pieces.at(-1) !== "" };
};

const markupOfRuns = (runs: readonly TextRun[], template: TextTemplate): string => {
  let isAfterText = false;
  return runs
    .map((run) => {
      const { markup, isBareStart, isBareEnd } = markupOfRun(run, template);
      const boundary = isAfterText && isBareStart ? textBoundary : "";
      if (markup !== "") isAfterText = isBareEnd;
      return boundary + markup;
    })
    .join("");
};

const markupOfProse = ({ verse: number, isStart, isOmitted, runs }: VersePart, template: TextTemplate): string => {
  const verse = String(number);
  if (isOmitted) return fill(template.omittedVerse, { verse });
  if (!isStart) return fill(template.verseRest, { verse, tail: markupOfRuns(runs, template) });
  const [head, tail] = splitFirstWord(runs);
  return fill(template.verse, { verse, head: markupOfRuns(head, template), tail: markupOfRuns(tail, template) });
};

const markupOfPoetry = ({ verse, isStart, lines = [] }: VersePart, template: TextTemplate): string =>
  fill(isStart ? template.poemVerse : template.poemVerseRest, {
    verse: String(verse),
    lines: lines
      .map(({ depth, runs }) =>
        fill(depth === 2 ? template.indentedLine : template.line, { text: markupOfRuns(runs, template) }),
      )
      .join(""),
  });

export const markupOfText = (
  blocks: readonly ChapterBlock[],
  template: TextTemplate,
  { hasOpening }: { readonly hasOpening: boolean },
): string =>
  blocks
    .map((block, index) => {
      if (block.kind === "heading") return fill(template.heading, { text: escapeMarkup(block.text) });
      if (block.kind === "poetry")
        return fill(template.poem, { parts: block.parts.map((part) => markupOfPoetry(part, template)).join("") });
      return fill(index === 0 && hasOpening ? template.opening : template.paragraph, {
        parts: block.parts.map((part) => markupOfProse(part, template)).join(""),
      });
    })
    .join("");

const textOf = (chapter: ChapterText, template: TextTemplate): string => {
  const blocks = layOutChapter(chapter);
  return markupOfText(blocks, template, { hasOpening: hasDropCap(chapter, blocks) });
};

/** "Juan 3": the title of a chapter, in the language of its text if that is another one's. */
export const chapterName = (locale: Locale, place: ChapterId, edition: ChapterText["edition"]): string =>
  edition ? localTitle(edition, place.chapter) : titleIn(locale, place);

/** An optional element with a text. */
const element = (template: string, text: string | undefined): string =>
  text ? fill(template, { text: escapeMarkup(text) }) : "";

/** The chapter of our own texts that stands in for one that cannot be had. */
const embeddedPath = (locale: Locale, { book, chapter }: ChapterId): string =>
  chapterPath(embeddedInstead(locale), { book, chapter: Math.min(chapter, chapterCount(book)) });

/** What the bar, and the links below the text, say of a chapter. */
const frameValues = (
  template: ChapterTemplate,
  { translation, place }: AskedChapter,
  edition: ChapterText["edition"],
): Record<string, string> => {
  const { locale } = template;
  const key = shortName(translation);
  const title = chapterName(locale, place, edition);
  const reference = edition ? title : referenceIn(locale, place);
  const [name, numbers = ""] = splitNumbers(reference);
  const names = {
    name: escapeMarkup(name),
    shortName: escapeMarkup(edition?.bookAbbreviation ?? abbreviationIn(locale, place.book)),
  };
  const link = (markup: string, to: ChapterId | undefined, end: string): string =>
    to
      ? fill(markup, {
          path: chapterPath(translation, to),
          title: escapeMarkup(chapterName(locale, to, to.book === place.book ? edition : undefined)),
        })
      : end;
  return {
    reference: escapeMarkup(reference),
    bar: fill(template.bar, { ...names, numbers }),
    book: escapeMarkup(title.slice(0, title.lastIndexOf(" "))),
    chapter: String(place.chapter),
    translation,
    translationName: escapeMarkup(
      isRemoteTranslation(translation) ? key : (findTranslation(translation)?.name ?? translation),
    ),
    key,
    previous: link(template.previous, chapterBefore(place, edition), template.first),
    next: link(template.next, chapterAfter(place, edition), template.last),
  };
};

const mainOf = (template: ChapterTemplate, asked: AskedChapter, chapter: ChapterText): string => {
  const { edition, notes = [], title, colophon } = chapter;
  const values = frameValues(template, asked, edition);
  if (!edition) {
    const { main, text, psalmTitle, parts, colophon: colophonTemplate } = template.own;
    const { book } = asked.place;
    const part = book === "PSA" ? parts.PSA : parts[bookById(book).testament];
    return fill(main, {
      ...values,
      part: fill(part, values),
      psalmTitle: element(psalmTitle, title),
      text: textOf(chapter, text),
      colophon: element(colophonTemplate, colophon),
    });
  }
  const { main, text, psalmTitle, note, notes: list, otherNumbers, licence, licenceLink } = template.remote;
  const { name, language, tag, direction, license, licenseUrl } = edition;
  const licenceValues = {
    name: escapeMarkup(name),
    language: escapeMarkup(language),
    licence: escapeMarkup(translationMessagesIn(template.locale).licence(license)),
  };
  const items = notes.map(({ verse, text: words }) =>
    fill(note, { place: `${asked.place.chapter}:${verse}`, text: escapeMarkup(words) }),
  );
  return fill(main, {
    ...values,
    ...licenceValues,
    tag,
    direction,
    psalmTitle: element(psalmTitle, title),
    text: textOf(chapter, text),
    notes: items.length > 0 ? fill(list, { notes: items.join("") }) : "",
    otherNumbers: isNumberedAsOurs(chapter) ? "" : otherNumbers,
    licence: licenseUrl
      ? fill(licenceLink, { ...licenceValues, licenceUrl: escapeMarkup(licenseUrl) })
      : fill(licence, licenceValues),
  });
};

/** The markup inside the root element: a chapter, or why there is none. */
export const chapterBody = (
  template: ChapterTemplate,
  asked: AskedChapter,
  content: ChapterText | TextFailure,
): string =>
  fill(template.body, {
    path: asked.path,
    main:
      typeof content === "string"
        ? fill(template.failures[content], {
            ...frameValues(template, asked, undefined),
            embeddedPath: embeddedPath(template.locale, asked.place),
          })
        : mainOf(template, asked, content),
  });

/** What the page carries for its scripts (src/app/page-data.ts). */
const dataOf = (
  { year }: ChapterTemplate,
  { translation, place }: AskedChapter,
  content: ChapterText | TextFailure,
): object => {
  if (typeof content !== "string") return { year, chapters: [content] };
  return { year, chapters: [], ...(content === "late" ? {} : { failure: { translation, ...place, reason: content } }) };
};

/** An empty element in the reader (src/scripture/reader/reader.tsx): what is filled in shows without scripts alone. */
const emptySlot = "<noscript></noscript>";

/** Where HTMLRewriter finds it. */
export const slotSelector = ".reader-body > noscript";

interface SharedVerses {
  readonly locale: Locale;
  readonly translation: string;
  readonly place: ChapterId;
  readonly range: VerseSpan;
  /** All of the chapter's. */
  readonly verses: readonly string[];
  readonly edition?: ChapterText["edition"];
}

/** Shared verses for readers without scripts, above a link to their chapter; empty if its text could not be read. */
export const sharedVersesMarkup = ({ locale, translation, place, range, verses, edition }: SharedVerses): string => {
  const shared = verses.slice(range.from - 1, range.to);
  if (shared.length === 0) return "";
  const { tag, direction } = edition ?? { tag: "en", direction: "ltr" };
  const name = escapeMarkup(chapterName(locale, place, edition));
  const omitted = `<i lang="${locale}" dir="ltr">${translationMessagesIn(locale).omitted}</i>`;
  const text = shared
    .map((verse, index) => `<b class="vn">${range.from + index}</b> ${verse ? escapeMarkup(verse) : omitted} `)
    .join("");
  return (
    `<article class="scripture"><header class="chapter-head"><h1 class="chapter-title">${name}:${verseHash(range.from, range.to).slice(1)}</h1></header>` +
    `<div class="prose" lang="${tag}" dir="${direction}"><p>${text}</p></div>` +
    `<p><a class="btn" href="${pathIn(locale, chapterPath(translation, place))}">${name}</a></p></article>`
  );
};

/** The document. `head` is markup, and so is `withoutScripts`, for readers without them. */
export const chapterPage = (
  template: ChapterTemplate,
  asked: AskedChapter,
  content: ChapterText | TextFailure,
  head: string,
  withoutScripts: string,
): string =>
  fill(template.page, {
    head,
    body: chapterBody(template, asked, content).replace(emptySlot, () => `<noscript>${withoutScripts}</noscript>`),
    data: jsonInMarkup(dataOf(template, asked, content)),
  });
