import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { bookFaceFile, bookFaceLicence, bookFaceStyles } from "#domain/site/book-face.ts";
import { jsApi } from "./clients/js-api.ts";
import { buildContentFiles } from "./content-files.ts";
import { sourcePackages } from "./scripture/catalogue.ts";
import { packageFile } from "./scripture/package-file.ts";
import { provideTexts, stampOfTexts } from "./scripture/service-text.ts";
import { buildScriptureFiles } from "./scripture/static-files.ts";
import { commandOptions } from "./setup/options.ts";

/**
 * Generates `clients/js/api.ts` and everything under `.generated`: the Scripture files that the site and the worker serve,
 * and the files of content that the worker reads. Skips Scripture if neither the packages nor the generating code has
 * changed. `--languages URL` is the service that has the texts of other languages, for those that site.config.json embeds.
 */

const { values } = commandOptions({
  options: { languages: { type: "string", default: "https://bible.helloao.org" } },
});

const root = fileURLToPath(new URL("..", import.meta.url));
const generated = join(root, ".generated");
const stampFile = join(generated, "scripture", "stamp");

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, folder, name))
    .toSorted();

const sourceFiles = (folder: string): string[] => filesOf(folder, ".ts").filter((file) => !file.endsWith(".test.ts"));

const stampOfInputs = (): string => {
  const hash = createHash("sha256");
  for (const name of sourcePackages) hash.update(readFileSync(packageFile(`${name}/package.json`)));
  for (const file of [
    fileURLToPath(import.meta.url),
    ...sourceFiles("scripts/scripture"),
    ...sourceFiles("domain/scripture"),
    join(root, "domain/text/transliteration.ts"),
    ...filesOf("content/original-words", ".txt"),
  ])
    hash.update(readFileSync(file));
  hash.update(stampOfTexts());
  return hash.digest("hex");
};

// Paths and types of the client for other programs, which is a package of its own.
writeFileSync(join(root, "clients/js/api.ts"), jsApi());

const writeFile = (path: string, content: string | Uint8Array): void => {
  const file = join(generated, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

// The letters of link previews, which the worker reads.
writeFile("static/pictures/letters.bin", gunzipSync(readFileSync(join(root, "scripts/pictures/letters.bin.gz"))));

// The reading face that a visitor can choose, with its licence.
writeFile(`static${bookFaceLicence}`, readFileSync(packageFile("@fontsource/source-serif-4/LICENSE")));
for (const style of bookFaceStyles)
  writeFile(
    `static${bookFaceFile(style)}`,
    readFileSync(packageFile(`@fontsource/source-serif-4/files/source-serif-4-latin-400-${style}.woff2`)),
  );

console.log(await provideTexts(values.languages));

const stamp = stampOfInputs();
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) {
  console.log("Scripture files: up to date.");
} else {
  console.log("Scripture files: building from the packages …");
  const started = performance.now();
  // First the folder of the stamp: what is interrupted here must not look up to date.
  for (const folder of ["scripture", "static/bible", "static/crossref", "static/original"])
    rmSync(join(generated, folder), { recursive: true, force: true });
  const { files, manifest } = buildScriptureFiles();
  for (const [path, content] of files) writeFile(path, content);
  for (const { id, name, bytes } of manifest.translations)
    console.log(`  ${id}: ${name}, ${(bytes.text / 1e6).toFixed(1)} MB`);
  writeFile("scripture/stamp", stamp);
  console.log(
    `Scripture files: ${files.size} files, version ${manifest.version}, ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}

// After the Scripture files, which replace the folder of the digests.
for (const [path, content] of buildContentFiles()) writeFile(path, content);
