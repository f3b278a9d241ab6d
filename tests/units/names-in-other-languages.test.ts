import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { knownPassages as englishPassages } from "#content/known-passages.ts";
import { subjectGroupSchema } from "#content/schema/subjects.ts";
import { otherNames as english } from "#content/subjects/other-names.ts";
import { otherLocales, type OtherLocale } from "#domain/site/locales/locales.ts";
import { inLanguage } from "#tests/support/in-language.ts";

type KnownPassages = typeof import("#content/known-passages.ts");
type NameFinder = typeof import("#domain/scripture/search/known-names.ts");
type Catalogue = typeof import("#content/subjects/catalogue.ts");
type Guess = typeof import("#domain/scripture/reference/guess-reference.ts");
type Finder = typeof import("#domain/scripture/search/subject-finder.ts");
type Subjects = typeof import("#domain/site/subjects/subjects.ts");

/** Whatever the names are asked with. */
const frames = {
  es: ["versículos sobre ", "qué dice la Biblia sobre ", "VERSÍCULOS BÍBLICOS PARA "],
  pt: ["versículos sobre ", "o que a Bíblia diz sobre ", "VERSÍCULOS BÍBLICOS PARA "],
  fr: ["versets sur ", "que dit la Bible sur ", "VERSETS BIBLIQUES POUR "],
} as const satisfies Record<OtherLocale, readonly string[]>;

/** What people in need of help type. */
const distress: Readonly<Record<OtherLocale, Readonly<Record<string, string>>>> = {
  es: {
    suicidio: "despair",
    "me quiero suicidar": "despair",
    "quiero morirme": "despair",
    "no quiero vivir más": "despair",
    "ya no puedo mas": "despair",
    ansiedad: "worry",
    "tengo mucha ansiedad": "worry",
    estres: "worry",
    ESTRÉS: "worry",
    temor: "fear",
    "tengo miedo": "fear",
    viuda: "grief",
    viudas: "grief",
    "me siento sola": "loneliness",
    "estoy muy triste": "grief",
    "estoy deprimida": "depression",
    "mi esposo me pega": "abuse",
    "no puedo dormir": "sleep",
    "perdi mi trabajo": "losing-work",
    miedos: "fear",
    suicide: "despair",
    "mi hija está pensando en suicidarse": "despair",
  },
  pt: {
    suicidio: "despair",
    "quero morrer": "despair",
    "não quero mais viver": "despair",
    ansiedade: "worry",
    "estou com muito medo": "fear",
    viuva: "grief",
    "me sinto sozinha": "loneliness",
    "estou deprimido": "depression",
    "meu marido me bate": "abuse",
    "não consigo dormir": "sleep",
  },
  fr: {
    suicide: "despair",
    "j’ai envie de mourir": "despair",
    "je ne veux plus vivre": "despair",
    "l'anxiété": "worry",
    anxiete: "worry",
    angoisse: "worry",
    inquiétude: "worry",
    "j'ai peur": "fear",
    "je me sens seule": "loneliness",
    veuve: "grief",
    "mon mari me frappe": "abuse",
    "je n'arrive pas à dormir": "sleep",
  },
};

/** How people ask for a passage. */
const asked: Readonly<Record<OtherLocale, Readonly<Record<string, string>>>> = {
  es: {
    "hijo prodigo": "Luke 15:11-32",
    "la parábola del hijo pródigo": "Luke 15:11-32",
    "buen samaritano": "Luke 10:25-37",
    "padre nuestro": "Matthew 6:9-13",
    bienaventuranzas: "Matthew 5:3-12",
    "arca de noe": "Genesis 6:9-9:17",
    "EL ARCA DE NOÉ": "Genesis 6:9-9:17",
    "la historia de David y Goliat": "1 Samuel 17",
    navidad: "Luke 2:1-20",
    "armadura de dios": "Ephesians 6:10-18",
  },
  pt: { "filho prodigo": "Luke 15:11-32", "pai nosso": "Matthew 6:9-13", "davi e golias": "1 Samuel 17" },
  fr: {
    "fils prodigue": "Luke 15:11-32",
    "arche de noé": "Genesis 6:9-9:17",
    "l'arche de Noe": "Genesis 6:9-9:17",
    "notre père": "Matthew 6:9-13",
    noel: "Luke 2:1-20",
  },
};

describe.each(otherLocales)("in %s", (locale) => {
  it("a well-known passage is found by each of its names", async () => {
    const { knownPassages } = await inLanguage<KnownPassages>(locale, "/content/known-passages.ts");
    const { nameFinder } = await inLanguage<NameFinder>(locale, "/domain/scripture/search/known-names.ts");
    const find = nameFinder(knownPassages);
    expect(knownPassages.map(({ reference }) => reference)).toEqual(englishPassages.map(({ reference }) => reference));
    const lost = knownPassages.flatMap((passage) =>
      [passage.name, ...passage.also].filter((name) => find(name) !== passage),
    );
    expect(lost).toEqual([]);
    const led = Object.fromEntries(Object.keys(asked[locale]).map((query) => [query, find(query)?.reference]));
    expect(led).toEqual(asked[locale]);
  });

  it("an unknown path may name a book as its readers do", async () => {
    const { guessReference } = await inLanguage<Guess>(locale, "/domain/scripture/reference/guess-reference.ts");
    const paths = {
      es: ["/juan/3/16", "/juan-3-16", "/read/kjv/1-corintios/99", "/salmo/23", "/read/kjv/juan/3/999"],
      pt: ["/joao/3/16", "/João-3-16", "/read/kjv/1-coríntios/99", "/salmo/23", "/verse/kjv/jo%C3%A3o/3/999"],
      fr: ["/jean/3/16", "/jean-3-16", "/read/kjv/1-corinthiens/99", "/psaume/23", "/read/kjv/jean/3/999"],
    }[locale];
    const found = paths.map((path) => guessReference(path)?.path.replace(/^\/read\/[^/]+/, ""));
    expect(found).toEqual(["/john/3#v16", "/john/3#v16", "/1-corinthians/16", "/psalms/23", "/john/3"]);
    expect(guessReference(paths[0]!)?.path).not.toContain("kjv");
  });

  it("a subject is found by each of its names and by words of distress", async () => {
    const { subjectGroups, subjects } = await inLanguage<Catalogue>(locale, "/content/subjects/catalogue.ts");
    expect(z.array(subjectGroupSchema).safeParse(subjectGroups).error).toBeUndefined();
    const { subjectName } = await inLanguage<Subjects>(locale, "/domain/site/subjects/subjects.ts");
    const find = (await inLanguage<Finder>(locale, "/domain/scripture/search/subject-finder.ts")).subjectFinder(
      subjects,
    );
    const found = (query: string): string | undefined => find(query)?.id;
    const lost = subjects.flatMap(({ id, otherNames }) =>
      [subjectName(id), ...otherNames]
        .flatMap((name) =>
          ["", ...(english[id].includes(name) ? [] : frames[locale])].map((frame) => `${frame}${name}`),
        )
        .filter((query) => found(query) !== id)
        .map((query) => `${query}: ${found(query)}, not ${id}`),
    );
    expect(lost).toEqual([]);
    const led = Object.fromEntries(Object.keys(distress[locale]).map((query) => [query, found(query)]));
    expect(led).toEqual(distress[locale]);
  });
});
