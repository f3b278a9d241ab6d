import { existsSync, writeFileSync } from "node:fs";
import { manifestMessages as spanish, siteBlurb as spanishBlurb } from "#domain/site/messages.es.ts";
import { manifestMessages as french, siteBlurb as frenchBlurb } from "#domain/site/messages.fr.ts";
import { manifestMessages as portuguese, siteBlurb as portugueseBlurb } from "#domain/site/messages.pt.ts";
import { manifestMessages as english, siteBlurb as englishBlurb } from "#domain/site/messages.ts";
import { type Locale, locales, pathIn, translatedPath } from "#domain/site/locales/locales.ts";
import { site } from "#domain/site/site.ts";

const paper = "#fbf8f2";

const said = {
  en: { words: english, blurb: englishBlurb },
  es: { words: spanish, blurb: spanishBlurb },
  pt: { words: portuguese, blurb: portugueseBlurb },
  fr: { words: french, blurb: frenchBlurb },
} as const satisfies Record<Locale, unknown>;

const manifestFile = "/manifest.webmanifest";

/** The manifest of a language: the site installed from one of its pages opens in that language. */
export const manifestPath = (locale: Locale): string => translatedPath(locale, manifestFile);

/** Name, appearance and start page of the installed app. */
export const webManifest = (locale: Locale) => {
  const { words, blurb } = said[locale];
  const start = pathIn(locale, "/");
  return {
    id: start,
    name: site.name,
    short_name: site.name,
    description: blurb,
    start_url: start,
    scope: "/",
    display: "standalone",
    lang: locale,
    dir: "ltr",
    categories: ["books", "education", "lifestyle"],
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/lamp.svg", sizes: "any", type: "image/svg+xml" },
    ],
    screenshots: [
      {
        src: "/icons/screen-phone.png",
        sizes: "1080x2160",
        type: "image/png",
        form_factor: "narrow",
        label: words.onPhone,
      },
      {
        src: "/icons/screen-wide.png",
        sizes: "1280x800",
        type: "image/png",
        form_factor: "wide",
        label: words.withNotes,
      },
    ].filter(({ src }) => existsSync(`public${src}`)),
    shortcuts: [
      { name: words.reading, url: "/reading-plan" },
      { name: words.browse, url: "/search" },
      { name: words.games, url: "/games-menu" },
      { name: words.prayers, url: "/prayer-diary" },
    ].map(({ name, url }) => ({ name, url: pathIn(locale, url) })),
  };
};

export const writeWebManifests = (): void => {
  for (const locale of locales) writeFileSync(`dist${manifestPath(locale)}`, JSON.stringify(webManifest(locale)));
};
