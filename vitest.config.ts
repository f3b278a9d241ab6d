import { configDefaults, defineConfig, type Plugin } from "vitest/config";
import { patience, workerProject } from "./tests/worker/project.ts";

/** Components and hooks, in jsdom. */
const inJsdom = {
  ...patience,
  environment: "jsdom",
  setupFiles: ["tests/support/browser-stubs.ts"],
  // Files share one environment: a spy that stayed would answer in another file.
  restoreMocks: true,
};

/** Vitest leaves files with `import.meta.glob(` out of its cache, since they depend on others, but not `import.meta.glob<Type>(`. */
const uncachedGlobs: Plugin = {
  name: "uncached-globs",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes("import.meta.glob<") ? false : undefined)),
};

/**
 * Files that need an environment of their own: they install what cannot be removed, replace modules that others share
 * or load them anew (all others would have to load theirs again, too), or count what others leave.
 */
const isolated = [
  "clients/embed/*.test.tsx",
  "src/api/card-bookmark.test.tsx",
  "src/cards/card-actions.test.tsx",
  "src/devotions/prayer-wall/diary.test.tsx",
  "src/games/kit/victory-animation.test.tsx",
  "src/games/trivia-live/use-room.test.tsx",
  "src/platform/guards/guards.test.tsx",
  "src/platform/network/live-socket.test.tsx",
  "src/platform/page/page-translation.test.tsx",
  "src/platform/storage/use-stored.test.tsx",
  "src/scripture/by-heart/{cards,read-passages}.test.ts",
  "src/scripture/languages/service-list.test.ts",
  "src/shell/toast-region.test.tsx",
  "src/scripture/offline/embedded-downloads.test.tsx",
  "src/scripture/reader/{reader,use-passage}.test.tsx",
  "src/sync/background.test.tsx",
  "src/usage/{prayed-today,stats-socket,usage}.test.tsx",
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [uncachedGlobs],
        test: {
          ...patience,
          name: "unit",
          environment: "node",
          // Pure rules and data: files share loaded modules and texts (whole Bibles), which halves the time.
          isolate: false,
          include: [
            "domain/**/*.test.ts",
            "clients/**/*.test.ts",
            "content/**/*.test.ts",
            "src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "measure/**/*.test.ts",
            "tests/{units,deployment,regexes}/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...isolated],
        },
      },
      {
        plugins: [uncachedGlobs],
        // One environment for all files: creating one takes longer than most tests.
        test: {
          ...inJsdom,
          name: "dom",
          isolate: false,
          include: ["{src,clients}/**/*.test.tsx"],
          exclude: [...configDefaults.exclude, ...isolated],
        },
      },
      {
        // A new context for each file, in a thread that has loaded jsdom once: that takes longer than these tests.
        test: { ...inJsdom, name: "isolated", pool: "vmThreads", include: isolated },
      },
      workerProject,
    ],
    coverage: { provider: "istanbul", include: ["{domain,src,worker}/**/*.{ts,tsx}"] },
  },
});
