/**
 * `npm run check -- quotations`: finds every quotation of our Spanish content in the Reina-Valera of 1909 itself, which
 * Debian's package has, and writes their digests (docs/texts.md, "Quotations in Spanish"). Without the package it says so.
 */
import { writeFileSync } from "node:fs";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { readSpanish } from "./scripture/reina-valera.ts";
import { spanishGameProblems } from "./scripture/spanish-games.ts";
import { digestFile, digestLines, spanishQuotations, standsIn } from "./scripture/spanish-quotations.ts";

const { isSpanish, texts } = readSpanish();
const quotations = await spanishQuotations();
if (!isSpanish) {
  console.log(
    `The package with the text cannot be had: ${quotations.length} quotations are compared with their digests alone`,
  );
  process.exit(0);
}
const wrong = quotations.filter((one) => !standsIn(one, texts));
for (const { file, text, reference } of wrong)
  console.error(`${file}: ${formatReference(reference)} does not say “${text}”`);
const problems = spanishGameProblems(texts);
for (const problem of problems) console.error(problem);
if (wrong.length + problems.length > 0) process.exit(1);
writeFileSync(digestFile, `${(await digestLines()).join("\n")}\n`);
console.log(`${quotations.length} quotations stand in the text word for word`);
