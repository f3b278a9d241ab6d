import { basename, dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption } from "vite";
import { otherLocales } from "./domain/site/locales/locales.ts";
import { checkChunkGroups, chunkGroups } from "./scripts/build/chunk-groups.ts";
import { dataModules } from "./scripts/build/data-modules.ts";
import { leanRouter } from "./scripts/build/lean-router.ts";
import { localePlugin } from "./scripts/build/locale-plugin.ts";

/** The language to build for (`LOCALE=es npm run dev`); English without it. */
const locale = otherLocales.find((one) => one === process.env["LOCALE"]);

const workerAddress = process.env["WORKER_ADDRESS"] ?? "http://127.0.0.1:8788";

/** The generated files, which the worker has during development; the build copies them into `dist`. */
const generatedFiles = String.raw`^/(?:(?:assets|bible|crossref|original|pictures)/|content/[^/]+\.json$)`;

const onEveryPage = /\/(?:rolldown-runtime|react|libraries|common)-[^/]*$/;

/** Screens are all named `page.tsx`: their files are called by their folders. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string =>
  name === "page" && facadeModuleId
    ? `assets/${basename(dirname(facadeModuleId))}-page-[hash].js`
    : "assets/[name]-[hash].js";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "serve" ? (react() as PluginOption) : undefined,
    dataModules(),
    leanRouter(),
    checkChunkGroups(),
    locale ? localePlugin(locale) : undefined,
  ],
  resolve: {
    // The manifest names packages by their place in this folder, also where `node_modules` is a link to another one.
    preserveSymlinks: true,
    alias: [
      // See docs/decisions/styles.md.
      {
        find: /^react-(?:remove-scroll-bar|style-singleton)$/,
        replacement: join(import.meta.dirname, "src/platform/page/scroll-lock.tsx"),
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
  server: { proxy: { "/api": { target: workerAddress, ws: true }, [generatedFiles]: workerAddress } },
}));
