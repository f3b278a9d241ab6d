import { readFileSync } from "node:fs";
import strongs from "strongs";
import type { OriginalWord } from "#domain/scripture/original-words/original-word-files.ts";
import { plainLatin } from "#domain/scripture/original-words/original-words.ts";
import { firstPartEnd } from "#domain/scripture/original-words/word-text.ts";
import { transliterateGreek, transliterateHebrew } from "#domain/text/transliteration.ts";
import { packageFile } from "./package-file.ts";

/** Strong's dictionaries from the package `strongs`. */

type Definition = Pick<OriginalWord, "lemma" | "latin" | "sound" | "meaning" | "origin">;

/** The package has the pronunciation of Greek words only in its source XML. */
const readGreekSounds = (): ReadonlyMap<string, string> => {
  const xml = readFileSync(packageFile("strongs/greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml"), "utf8");
  return new Map(
    [...xml.matchAll(/<entry strongs="0*(\d+)">[^]*?<\/entry>/g)].flatMap(([entry, number = ""]) => {
      const sound = /<pronunciation strongs="([^"]+)"/.exec(entry)?.[1];
      return sound === undefined ? [] : [[`G${number}`, sound] as const];
    }),
  );
};

/** Braces in the source enclose what an Aramaic entry takes from its Hebrew one. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[{}]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[;,.:])/g, "")
    .trim()
    .replace(/[;:]$/, "")
    .trim();

/** Some Greek entries begin the meaning within the derivation: `of uncertain affinity; a deity, especially …`. */
const split = (number: string, derivation: string, definition: string): { origin: string; meaning: string } => {
  const end = firstPartEnd(derivation);
  const rest = tidy(derivation.slice(end + 1));
  const isMeaning = number.startsWith("G") && rest !== "" && !/^(?:which|compare|from|or|see)\b/.test(rest);
  if (isMeaning) return { origin: derivation.slice(0, end), meaning: [rest, definition].filter(Boolean).join("; ") };
  return definition === "" ? { origin: "", meaning: derivation } : { origin: derivation, meaning: definition };
};

/** God's name is written without points, which are those of another word, and how it was spoken is not known. */
const isDivineName = (lemma: string): boolean => lemma.replaceAll(/[^א-ת]/g, "") === "יהוה";

/** No word begins with a soft b, k or p; where the source has lost the point in the first letter, its Latin letters show it. */
const hardened = (latin: string, plainXlit: string): string =>
  [
    ["v", "b"],
    ["kh", "k"],
    ["ph", "p"],
  ].reduce(
    (word, [soft = "", hard = ""]) =>
      word.startsWith(soft) && plainXlit.startsWith(hard) && !plainXlit.startsWith(soft)
        ? hard + word.slice(soft.length)
        : word,
    latin,
  );

const latinOf = (number: string, lemma: string, xlit: string | undefined): string => {
  if (number.startsWith("G")) return transliterateGreek(lemma);
  const latin = hardened(transliterateHebrew(lemma), plainLatin(xlit ?? ""));
  const isName = xlit !== undefined && /^[^\p{L}]*\p{Lu}/u.test(xlit.replaceAll(/[ʼʻ]/g, ""));
  return isName ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
};

/** All words by number, `H1` to `G5624`, with the ways to write each in plain Latin letters. */
export const readDefinitions = (): ReadonlyMap<
  string,
  { readonly definition: Definition; readonly names: readonly string[] }
> => {
  const greekSounds = readGreekSounds();
  return new Map(
    Object.entries(strongs).map(([number, entry]) => {
      const isUnspoken = isDivineName(entry.lemma);
      const lemma = (isUnspoken ? "יהוה" : entry.lemma).normalize("NFC");
      const latin = latinOf(number, lemma, entry.xlit);
      const sound = isUnspoken ? undefined : (entry.pron ?? greekSounds.get(number));
      const { origin, meaning } = split(number, tidy(entry.derivation ?? ""), tidy(entry.strongs_def ?? ""));
      const names = new Set([latin, entry.xlit ?? ""].map(plainLatin).filter(Boolean));
      const definition = { lemma, latin, ...(sound && { sound }), meaning, ...(origin && { origin }) };
      return [number, { definition, names: [...names] }];
    }),
  );
};
