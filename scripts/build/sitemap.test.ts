import { describe, expect, it } from "vitest";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { site } from "#domain/site/site.ts";
import { embeddedText } from "../scripture/catalogue.ts";
import { sitemapFiles } from "./sitemap.ts";

const chapters = embeddedTranslationIds.flatMap((id) => [`/read/${id}/genesis/1`, `/read/${id}/john/3`]);
const files = sitemapFiles(["/", "/help", "/event-card/wedding/_", "/words/_", ...chapters, "/words/G26"]);
const locations = (path: string): readonly string[] =>
  [...files.get(path)!.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);

describe("the sitemap", () => {
  it("is an index that names every other file", () => {
    expect(files.get("/sitemap.xml")).toContain("<sitemapindex ");
    expect(locations("/sitemap.xml").toSorted()).toEqual(
      [...files.keys()]
        .filter((path) => path !== "/sitemap.xml")
        .map((path) => site.origin + path)
        .toSorted(),
    );
    expect([...files.keys()]).toEqual([
      "/sitemap.xml",
      "/sitemap-pages.xml",
      ...embeddedTranslationIds.map((id) => `/sitemap-${id}.xml`),
      "/sitemap-words.xml",
    ]);
  });

  it("has the pages that are listed, without a date", () => {
    expect(locations("/sitemap-pages.xml")).toEqual([`${site.origin}/`, `${site.origin}/help`]);
    expect(files.get("/sitemap-pages.xml")).not.toContain("lastmod");
  });

  it("has the words, but not their common file", () => {
    expect(locations("/sitemap-words.xml")).toEqual([`${site.origin}/words/G26`]);
  });

  it.each(embeddedTranslationIds)("has the chapters of %s with the date of its text", (id) => {
    expect(files.get(`/sitemap-${id}.xml`)).toContain(
      `<url><loc>${site.origin}/read/${id}/john/3</loc><lastmod>${embeddedText(id).proofread?.date}</lastmod></url>`,
    );
    expect(locations(`/sitemap-${id}.xml`)).toHaveLength(2);
    expect(files.get("/sitemap.xml")).toContain(
      `/sitemap-${id}.xml</loc><lastmod>${embeddedText(id).proofread?.date}</lastmod>`,
    );
  });
});
