import { otherLocales } from "#domain/site/locales/locales.ts";
import type { CodeSplittingGroup, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

/**
 * Small modules that are bundled into one chunk each, by the name of the chunk: each file that a page names costs it bytes,
 * and a file of a few hundred bytes hardly compresses. Paths from the root, and of lucide's icons.
 */
const modulesOfGroup = {
  /** Modules of the reader, thus of chapters and home; a few other screens share them. */
  reading: [
    "domain/calendar/utc-day.ts",
    "domain/scripture/books/chapter-navigation.ts",
    "domain/scripture/languages/local-reference.ts",
    "domain/scripture/reference/format-reference.ts",
    "domain/scripture/reference/places.ts",
    "domain/scripture/text/quotation.ts",
    "domain/scripture/reference/reference.ts",
    "domain/site/addresses/learn-address.ts",
    "domain/scripture/reference/verse-set.ts",
    "icons/arrow-left.mjs",
    "icons/arrow-right.mjs",
    "icons/book-heart.mjs",
    "icons/copy.mjs",
    "icons/pen-line.mjs",
    "icons/share-2.mjs",
    "icons/volume-2.mjs",
    "icons/volume-x.mjs",
    "icons/x.mjs",
    "src/scripture/languages/use-languages-sheet.tsx",
    "src/scripture/last-read/stored.ts",
    "src/platform/page/clipboard.ts",
    "src/platform/page/share.ts",
    "src/scripture/text/edition-licence.tsx",
    "src/scripture/marks/colours.ts",
    "src/scripture/marks/marks-of-chapter.ts",
    "src/scripture/marks/messages.ts",
    "src/scripture/marks/stored.ts",
    "src/scripture/reader/messages.ts",
    "src/ui/format-scripture.tsx",
    "src/platform/page/typing-ahead.ts",
  ],
  /** Modules of home alone. */
  home: [
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
    "src/ui/arch.tsx",
    "src/usage/shares.ts",
  ],
  /** What starts with every page after its first screen: counting, the live counters, guards, the service worker. */
  services: [
    "domain/api/bare-address.ts",
    "domain/api/headers.ts",
    "domain/api/prayed-today.ts",
    "domain/api/severity.ts",
    "domain/api/stat-frames.ts",
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
    "src/platform/page/page-translation.ts",
    "src/platform/page/page-visibility.ts",
  ],
  /** What every chapter loads when it is idle: the list of translations, and what reads, checks and caches chapter files. */
  "idle-reading": [
    ".generated/scripture/manifest.json",
    "domain/scripture/languages/edition.ts",
    "domain/scripture/languages/reviewed.ts",
    "domain/scripture/languages/translation-name.ts",
    "domain/scripture/translations/digests.ts",
    "src/platform/digest.ts",
    "src/platform/offline/visited-cache.ts",
    "src/scripture/languages/messages.ts",
    "src/scripture/languages/translation-options.tsx",
    "src/scripture/manifest.ts",
    "src/scripture/text/read-chapter.ts",
    "src/scripture/text/verified-file.ts",
  ],
  /** Every sheet. */
  sheet: ["src/ui/focus-return.ts", "src/ui/sheet.tsx"],
  /** Panels whose content changes under the visitor. */
  panel: ["src/platform/page/keep-focus.ts", "src/ui/tabs.tsx"],
  /** Lists that are shown in batches, and what is unfolded: both are remembered for going back. */
  lists: ["src/platform/page/use-entry-state.ts", "src/platform/page/use-paged-list.ts"],
  /** The study panel, without its sections. */
  study: [
    "src/platform/page/sheet-beside.ts",
    "src/scripture/commentary/messages.ts",
    "src/scripture/study/messages.ts",
    "src/scripture/study/sections.ts",
    "src/scripture/study/stored.ts",
  ],
  /** The rules that devotions share, and those that games share, without screens and styles: sync and 'Your data' load what is stored. */
  "devotion-rules": ["src/devotions/kit/tally.ts"],
  "game-rules": [
    "src/games/kit/badge.ts",
    "src/games/kit/badges.data.ts",
    "src/games/kit/daily.ts",
    "src/games/kit/game-entries.ts",
    "src/games/kit/game.ts",
    "src/games/kit/messages.ts",
    "src/games/kit/passage.ts",
    "src/games/kit/random.ts",
    "src/games/kit/state-schemas.ts",
  ],
  /** A returning visitor's day: the plan's readings and the boards' results, without screens. 'Your data' and sync load it, too. */
  today: [
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
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** A module as the lists name it: in a language build, a file's variant (`messages.es.ts`) has the place of the file. */
const englishId = (id: string): string => id.replace(new RegExp(`\\.(?:${otherLocales.join("|")})(?=\\.tsx?$)`), "");

const isOneOf = (files: readonly string[]) => (id: string) => files.some((file) => englishId(id).endsWith(`/${file}`));

/** Without what the modules import, which has chunks of its own. After `common`, so that no two chunks import each other. */
const withoutDependencies = { includeDependenciesRecursively: false };

const isOverlayLibrary = (id: string): boolean =>
  /node_modules\/(?:@radix-ui\/(?!react-(?:dropdown-menu|menu|popper|toast))|aria-hidden|react-remove-scroll|tslib|use-)/.test(
    id,
  );

/** Ours, in place of packages of the overlays (vite.config.ts). */
const overlayModules = ["src/platform/page/scroll-lock.tsx"];

/** How the scripts of the screens are split into chunks. */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: "libraries",
    test: /node_modules\/(?:react-router|cookie|@tanstack|zod)(?!.*\/(?:infinite|useInfinite))/,
    priority: 2,
  },
  // What every page loads, but for the entry itself, which names all screens.
  { name: "common", tags: ["$initial"], test: /\/(?:src\/(?!app\/)|domain\/|\.generated\/)|node_modules\/lucide\// },
  // What sheets, menus and toasts share.
  {
    name: "overlays",
    test: (id) => isOverlayLibrary(id) || isOneOf(overlayModules)(id),
    minShareCount: 3,
    ...withoutDependencies,
  },
  ...Object.entries(modulesOfGroup).map(([name, files]) => ({ name, test: isOneOf(files), ...withoutDependencies })),
  { name: "games", test: /\/src\/games\/kit\//, minShareCount: 2, ...withoutDependencies },
  { name: "devotions", test: /\/src\/devotions\/kit\//, minShareCount: 2, ...withoutDependencies },
  { name: "icons", test: /node_modules\/lucide\//, minShareCount: 4, ...withoutDependencies },
];

/** The chunks that come with the chunk of `file`, itself included. */
const loadedWith = (chunks: readonly OutputChunk[], file: string): OutputChunk[] => {
  const loaded = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`)));
  for (const { imports } of loaded) for (const one of chunks) if (imports.includes(one.fileName)) loaded.add(one);
  return [...loaded];
};

/**
 * Fails the build if a listed module is not in the chunk of its group: it was moved, or something else took it. Or if the
 * styles of a screen come with what is stored, which sync loads with every visit.
 */
export const checkChunkGroups = (): Plugin => ({
  name: "check-chunk-groups",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const isIn = (name: string, file: string): boolean =>
      chunks.some((chunk) => chunk.name === name && chunk.moduleIds.some((id) => englishId(id).endsWith(`/${file}`)));
    const misplaced = Object.entries({ ...modulesOfGroup, overlays: overlayModules }).flatMap(([name, files]) =>
      files.filter((file) => !isIn(name, file)).map((file) => `${file} is not in the chunk "${name}"`),
    );
    const styled = loadedWith(chunks, "src/app/stored-entries.ts").flatMap(({ name, viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map(
        (style) => `${style}, of the chunk "${name}", comes with what is stored`,
      ),
    );
    const faults = [...misplaced, ...styled];
    if (faults.length > 0) this.error(["scripts/build/chunk-groups.ts:", ...faults].join("\n"));
  },
});
