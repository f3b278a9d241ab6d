/** `npm run build`: Scripture files, scripts and styles, every page as HTML, and the host's configuration files. */
import { cpSync, renameSync, rmSync } from "node:fs";
import { build } from "vite";
import { bundleManifest } from "./build/bundle.ts";
import { markBuildFresh } from "./build/freshness.ts";
import { prerenderSite } from "./build/prerender.ts";
import { writeHostFiles } from "./build/host-files.ts";
import { buildServiceWorker } from "./build/service-worker.ts";
import { writeWebManifest } from "./build/web-manifest.ts";
import { runOrThrow, step } from "./setup/process.ts";

await step("Scripture files", () => runOrThrow("node", ["scripts/generate.ts"]));
await step("Scripts and styles", () => build({ logLevel: "warn", build: { outDir: "dist", emptyOutDir: true } }));
// Vite's manifest must not be published.
renameSync("dist/.vite/manifest.json", bundleManifest);
rmSync("dist/.vite", { recursive: true });
await step("Prerender entry", () =>
  build({
    logLevel: "warn",
    build: { ssr: "src/app/entry-prerender.tsx", outDir: ".generated/prerender", emptyOutDir: true, copyPublicDir: false, manifest: false },
  }),
);
await step("Copying Scripture into dist", () => cpSync(".generated/static", "dist", { recursive: true }));
const pages = await step("Prerendering pages", () => prerenderSite());
writeHostFiles(pages);
writeWebManifest();
await step("Service worker", () => buildServiceWorker());
markBuildFresh();
console.log(`${pages.addresses.length} pages in dist`);
// Vite and the prerendered app leave timers running. Everything is written by now.
process.exit(0);
