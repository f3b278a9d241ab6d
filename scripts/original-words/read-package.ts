/**
 * `npx node scripts/original-words/read-package.ts FILE.deb`: reads the tagged King James Version of a Debian package and
 * writes which number of Strong's dictionaries stands at which word of ours: content/original-words (docs/texts.md,
 * "The words behind the words").
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import {
  languageOf,
  type OriginalLanguage,
  readNumberedWords,
  writeNumberedWords,
} from "#domain/scripture/original-words/original-words.ts";
import { kjv } from "../scripture/kjv.ts";
import { readDebianPackage } from "./debian-package.ts";
import { readSwordText } from "./sword-text.ts";
import { alignTags, readTaggedVerse } from "./tagged-words.ts";

const source = {
  name: "Debian sword-text-kjv 14.3-1 (eBible.org and CrossWire, public domain)",
  sha256: "9f463f28ce665f6f528fc723179722bced880a4c5485f7a41bf742838315de57",
  folder: "./usr/share/sword/modules/texts/ztext/engKJV2006eb",
};
const folder = "content/original-words";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: npx node scripts/original-words/read-package.ts sword-text-kjv_14.3-1_all.deb");
  process.exit(1);
}

const read = readDebianPackage(file, source.sha256);
const verses = readSwordText((name) => read(`${source.folder}/${name}`));
const texts = new Map(kjv.readChapters().map((chapter) => [`${chapter.book} ${chapter.chapter}`, chapter]));
const lines: Readonly<Record<OriginalLanguage, string[]>> = { hebrew: [], greek: [] };
/** The hash of the package's numbers by verse. A test compares what is committed (scripts/scripture/original-words.test.ts). */
const tagged256 = createHash("sha256");
let count = 0;

for (const { book, chapter, verse, markup } of verses) {
  const own = texts.get(`${book} ${chapter}`)!;
  const tagged = readTaggedVerse(markup);
  const add = (name: string, part: typeof tagged.verse, text: string) => {
    const { words, lost } = alignTags(part, text);
    for (const { number, start, end } of lost)
      console.warn(`${name}: no place for ${number} "${part.text.slice(start, end)}" in "${text}"`);
    if (words.length === 0) return;
    const line = writeNumberedWords(words);
    if (JSON.stringify(readNumberedWords(line)) !== JSON.stringify(words)) throw new Error(`${name}: ${line}`);
    count += words.length;
    lines[languageOf(book)].push(`${book} ${name} ${line}`);
  };
  const numbers = [...(tagged.title?.tags ?? []), ...tagged.verse.tags].map(({ number }) => number);
  if (numbers.length > 0) tagged256.update(`${book} ${chapter}:${verse} ${numbers.join(" ")}\n`);
  if (tagged.title) add(`${chapter}:0`, tagged.title, own.title ?? "");
  add(`${chapter}:${verse}`, tagged.verse, own.verses[verse - 1]!);
}

mkdirSync(folder, { recursive: true });
for (const [language, ofLanguage] of Object.entries(lines))
  writeFileSync(
    `${folder}/${language}.txt`,
    [
      "# Strong's numbers at the words of the King James Version. Form: docs/texts.md. Made by",
      `# scripts/original-words/read-package.ts from ${source.name},`,
      `# SHA-256 ${source.sha256}`,
      ...ofLanguage,
      "",
    ].join("\n"),
  );
console.log(`${count} words in ${lines.hebrew.length + lines.greek.length} lines.`);
console.log(`SHA-256 of the numbers by verse in the package: ${tagged256.digest("hex")}`);
