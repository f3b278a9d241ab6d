import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { expectedOnPages } from "#tests/embed-pages/expected.ts";
import { linkReferences } from "./links.ts";

afterEach(() => document.body.replaceChildren());

/** What the script links on the body of a page, each reference once, also where it stands in several elements. */
const linkedOn = async (body: string): Promise<readonly string[]> => {
  // The last one tells that the others are done.
  document.body.innerHTML = `${body}<p id="last">Genesis 1:31</p>`;
  linkReferences({
    origin: "https://lampstand.test",
    translation: "kjv",
    theme: "auto",
    within: undefined,
    skip: undefined,
  });
  await expect.poll(() => document.querySelector("#last a"), 30_000).not.toBeNull();
  return [...document.querySelectorAll<HTMLAnchorElement>("a.lampstand-reference:not([aria-hidden], #last a)")].map(
    ({ dataset }) => dataset["lampstandReference"]!,
  );
};

/** What the first list has and the second lacks, each as often as it is missing. */
const without = (all: readonly string[], taken: readonly string[]): readonly string[] => {
  const left = [...taken];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

it("finds at least 98 % of more than 200 references on pages of five kinds, and nothing else", async () => {
  const sum = { references: 0, missed: 0 };
  for (const [name, { references, missed = [] }] of Object.entries(expectedOnPages)) {
    const expected = references.split("; ");
    const page = readFileSync(`tests/embed-pages/${name}.html`, "utf8");
    const found = await linkedOn(/<body>([\s\S]*)<\/body>/.exec(page)![1]!);
    expect([name, without(expected, found), without(found, expected)]).toEqual([name, missed, []]);
    expect(document.querySelector("textarea a, pre a, [contenteditable] a, [data-lampstand] a")).toBeNull();
    sum.references += expected.length;
    sum.missed += missed.length;
  }
  expect(sum.references).toBeGreaterThan(200);
  expect(sum.missed / sum.references).toBeLessThanOrEqual(0.02);
}, 60_000);
