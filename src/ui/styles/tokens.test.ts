import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark" | "sepia";
const themes: readonly Theme[] = ["light", "dark", "sepia"];

/** The custom properties of every block whose selector names the theme; `:root` counts as light. */
const declarations = (theme: Theme): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isRoot = /(^|,|\s):root\s*(,|$)/m.test(selector!.trim());
    if (!isRoot && !selector!.includes(`data-theme="${theme}"`)) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g))
      if (isRoot ? !found.has(name!) || theme === "light" : true) found.set(name!, value!.trim());
  }
  return found;
};

const colourOf = (tokens: Map<string, string>, name: string): string => {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colourOf(tokens, reference) : value;
};

/** Relative luminance and contrast ratio: WCAG 2.2, section 1.4.3. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

/** Every pair in use. Text needs 4.5; large numerals and control borders need 3. */
const pairs: readonly (readonly [front: string, back: string, least: 3 | 4.5])[] = [
  ["ink", "page", 4.5],
  ["ink", "surface", 4.5],
  ["ink-soft", "page", 4.5],
  ["ink-soft", "surface", 4.5],
  ["muted", "page", 4.5],
  ["muted", "surface", 4.5],
  ["muted", "surface-sunk", 4.5],
  ["accent", "page", 4.5],
  ["accent", "surface", 4.5],
  ["accent", "accent-wash", 4.5],
  ["on-wash", "accent-wash", 4.5],
  ["accent-display", "page", 3],
  ["accent-graphic", "page", 3],
  ["on-primary", "primary", 4.5],
  ["on-primary", "primary-hover", 4.5],
  ["on-inverse", "surface-inverse", 4.5],
  ["on-inverse-muted", "surface-inverse", 4.5],
  ["accent-inverse", "surface-inverse", 4.5],
  ["line-strong", "surface", 3],
  ["focus", "page", 3],
  ["on-hl", "hl-orange", 4.5],
  ["on-hl", "hl-pink", 4.5],
  ["on-hl", "hl-grey", 4.5],
  ["vn-on-hl", "hl-orange", 4.5],
  ["vn-on-hl", "hl-pink", 4.5],
  ["vn-on-hl", "hl-grey", 4.5],
  ["on-mark", "mark", 4.5],
  ["danger", "page", 4.5],
  ["danger", "danger-wash", 4.5],
  ["on-danger", "danger", 4.5],
  ["success", "page", 4.5],
  ["success", "success-wash", 4.5],
  ["on-success", "success", 4.5],
  ["heat-2", "page", 3],
];

it.each(themes)("colours of the %s theme have the contrast that they need", (theme) => {
  const tokens = declarations(theme);
  for (const [front, back, least] of pairs)
    expect(contrast(colourOf(tokens, front), colourOf(tokens, back)), `${front} on ${back}`).toBeGreaterThanOrEqual(
      least,
    );
});

it("every custom property that is declared is used, and every one used is declared", () => {
  const sheets = globSync("src/**/*.css").map((file) => readFileSync(file, "utf8"));
  const code = globSync("src/**/*.{ts,tsx,js}")
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(file, "utf8"));
  const declared = new Set(
    sheets.flatMap((text) => [...text.matchAll(/(?<=[{;\s])--[\w-]+(?=\s*:)/g)].map(([name]) => name)),
  );
  const used = new Set(
    [...sheets, ...code].flatMap((text) => [...text.matchAll(/--[a-z][\w-]*(?!\s*:|[\w-])/g)].map(([name]) => name)),
  );
  const fromElsewhere = [...used].filter(
    (name) => !declared.has(name) && sheets.some((text) => text.includes(`var(${name}`)),
  );
  expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  expect(fromElsewhere.filter((name) => !name.startsWith("--radix-"))).toEqual([]);
});
