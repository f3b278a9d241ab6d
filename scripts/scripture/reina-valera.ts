import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { bookFilePath } from "#domain/scripture/translations/manifest.ts";
import { books } from "#domain/scripture/books/books.ts";
import { readDebianPackage } from "../original-words/debian-package.ts";
import { readSwordText } from "../original-words/sword-text.ts";

/**
 * Real text for the mock, never committed: the Reina-Valera of 1909 (public domain) from Debian's package, fetched with
 * `apt-get download` when it is first needed; without it the World English Bible takes its place.
 */

const packageName = "sword-text-sparv";
const sha256 = "5c87f9b2bc97457e8a872f5bae7ea7ce59cb3de1dcee73e4d4740451863694cf";
const folder = ".generated/languages-service";
const modules = "./usr/share/sword/modules/texts/ztext/spaRV1909eb";

/** Texts by "JHN 3", index 0 is verse 1. */
export type Texts = ReadonlyMap<string, readonly string[]>;

const plain = (markup: string): string =>
  markup
    .replace(/<(title|note)\b[^>]*>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The file of a Debian package, fetched when it is first needed; undefined where it cannot be had. */
export const debianPackage = (wanted: string): string | undefined => {
  mkdirSync(folder, { recursive: true });
  const find = () => readdirSync(folder).find((name) => name.startsWith(wanted));
  if (!find()) {
    try {
      execFileSync("apt-get", ["download", wanted], { cwd: folder, stdio: "ignore", timeout: 60_000 });
    } catch {
      // No such tool, or no network.
    }
  }
  const name = find();
  return name && `${folder}/${name}`;
};

const reinaValera = (file: string): Texts => {
  const read = readDebianPackage(file, sha256);
  const texts = new Map<string, string[]>();
  for (const { book, chapter, verse, markup } of readSwordText((name) => read(`${modules}/${name}`))) {
    const key = `${book} ${chapter}`;
    const verses = texts.get(key) ?? [];
    verses[verse - 1] = plain(markup);
    texts.set(key, verses);
  }
  return texts;
};

/** The text of the World English Bible that `npm run generate` has made. */
export const worldEnglish = (): Texts => {
  const manifest = ".generated/scripture/manifest.json";
  const texts = new Map<string, readonly string[]>();
  if (!existsSync(manifest)) return texts;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  for (const { id } of books) {
    const path = `.generated/static${bookFilePath(version, "web", id)}`;
    const chapters = JSON.parse(readFileSync(path, "utf8")) as { chapter: number; verses: string[] }[];
    for (const { chapter, verses } of chapters) texts.set(`${id} ${chapter}`, verses);
  }
  return texts;
};

/** Spanish if it can be had. */
export const readSpanish = (): { readonly isSpanish: boolean; readonly texts: Texts } => {
  const file = debianPackage(packageName);
  try {
    if (file) return { isSpanish: true, texts: reinaValera(file) };
  } catch (error) {
    // Another version of the package, whose letters are not the ones that were looked at, or no program that unpacks it.
    console.error(`${file} is not used: ${String(error)}`);
  }
  return { isSpanish: false, texts: worldEnglish() };
};
