import { createReadStream, existsSync, statSync } from "node:fs";
import { basename, dirname, extname, join, normalize } from "node:path";
import react from "@vitejs/plugin-react";
import type { CodeSplittingGroup } from "rolldown";
import { defineConfig, type Plugin, type PluginOption } from "vite";
import { otherLocales } from "./domain/site/locales/locales.ts";
import { dataModules } from "./scripts/build/data-modules.ts";
import { localePlugin } from "./scripts/build/locale-plugin.ts";

const staticFolder = join(import.meta.dirname, ".generated/static");
const types: Readonly<Record<string, string>> = { ".json": "application/json", ".bin": "application/octet-stream" };

/** Serves the generated Scripture files during development; the build copies them into `dist`. */
const generatedFiles = (): Plugin => ({
  name: "generated-files",
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const file = normalize(join(staticFolder, decodeURIComponent((request.url ?? "/").split("?")[0]!)));
      if (!file.startsWith(staticFolder) || !existsSync(file) || !statSync(file).isFile()) {
        next();
        return;
      }
      response.setHeader("content-type", types[extname(file)] ?? "text/plain");
      createReadStream(file).pipe(response);
    });
  },
});

/** The language to build for (`LOCALE=es npm run dev`); English without it. */
const locale = otherLocales.find((one) => one === process.env["LOCALE"]);

const workerAddress = process.env["WORKER_ADDRESS"] ?? "http://127.0.0.1:8788";

/** Without what their modules import, which has chunks of its own. After `common`, so that no two chunks import each other. */
const alone = { includeDependenciesRecursively: false };

/** Small modules of the reader, and so of chapters and home, that a few other screens share. */
const ofReading = [
  "domain/calendar/utc-day.ts",
  "domain/scripture/languages/local-reference.ts",
  "domain/scripture/reference/format-reference.ts",
  "domain/scripture/reference/places.ts",
  "domain/scripture/text/quotation.ts",
  "domain/scripture/reference/reference.ts",
  "domain/scripture/messages.ts",
  "domain/site/addresses/learn-address.ts",
  "domain/scripture/reference/verse-set.ts",
  "domain/text/fold.ts",
  "icons/arrow-left.mjs",
  "icons/arrow-right.mjs",
  "icons/book-heart.mjs",
  "icons/copy.mjs",
  "icons/pen-line.mjs",
  "icons/rotate-ccw.mjs",
  "icons/share-2.mjs",
  "icons/volume-2.mjs",
  "icons/volume-x.mjs",
  "icons/x.mjs",
  "src/scripture/last-read/stored.ts",
  "src/platform/page/clipboard.ts",
  "src/platform/storage/persist.ts",
  "src/platform/network/network.ts",
  "src/platform/page/share.ts",
  "src/scripture/cross-references/config.ts",
  "src/scripture/cross-references/parameters.ts",
  "src/scripture/marks/messages.ts",
  "src/scripture/marks/rules.ts",
  "src/scripture/marks/stored.ts",
  "src/ui/format-scripture.tsx",
];

/** The same of home alone. */
const ofHome = [
  "src/scripture/daily-verse/messages.ts",
  "domain/calendar/date-words.ts",
  "domain/scripture/daily-verse.ts",
  "domain/scripture/text/typography.ts",
  "domain/site/addresses/share-links.ts",
  "src/platform/loading/use-was-seen.ts",
  "src/platform/use-today.ts",
  "src/scripture/daily-verse/daily-verse-path.ts",
  "src/scripture/search/stored.ts",
  "src/ui/brand-icons.tsx",
  "src/ui/niche.tsx",
  "src/usage/shares.ts",
];

/** What starts with every page after its first screen: counting, the live counters, guards, the service worker. */
const ofServices = [
  "domain/api/bare-address.ts",
  "domain/api/headers.ts",
  "domain/api/prayed-today.ts",
  "domain/api/severity.ts",
  "domain/api/stat-frames.ts",
  "domain/trivia-live/config.ts",
  "src/api/call.ts",
  "src/usage/outbox.ts",
  "src/api/security.ts",
  "src/api/stored.ts",
  "src/usage/stats-socket.ts",
  "src/usage/stats-state.ts",
  "src/usage/stored.ts",
  "src/usage/usage.ts",
  "src/app/page-services.ts",
  "src/platform/guards/guards.ts",
  "src/platform/guards/rules.ts",
  "src/platform/network/live-socket.ts",
  "src/platform/offline/service-worker.ts",
  "src/platform/page/close-on-back.ts",
  "src/platform/page/page-visibility.ts",
  "src/sync/lazy.ts",
];

/** What every chapter loads when it is idle: the list of translations, and what reads, checks and keeps chapter files. */
const ofIdleReading = [
  ".generated/scripture/manifest.json",
  "domain/scripture/languages/edition.ts",
  "domain/scripture/languages/reviewed.ts",
  "domain/scripture/languages/translation-name.ts",
  "domain/scripture/translations/digests.ts",
  "src/platform/digest.ts",
  "src/platform/offline/visited-cache.ts",
  "src/scripture/languages/messages.ts",
  "src/scripture/languages/translation-options.tsx",
  "src/scripture/text/read-chapter.ts",
  "src/scripture/text/verified-file.ts",
];

/** Where somebody who returns is today, on home: the plan's readings and the boards' results, without plan and games. */
const ofToday = [
  "domain/calendar/streaks.ts",
  "src/devotions/kit/stored-shapes.ts",
  "src/devotions/reading-plan/chapter-halves.ts",
  "src/devotions/reading-plan/config.ts",
  "src/devotions/reading-plan/past-year.ts",
  "src/devotions/reading-plan/place.ts",
  "src/devotions/reading-plan/readings.ts",
  "src/devotions/reading-plan/rules.ts",
  "src/devotions/reading-plan/stored.ts",
  "src/games/kit/bests.ts",
  "src/games/kit/catalogue.data.ts",
  "src/games/kit/daily-results.ts",
  "src/games/kit/stored.ts",
  "src/games/kit/trophies.ts",
  "src/scripture/home/today.tsx",
];

const isOneOf = (files: readonly string[]) => (id: string) => files.some((file) => id.endsWith(`/${file}`));

/** Fewer and larger files: each file that a page names costs it bytes, and a file of a few hundred bytes hardly compresses. */
const chunkGroups: CodeSplittingGroup[] = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: "libraries",
    test: /node_modules\/(?:react-router|cookie|@tanstack|zod)(?!.*\/(?:infinite|useInfinite))/,
    priority: 2,
  },
  // What every page loads, but for the entry itself, which names all screens.
  { name: "common", tags: ["$initial"], test: /\/(?:src\/(?!app\/)|domain\/|\.generated\/)|node_modules\/lucide\// },
  { name: "reading", test: isOneOf(ofReading), ...alone },
  { name: "home", test: isOneOf(ofHome), ...alone },
  { name: "services", test: isOneOf(ofServices), ...alone },
  { name: "idle-reading", test: isOneOf(ofIdleReading), ...alone },
  { name: "today", test: isOneOf(ofToday), ...alone },
  { name: "games", test: /\/src\/games\/kit\//, minShareCount: 2, ...alone },
  { name: "devotions", test: /\/src\/devotions\/kit\//, minShareCount: 2, ...alone },
  { name: "icons", test: /node_modules\/lucide\//, minShareCount: 4, ...alone },
];

const onEveryPage = /\/(?:rolldown-runtime|react|libraries|common)-[^/]*$/;

/** Screens are all named `page.tsx`: their files are called by their folders. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string =>
  name === "page" && facadeModuleId
    ? `assets/${basename(dirname(facadeModuleId))}-page-[hash].js`
    : "assets/[name]-[hash].js";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "serve" ? (react() as PluginOption) : undefined,
    generatedFiles(),
    dataModules(),
    locale ? localePlugin(locale) : undefined,
  ],
  resolve: {
    alias: [
      // See docs/decisions/styles.md.
      {
        find: "react-style-singleton",
        replacement: join(import.meta.dirname, "src/platform/page/style-singleton.tsx"),
      },
    ],
  },
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Late code need not list what every page has.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "html" ? dependencies : dependencies.filter((file) => !onEveryPage.test(file)),
    },
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups }, chunkFileNames },
      // The libraries' "use client" directives have no meaning without server components.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
  // The prerender build bundles the libraries, so that they share one React with the screens.
  ssr: { noExternal: true },
  server: { proxy: { "/api": { target: workerAddress, ws: true } } },
}));
