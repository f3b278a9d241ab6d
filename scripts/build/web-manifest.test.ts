import { expect, it } from "vitest";
import { locales } from "#domain/site/locales/locales.ts";
import { matchRoute } from "#domain/site/routes.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";

it.each(locales)("the app installed from a page in %s opens in that language", (locale) => {
  const { id, start_url, lang, shortcuts } = webManifest(locale);
  const base = locale === "en" ? "" : `/${locale}`;
  expect([id, start_url, lang]).toEqual([base || "/", base || "/", locale]);
  expect(manifestPath(locale)).toBe(`${base}/manifest.webmanifest`);
  for (const { url } of shortcuts) {
    expect(url.startsWith(`${base}/`)).toBe(true);
    expect(matchRoute(url.slice(base.length))).toBeDefined();
  }
});

const wordsOf = ({ description, shortcuts, screenshots }: ReturnType<typeof webManifest>) => [
  description,
  ...shortcuts.map(({ name }) => name),
  ...screenshots.map(({ label }) => label),
];

it("says everything in each language", () => {
  const [english, ...others] = locales.map(webManifest);
  for (const other of others) expect(wordsOf(other).filter((text) => wordsOf(english!).includes(text))).toEqual([]);
});
