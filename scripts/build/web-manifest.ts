import { existsSync, writeFileSync } from "node:fs";
import { site } from "#domain/site/site.ts";

const paper = "#fbf8f2";

const shortcuts = [
  { name: "Today’s reading", url: "/reading-plan" },
  { name: "Browse Scripture", url: "/search" },
  { name: "Games", url: "/games-menu" },
  { name: "Prayers", url: "/prayer-diary" },
];

const screenshots = [
  {
    src: "/icons/screen-phone.png",
    sizes: "1080x2160",
    type: "image/png",
    form_factor: "narrow",
    label: "A chapter on a phone",
  },
  {
    src: "/icons/screen-wide.png",
    sizes: "1280x800",
    type: "image/png",
    form_factor: "wide",
    label: "A chapter with notes beside it",
  },
];

/** Writes the web app manifest: name, appearance and start page of the installed app. */
export const writeWebManifest = (): void => {
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.blurb,
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en",
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
    screenshots: screenshots.filter(({ src }) => existsSync(`public${src}`)),
    shortcuts,
  };
  writeFileSync("dist/manifest.webmanifest", JSON.stringify(manifest));
};
