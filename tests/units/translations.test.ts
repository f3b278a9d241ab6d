import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { helpCountries } from "#content/helplines.ts";
import { features } from "#src/features.ts";
import { otherLocales, type OtherLocale } from "#domain/site/locales/locales.ts";
import { variantOf } from "#scripts/build/locale-plugin.ts";
import {
  dictionaries,
  entriesOf,
  translatedContent,
  translatedSources,
  untranslatedIn,
} from "./locales/dictionaries.ts";

/** docs/translating.md */

/** Names, and words that are spelt alike. */
const mayBeAlike =
  /^(?:Lampstand|Questions?|E-mail|Sources|Menu|Page|Photos|Suggestions|Notes|Filters|Orange|Mentor|Daniel|Job|Joel|Amos|Hebreus|Bibles?|Bible|Message|Mensagens? .*|Messages \(\{hotkey\}\)|Principal|Quick|Testaments?|Actions|Note|Passage|Dictionary|1 byte|[kM]B|, |\. Actions|\?|Français|English|Trivia live|System|.{0,6})$/;

/** Quoted from the King James Version, and marked so, where a language has no embedded translation. */
const quoted = ["notFoundMessages.verse", "certificateMessages.promise", "notFoundMessages.verseFrom.name"];

const files = dictionaries();

/** The sentences that a feature has in every language. */
const inEachLocale = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (typeof value !== "object" || value === null) return [];
  return "en" in value && "fr" in value ? [{ ...value }] : Object.values(value).flatMap(inEachLocale);
};

const sentencesOf = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(sentencesOf);

/** An ordinary space would break the line before the sign; none at all is no French. */
const withoutFrenchSpaces = /[\p{L}\d)}](?:[;!?»]|: )| [;:!?»%]|«[^\u00A0\u202F]|\d \d{3}/u;
const withoutFrenchSigns = /\p{L}'\p{L}|[“”]|\.\.\./u;

/** Signs that open and close what is said. */
const pairs = { es: ["¿?", "¡!", "«»"], pt: ["“”"], fr: ["«»"] } as const satisfies Record<
  OtherLocale,
  readonly string[]
>;

/** Two halves of a sentence with a link between them, and a key. */
const halves: ReadonlySet<string> = new Set(["¿Buscabas ", "?", "Atajos de teclado (← → / ?)"]);

/** Sentences that a number alone changes in one language, and nothing in another. */
const alikeInNumber = ["sizeMessages.bytes", "planMessages.readAhead", "planMessages.andMore"];

/** The sentences of a file with one number in them, that tell one from several. */
const countingIn = async (file: string): Promise<readonly string[]> => {
  const found = (name: string, value: unknown): readonly string[] => {
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([key, inner]) => found(`${name}.${key}`, inner));
    if (typeof value !== "function" || value.length !== 1 || alikeInNumber.includes(name)) return [];
    try {
      const [one, two] = [String(value(1)), String(value(2))];
      return one.replaceAll(/\b1\b/g, "") === two.replaceAll(/\b2\b/g, "") ? [] : [name];
    } catch {
      // Its argument is no number.
      return [];
    }
  };
  const module = (await import(pathToFileURL(resolve(file)).href)) as object;
  return Object.entries(module).flatMap(([name, value]) => found(name, value));
};

/** The literals of a file; templates without what is put into them. */
const literalsOf = (file: string): readonly string[] => {
  let code = readFileSync(file, "utf8");
  for (let before = ""; before !== code;) {
    before = code;
    code = code.replaceAll(/\$\{[^{}]*\}/g, "");
  }
  return [...code.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([found]) => found.slice(1, -1));
};

describe("the features", () => {
  const all = inEachLocale(features);

  it("leave no sentence in English", () => {
    const left = all.flatMap(({ en, ...others }) =>
      Object.values(others).flatMap((own) =>
        sentencesOf(own).filter((text, index) => text === sentencesOf(en)[index] && !mayBeAlike.test(text)),
      ),
    );
    expect(all.length).toBeGreaterThan(30);
    expect(left).toEqual([]);
  });

  it("have French spaces and signs", () => {
    const french = all.flatMap(({ fr }) => sentencesOf(fr));
    expect(french.filter((text) => withoutFrenchSpaces.test(text) || withoutFrenchSigns.test(text))).toEqual([]);
  });
});

describe("the dictionaries", () => {
  it("are there in every language", () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(({ file, missing }) => missing.map((locale) => variantOf(file, locale)))).toEqual([]);
  });

  /** English has none of its own there, or says nothing. */
  const settings = [
    "content/helplines-words.ts",
    "domain/scripture/books/book-names.ts",
    "domain/site/locales/locale.ts",
    "domain/site/subjects/subject-names.ts",
  ];

  it("say all that the English one says", async () => {
    for (const { file } of files.filter((one) => !settings.includes(one.file))) {
      const english = await entriesOf(file);
      for (const locale of otherLocales) {
        const own = await entriesOf(variantOf(file, locale));
        expect([...own.keys()].toSorted(), variantOf(file, locale)).toEqual([...english.keys()].toSorted());
      }
    }
  });

  it("tell one from several wherever another language does", async () => {
    for (const { file } of files.filter((one) => one.file.startsWith("src/"))) {
      const english = await countingIn(file);
      for (const locale of otherLocales)
        expect(await countingIn(variantOf(file, locale)), variantOf(file, locale)).toEqual(english);
    }
  });

  it("leave no sentence in English", async () => {
    for (const { file } of files.filter((one) => one.file.startsWith("src/"))) {
      const english = await entriesOf(file);
      for (const locale of otherLocales) {
        const own = await entriesOf(variantOf(file, locale));
        const alike = [...own].filter(
          ([name, text]) => text !== "" && text === english.get(name) && !quoted.includes(name),
        );
        expect(
          alike.filter(([, text]) => !mayBeAlike.test(text)),
          variantOf(file, locale),
        ).toEqual([]);
      }
    }
  });

  it.each(otherLocales)("close the signs that they open, and open those that they close, in %s", (locale) => {
    const isOpen = (text: string): boolean =>
      pairs[locale].some(([open, close]) => text.split(open!).length !== text.split(close!).length);
    for (const { file } of files) {
      const own = literalsOf(variantOf(file, locale));
      expect(
        own.filter((text) => isOpen(text) && !halves.has(text)),
        file,
      ).toEqual([]);
    }
  });

  it("have French spaces and signs", () => {
    for (const { file } of [...files, ...translatedContent()].filter(({ missing }) => !missing.includes("fr"))) {
      const text = readFileSync(variantOf(file, "fr"), "utf8");
      const sentences = [...text.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([found]) => found);
      const having = (fault: RegExp): readonly string[] => sentences.filter((one) => fault.test(one));
      expect(having(withoutFrenchSpaces), file).toEqual([]);
      expect(having(withoutFrenchSigns), file).toEqual([]);
    }
  });
});

it("what helplines say of themselves is said in every language", async () => {
  const said = helpCountries.flatMap(({ emergency, helplines }) => [
    ...[emergency, ...helplines].flatMap(({ numbers }) => numbers.flatMap(({ what }) => what ?? [])),
    ...helplines.flatMap(({ purpose, hours }) => [purpose, hours ?? purpose]),
    // A name that says how to reach the line: "NHS 111, then option 2".
    ...helplines.flatMap(({ name }) => (/, (?:then|by) /.test(name) ? [name] : [])),
  ]);
  for (const locale of otherLocales) {
    const words = await entriesOf(`content/helplines-words.${locale}.ts`);
    expect(
      [...new Set(said)].filter((one) => !words.has(`helplineWords.${one}`)),
      locale,
    ).toEqual([]);
  }
});

it("translated screens have no sentence outside the dictionaries", () => {
  const sources = translatedSources();
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap((file) => untranslatedIn(file).map((text) => `${file}: ${text}`))).toEqual([]);
});
