import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
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

it("reads a comma between chapter and verse where the language of the page writes one", async () => {
  const text =
    "Jn 3,16; Mt 5,3-12. (Ps 23, 1; 1 Co 13,4.7; Gn 1,1–2,4; Rom 8,28ss; Mt 5,3-4,12; Jn 3,16; 4,1). Es 2,5 veces más.";
  expect((await linkedOn(`<p lang="es-MX">${text}</p>`)).join("; ")).toBe(
    "John 3:16; Matthew 5:3-12; Psalms 23:1; 1 Corinthians 13:4; 1 Corinthians 13:7; Genesis 1:1-2:4; Romans 8:28-39; Matthew 5:3-4; Matthew 5:12; John 3:16; John 4:1",
  );
  expect(await linkedOn('<p lang="en">Ps 3,16</p>')).toEqual(["Psalms 3", "Psalms 16"]);
});

it("waits once for the elements of a name, and finds them in shadows when they are defined", async () => {
  const asked = vi.spyOn(customElements, "whenDefined");
  await linkedOn("<late-verse></late-verse><late-verse></late-verse>");
  const host = document.createElement("div");
  host.attachShadow({ mode: "open" }).innerHTML = "<late-verse></late-verse><p>Genesis 1:1</p>";
  document.body.append(host);
  await expect.poll(() => host.shadowRoot!.querySelector("a")).not.toBeNull();
  expect(asked.mock.calls).toEqual([["late-verse"]]);
  customElements.define(
    "late-verse",
    class extends HTMLElement {
      connectedCallback(): void {
        this.attachShadow({ mode: "open" }).innerHTML = "<p>John 11:35</p>";
      }
    },
  );
  const late = [...document.querySelectorAll("late-verse"), ...host.shadowRoot!.querySelectorAll("late-verse")];
  await expect.poll(() => late.map((one) => one.shadowRoot!.querySelectorAll("a").length)).toEqual([1, 1, 1]);
});
