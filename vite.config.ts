import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import prefresh from "@prefresh/vite";
import { defineConfig, type Plugin, type PluginOption } from "vite";
import { fetchedImports, withOwnFile } from "./scripts/build/fetched-imports.ts";
import { reactOnPreact } from "./scripts/build/react-on-preact.ts";

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

const workerAddress = process.env["WORKER_ADDRESS"] ?? "http://127.0.0.1:8788";

/** Fewer and larger files for the first view: groups what every screen loads anyway, and chunks of a few hundred bytes. */
const chunkGroups = [
  { name: "libraries", test: /node_modules\/(?:preact|react-router|@tanstack|zod|cookie)/, priority: 2 },
  { name: "icons", test: /lucide-react/, minShareCount: 4, priority: 1 },
  { name: "common", test: /\/(?:src|domain)\//, minShareCount: 12 },
];

export default defineConfig(({ command }) => ({
  plugins: [command === "serve" ? (prefresh() as PluginOption) : undefined, generatedFiles(), fetchedImports()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: {
    alias: [
      // See docs/decisions/0004-no-inline-style.md.
      { find: "react-style-singleton", replacement: join(import.meta.dirname, "src/platform/style-singleton.tsx") },
      ...reactOnPreact,
    ],
  },
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withOwnFile },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // The libraries' "use client" directives have no meaning without server components.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
  // The prerender build bundles the libraries, so that they share one Preact with the screens.
  ssr: { noExternal: true },
  server: { proxy: { "/api": { target: workerAddress, ws: true } } },
}));
