import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [react(), tailwindcss(), generatedFiles()],
  resolve: {
    // See docs/decisions/0004-no-inline-style.md.
    alias: { "react-style-singleton": join(import.meta.dirname, "src/platform/style-singleton.tsx") },
  },
  build: { manifest: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: workerAddress, ws: true } } },
});
