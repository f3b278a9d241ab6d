import { slot, type ChapterTemplate, type TextTemplate } from "#domain/site/chapter-page/chapter-template.ts";

/** Pages with an element for each thing that a chapter has; the real templates are made by the build (scripts/build/chapter-template.test.ts). */

const element = (name: string, ...slots: readonly string[]) => `<${name}>${slots.map(slot).join("")}</${name}>`;

const text: TextTemplate = {
  opening: element("p", "parts"),
  paragraph: element("p", "parts"),
  verse: `<v id="v${slot("verse")}">${slot("head")}${slot("tail")}</v>`,
  verseRest: element("v", "verse", "tail"),
  omittedVerse: element("omitted", "verse"),
  poem: element("poem", "parts"),
  poemVerse: element("v", "verse", "lines"),
  poemVerseRest: element("v", "verse", "lines"),
  line: element("l", "text"),
  indentedLine: element("l", "text"),
  heading: element("h3", "text"),
  supplied: element("i", "text"),
  spoken: element("wj", "text"),
  divineName: element("nd", "text"),
};

const failure = (name: string) => `${element("failure", "reference")}${name}<a href="${slot("embeddedPath")}"></a>`;

export const template: ChapterTemplate = {
  locale: "en",
  policy: { scriptHashes: ["sha256-script"], styleHashes: ["sha256-style"] },
  year: 2026,
  page: `<!doctype html><head>${slot("head")}</head><body>${slot("body")}<script type="application/json">${slot("data")}</script></body>`,
  body: `${slot("main")}<a href="${slot("path")}"></a>`,
  own: {
    main:
      "<noscript></noscript>" +
      element("main", "part", "book", "chapter", "psalmTitle", "text", "colophon", "previous", "next"),
    text,
    psalmTitle: element("title", "text"),
    colophon: element("colophon", "text"),
    parts: { OT: "Old", NT: "New", PSA: "Psalms" },
  },
  remote: {
    main:
      "<noscript></noscript>" +
      element(
        "main",
        "tag",
        "direction",
        "name",
        "book",
        "chapter",
        "psalmTitle",
        "text",
        "notes",
        "otherNumbers",
        "licence",
      ),
    text,
    psalmTitle: element("title", "text"),
    notes: element("ul", "notes"),
    note: element("li", "place", "text"),
    otherNumbers: "<numbers></numbers>",
    licenceLink: `<a href="${slot("licenceUrl")}">${slot("licence")}</a>`,
    licence: element("licence", "licence"),
  },
  failures: { late: failure("late"), missing: failure("missing"), gone: failure("gone"), outage: failure("outage") },
  bar: element("bar", "name", "numbers"),
  previous: `<a rel="prev" href="${slot("path")}">${slot("title")}</a>`,
  next: `<a rel="next" href="${slot("path")}">${slot("title")}</a>`,
  first: "first",
  last: "last",
};
