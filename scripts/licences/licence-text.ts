import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ShippedPackage {
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
export const licenceText = ({ folder, licence }: ShippedPackage): string | undefined => {
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
