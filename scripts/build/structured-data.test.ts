import { expect, it } from "vitest";
import { site } from "#domain/site/site.ts";
import { pageHtml } from "./page-html.ts";
import { chapterData } from "./structured-data.ts";

it("a chapter's breadcrumbs go from its translation through its book to itself", () => {
  expect(chapterData("kjv", { book: "JHN", chapter: 3 })).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "King James Version", item: `${site.origin}/read/kjv/genesis/1` },
      { "@type": "ListItem", position: 2, name: "John", item: `${site.origin}/read/kjv/john/1` },
      { "@type": "ListItem", position: 3, name: "John 3" },
    ],
  });
});

it("the head holds it as data that cannot end its element, and only where there is some", () => {
  const parts = {
    template: "<!--head-->",
    locale: "en" as const,
    head: { title: "T", description: "D", keywords: "K", canonical: undefined, isIndexed: true },
    alternates: [],
    preview: "/pictures/pages/home.png",
    body: "",
    data: undefined,
    links: "",
    forLoader: {},
    headScript: "",
  };
  expect(pageHtml({ ...parts, structured: { name: "</script><b>" } })).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
  );
  expect(pageHtml({ ...parts, structured: undefined })).not.toContain("ld+json");
});
