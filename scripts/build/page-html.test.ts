import { expect, it } from "vitest";
import { headOf } from "#domain/site/head/head.ts";
import { site } from "#domain/site/site.ts";
import { pageHtml } from "./page-html.ts";

const html = pageHtml({
  template: "<head><!--head--></head><body><!--app--><!--data--><!--later--></body>",
  locale: "en",
  head: headOf("/help"),
  alternates: [
    { language: "en", address: "/help" },
    { language: "es", address: "/es/help" },
  ],
  preview: "/pictures/pages/help.png",
  structured: undefined,
  body: "",
  data: undefined,
  links: "",
  forLoader: {},
  headScript: "",
});

it("has the social tags of Open Graph and of X, with the same picture", () => {
  for (const tag of [
    `<link rel="canonical" href="${site.origin}/help">`,
    `<meta property="og:url" content="${site.origin}/help">`,
    `<meta property="og:image" content="${site.origin}/pictures/pages/help.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(html).toContain(tag);
});

it("names the page in every language that has it", () => {
  expect(html).toContain(`<link rel="alternate" hreflang="es" href="${site.origin}/es/help">`);
});
