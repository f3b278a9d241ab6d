/**
 * `npm run check -- translations`: what the interface's other languages lack. Fails if a screen that should be translated
 * has a sentence outside the dictionaries, or a dictionary lacks a language; lists how much the other folders still have.
 */
import { globSync } from "node:fs";
import { otherLocales } from "#domain/site/locales/locales.ts";
import { dictionaries, translatedContent, translatedSources, untranslatedIn } from "./locales/dictionaries.ts";

const problems = [
  ...dictionaries().flatMap(({ file, missing }) => missing.map((locale) => `${file}: nothing in ${locale}`)),
  ...translatedSources().flatMap((file) => untranslatedIn(file).map((text) => `${file}: “${text}”`)),
];
for (const problem of problems) console.error(problem);

const besides = new RegExp(`\\.(?:test|local|${otherLocales.join("|")})\\.tsx?$`);
const translated = new Set(translatedSources());
const rest = new Map<string, number>();
for (const file of globSync("src/**/*.{ts,tsx}").filter((one) => !translated.has(one) && !besides.test(one))) {
  const folder = file.split("/").slice(1, -1).join("/");
  const count = untranslatedIn(file).length;
  if (count > 0) rest.set(folder, (rest.get(folder) ?? 0) + count);
}
console.log(`${translated.size} files of translated screens checked, ${problems.length} sentences untranslated`);
console.log("In English alone, by folder:");
for (const [folder, count] of [...rest].toSorted((a, b) => b[1] - a[1])) console.log(`  ${folder}: about ${count}`);
console.log("Our own content, by language:");
for (const locale of otherLocales) {
  const own = translatedContent().filter(({ missing }) => !missing.includes(locale));
  console.log(`  ${locale}: ${own.map(({ file }) => file.replace("content/", "")).join(", ")}`);
}
process.exit(problems.length > 0 ? 1 : 0);
