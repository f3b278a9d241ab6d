import { shortName } from "#domain/scripture/translations/short-name.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { hasDropCap, layOutChapter } from "#domain/scripture/text/chapter-layout.ts";
import {
  embeddedInstead,
  type RemoteTranslationId,
  type TranslationId,
} from "#domain/scripture/translations/translations.ts";
import { chapterBody, markupOfText } from "#domain/site/chapter-page/chapter-page.ts";
import {
  slot,
  textFailures,
  type AskedChapter,
  type ChapterTemplate,
  type OwnReaderTemplate,
  type RemoteReaderTemplate,
  type TextFailure,
  type TextTemplate,
} from "#domain/site/chapter-page/chapter-template.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
import type { PageData } from "#src/app/page-data.ts";
import type { RenderPage } from "./locale-site.ts";

/**
 * Makes the template of chapter pages (domain/site/chapter-page): React draws a chapter of words that stand nowhere else,
 * and each of them becomes a slot. So the markup has one source, the components of the reader.
 */

/** A psalm, whose name and number stand nowhere else on the page. */
const place = { book: "PSA", chapter: 149 } as const;
const remoteKey = "qqq_template" satisfies RemoteTranslationId;

/** Numbers of the verses in which each kind of element stands; with three digits, which stand nowhere else. */
const at = { verse: 101, verseRest: 102, omitted: 104, poem: 106, poemRest: 108, marked: 110, last: 111 } as const;

const edition = {
  name: slot("name"),
  language: slot("language"),
  tag: slot("tag"),
  direction: slot("direction") as "ltr",
  license: slot("licence"),
  bookName: "Qbook",
  chapters: 150,
};

const sample = (translation: TranslationId): ChapterText => ({
  translation,
  ...place,
  verses: Array.from({ length: at.last }, (_, index) => {
    const verse = index + 1;
    if (verse === at.omitted) return "";
    if (verse === at.verseRest || verse === at.poemRest) return "Qa Qb Qc";
    return verse === at.marked ? "Qa Qb LORD Qd" : "Qa Qb";
  }),
  paragraphs: [
    [1, 0],
    [at.verse, 0],
    [at.verseRest, 6],
  ],
  lines: {
    [at.poem]: [
      [0, 1],
      [3, 2],
    ],
    [at.poem + 1]: [[0, 1]],
    [at.poemRest]: [[6, 1]],
    [at.poemRest + 1]: [[0, 1]],
  },
  headings: { [at.marked]: "Qheading" },
  supplied: { [at.marked]: [[0, 2]] },
  spoken: { [at.marked]: [[11, 13]] },
  title: "Qtitle",
});

/** Where a text begins; throws if it is not there. */
const find = (markup: string, text: string, from = 0): number => {
  const found = markup.indexOf(text, from);
  if (found < 0)
    throw new Error(`The reader’s markup has changed: there is no ${text} (scripts/build/chapter-template.ts)`);
  return found;
};

const between = (markup: string, before: string, after: string): string => {
  const start = find(markup, before) + before.length;
  return markup.slice(start, find(markup, after, start));
};

/** The beginning of the tag that stands `levels` tags before a position. */
const tagBefore = (markup: string, position: number, levels = 1): number => {
  let start = position;
  for (let level = 0; level < levels; level += 1) start = markup.lastIndexOf("<", start - 1);
  return start;
};

/** The element that begins at a position and contains no other of its name. */
const elementAt = (markup: string, start: number): string => {
  const end = `</${/^<(\w+)/.exec(markup.slice(start))![1]}>`;
  return markup.slice(start, find(markup, end, start) + end.length);
};

/** The element whose text begins with these words. */
const elementWith = (markup: string, words: string): string =>
  elementAt(markup, tagBefore(markup, find(markup, words)));

/** The beginning of the nth part of a verse. */
const partStart = (markup: string, verse: number, nth = 1): number => {
  let position = -1;
  for (let count = 0; count < nth; count += 1) position = find(markup, `data-verse="${verse}"`, position + 1);
  return tagBefore(markup, position + 1);
};

const withSlot = (markup: string, text: string, name: string): string => markup.replaceAll(text, () => slot(name));

const withSlots = (markup: string, slots: readonly (readonly [text: string, name: string])[]): string =>
  slots.reduce((filled, [text, name]) => withSlot(filled, text, name), markup);

/** A block around its parts: the tag directly before the first of them. */
const block = (markup: string, firstPart: number): string => {
  const tag = markup.slice(tagBefore(markup, firstPart), firstPart);
  return `${tag}${slot("parts")}</${/^<(\w+)/.exec(tag)![1]}>`;
};

const partOf = (
  markup: string,
  start: number,
  end: number,
  verse: number,
  slots: readonly (readonly [text: string, name: string])[] = [],
): string => withSlots(markup.slice(start, end), [[String(verse), "verse"], ...slots]);

/** The lines in a part of a verse become one slot. */
const poemPart = (markup: string, verse: number, nth: number, firstWords: string): string => {
  const start = partStart(markup, verse, nth);
  const lines = tagBefore(markup, find(markup, firstWords, start), 2);
  const end = find(markup, "</p>", start);
  return withSlot(markup.slice(start, lines) + slot("lines") + markup.slice(end, end + 4), String(verse), "verse");
};

const textTemplate = (markup: string): TextTemplate => {
  const starts = (verse: number, nth?: number) => partStart(markup, verse, nth);
  const poem = starts(at.poem);
  const secondLine = tagBefore(markup, find(markup, "Qb", poem), 2);
  const firstLine = tagBefore(markup, find(markup, "Qa", poem), 2);
  const marked = markup.slice(starts(at.marked));
  return {
    opening: block(markup, starts(1)),
    paragraph: block(markup, starts(at.verse)),
    verse: partOf(markup, starts(at.verse), starts(at.verse + 1), at.verse, [
      ["Qa", "head"],
      [" Qb", "tail"],
    ]),
    verseRest: partOf(markup, starts(at.verseRest, 2), starts(at.verseRest + 1), at.verseRest, [["Qc", "tail"]]),
    omittedVerse: partOf(markup, starts(at.omitted), starts(at.omitted + 1), at.omitted),
    poem: block(markup, poem),
    poemVerse: poemPart(markup, at.poem, 1, "Qa"),
    poemVerseRest: poemPart(markup, at.poemRest, 2, "Qc"),
    line: withSlot(markup.slice(firstLine, secondLine), "Qa", "text"),
    indentedLine: withSlot(markup.slice(secondLine, find(markup, "</p>", secondLine)), "Qb", "text"),
    heading: withSlot(elementWith(markup, "Qheading"), "Qheading", "text"),
    supplied: withSlot(elementWith(marked, "Qa"), "Qa", "text"),
    spoken: withSlot(elementWith(marked, "Qd"), "Qd", "text"),
    divineName: withSlot(elementWith(marked, "LORD"), "LORD", "text"),
  };
};

const mainElement = (body: string): string => {
  const start = find(body, "<main");
  return body.slice(start, find(body, "</main>") + "</main>".length);
};

/** The links to the neighbouring chapters, or what is in their place at an end of the Bible. */
const neighbours = (main: string): readonly [before: string, after: string] => {
  const nav = between(main, 'class="chapnav below"', "</nav>");
  const inside = nav.slice(nav.indexOf(">") + 1);
  const before = elementAt(inside, 0);
  return [before, inside.slice(before.length)];
};

/** A link to a neighbouring chapter, drawn on the page of `place`. */
const linkTemplate = (link: string, chapter: number, title: string): string =>
  withSlots(link, [
    [chapterPath("kjv", { ...place, chapter }), "path"],
    [title, "title"],
  ]);

/** Slots for both names of the book in the bar. */
const withNames = (bar: string, book: string): string =>
  bar
    .replace(
      `picker-short" data-name="${between(bar, 'picker-short" data-name="', '"')}`,
      () => `picker-short" data-name="${slot("shortName")}`,
    )
    .replace(`>${book}<`, () => `>${slot("name")}<`);

/** The reference in the bar, which parts its name from its numbers. */
const barIn = (main: string, book: string): string => {
  const start = tagBefore(main, find(main, `>${book}<`) + 1);
  return main.slice(start, find(main, "<svg", start)).trimEnd();
};

interface Drawn {
  readonly main: string;
  /** The name of a psalm. */
  readonly book: string;
}

/** Slots for what the bar, the heading and the links say of a chapter. */
const withFrameSlots = ({ main, book }: Drawn, [before, after]: readonly [string, string]): string =>
  withSlots(
    main.replace(before, () => slot("previous")).replace(after, () => slot("next")),
    [
      [barIn(main, book), "bar"],
      [`${book} ${place.chapter}`, "reference"],
    ],
  )
    .replaceAll(`>${book}<`, () => `>${slot("book")}<`)
    .replaceAll(`>${book} <`, () => `>${slot("book")} <`)
    .replaceAll(`>${place.chapter}<`, () => `>${slot("chapter")}<`);

/** Slots for what the picker calls the translation. A text of a service has its key for a name, but not once it is embedded. */
const withTranslation = (main: string, key: string, name: string): string =>
  withSlot(
    main.replaceAll(`${key} · `, () => `${slot("key")} · `).replaceAll(`>${key}<`, () => `>${slot("key")}<`),
    name,
    "translationName",
  );

/** React’s way to write an apostrophe; ours is the sign itself. */
const withPlainApostrophes = (markup: string): string => markup.replaceAll("&#x27;", "'");

type Draw = (asked: Pick<AskedChapter, "translation" | "place">, data: Omit<PageData, "year">) => Promise<string>;

/** The name that a page gives its book: the heading without its number. */
const bookIn = (main: string): string => {
  const heading = between(main, "<h1", "</h1>");
  return heading
    .slice(heading.indexOf(">") + 1)
    .split("<")[0]!
    .trimEnd();
};

const withText = (main: string, chapter: ChapterText, text: TextTemplate): string => {
  const blocks = layOutChapter(chapter);
  const drawn = markupOfText(blocks, text, { hasOpening: hasDropCap(chapter, blocks) });
  find(main, drawn);
  return main.replace(drawn, () => slot("text"));
};

const withElement = (main: string, words: string, name: string): readonly [main: string, element: string] => {
  const element = elementWith(main, words);
  return [main.replace(element, () => slot(name)), withSlot(element, words, "text")];
};

const partIn = (main: string): string =>
  withSlot(between(main, '<p class="eyebrow">', "</p>"), "King James Version", "translationName");

const drawOwn = async (draw: Draw) => {
  const chapter = { ...sample("kjv"), colophon: "Qcolophon" };
  const body = await draw({ translation: "kjv", place }, { chapters: [chapter] });
  const main = mainElement(body);
  const book = bookIn(main);
  const links = neighbours(main);
  const text = textTemplate(main);
  const [withTitle, psalmTitle] = withElement(withText(main, chapter, text), "Qtitle", "psalmTitle");
  const [rest, colophon] = withElement(withTitle, "Qcolophon", "colophon");
  const ends = await Promise.all(
    [{ book: "GEN", chapter: 1 } as const, { book: "REV", chapter: 22 } as const].map(async (end) =>
      mainElement(await draw({ translation: "kjv", place: end }, { chapters: [{ ...sample("kjv"), ...end }] })),
    ),
  );
  const own: OwnReaderTemplate = {
    main: withTranslation(
      withFrameSlots(
        { main: rest.replace(partInMarkup(main), () => `<p class="eyebrow">${slot("part")}</p>`), book },
        links,
      ),
      "KJV",
      "King James Version",
    ).replaceAll('"kjv"', () => `"${slot("translation")}"`),
    text,
    psalmTitle,
    colophon,
    parts: { PSA: partIn(main), OT: partIn(ends[0]!), NT: partIn(ends[1]!) },
  };
  return {
    own,
    book,
    bar: withSlot(withNames(barIn(main, book), book), String(place.chapter), "numbers"),
    shell: body.replace(main, () => slot("main")),
    previous: linkTemplate(links[0], place.chapter - 1, `${book} ${place.chapter - 1}`),
    next: linkTemplate(links[1], place.chapter + 1, `${book} ${place.chapter + 1}`),
    first: neighbours(ends[0]!)[0],
    last: neighbours(ends[1]!)[1],
  };
};

const partInMarkup = (main: string): string => elementAt(main, find(main, '<p class="eyebrow">'));

const drawRemote = async (draw: Draw): Promise<RemoteReaderTemplate> => {
  const chapterWith = (licenseUrl: string): ChapterText => ({
    ...sample(remoteKey),
    edition: { ...edition, licenseUrl },
    notes: [{ verse: at.verse, text: "Qnote" }],
  });
  const chapter = chapterWith(slot("licenceUrl"));
  const asked = { translation: remoteKey, place };
  const main = mainElement(await draw(asked, { chapters: [chapter] }));
  const unlinked = mainElement(await draw(asked, { chapters: [chapterWith("")] }));
  const licenceIn = (markup: string) => elementAt(markup, find(markup, '<p class="edition-license">'));
  const list = elementAt(main, find(main, '<ul class="edition-notes">'));
  const item = elementAt(list, find(list, "<li"));
  const otherNumbers = elementAt(main, find(main, '<p lang="'));
  const text = textTemplate(main);
  const [withTitle, psalmTitle] = withElement(withText(main, chapter, text), "Qtitle", "psalmTitle");
  const rest = withTitle
    .replace(list, () => slot("notes"))
    .replace(otherNumbers, () => slot("otherNumbers"))
    .replace(licenceIn(main), () => slot("licence"));
  const key = shortName(remoteKey);
  return {
    main: withSlot(
      withTranslation(withFrameSlots({ main: rest, book: edition.bookName }, neighbours(main)), key, key),
      remoteKey,
      "translation",
    ),
    text,
    psalmTitle,
    notes: list.replace(item, () => slot("notes")),
    note: withSlots(item, [
      [`${place.chapter}:${at.verse}`, "place"],
      ["Qnote", "text"],
    ]),
    otherNumbers,
    licenceLink: licenceIn(main),
    licence: licenceIn(unlinked),
  };
};

const drawFailure = async (draw: Draw, reason: TextFailure, book: string, locale: Locale): Promise<string> => {
  const translation = "bbe";
  const failure = reason === "late" ? {} : { failure: { translation, ...place, reason } as const };
  const main = mainElement(await draw({ translation, place }, { chapters: [], ...failure }));
  return withSlots(withFrameSlots({ main, book }, neighbours(main)), [
    [chapterPath(embeddedInstead(locale), place), "embeddedPath"],
    ["BBE", "key"],
    ["Bible in Basic English", "translationName"],
    ['"bbe"', "quotedTranslation"],
  ]).replaceAll(slot("quotedTranslation"), () => `"${slot("translation")}"`);
};

type DrawnTemplate = Omit<ChapterTemplate, "locale" | "policy" | "page">;

/** All of a language’s template but what is around the root element. */
export const drawChapterTemplate = async (
  render: RenderPage,
  year: number,
  locale: Locale = "en",
): Promise<DrawnTemplate> => {
  const draw: Draw = async ({ translation, place: asked }, data) =>
    withPlainApostrophes(await render(chapterPath(translation, asked), { year, ...data }));
  const { own, book, shell, ...rest } = await drawOwn(draw);
  const failures = await Promise.all(
    textFailures.map(async (reason) => [reason, await drawFailure(draw, reason, book, locale)] as const),
  );
  return {
    year,
    body: withSlot(shell, chapterPath("kjv", place), "path"),
    own,
    remote: await drawRemote(draw),
    failures: Object.fromEntries(failures) as ChapterTemplate["failures"],
    ...rest,
  };
};

/** The markup of every element that a template has, for the styles of its first view. */
export const elementsOf = ({ body, bar, own, remote, failures }: DrawnTemplate): readonly string[] => [
  body,
  bar,
  ...[own, remote].flatMap(({ text, ...elements }) => [...Object.values(text), ...Object.values(elements)]).map(String),
  ...Object.values(failures),
  '<section dir="ltr"></section><section dir="rtl"></section>',
];

/** Throws if a template, filled with a chapter, is not what React draws of it. */
export const checkChapterTemplate = (
  template: ChapterTemplate,
  asked: AskedChapter,
  content: ChapterText | TextFailure,
  drawn: string,
): void => {
  const expected = withPlainApostrophes(drawn);
  const filled = chapterBody(template, asked, content);
  if (filled === expected) return;
  let same = 0;
  while (filled[same] === expected[same]) same += 1;
  const around = (markup: string): string => markup.slice(Math.max(0, same - 60), same + 120);
  throw new Error(
    `The template of ${template.locale} is not the page of ${asked.path}:\n${around(filled)}\nReact:\n${around(expected)}`,
  );
};
