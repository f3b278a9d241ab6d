/** `npm run build`: Scripture, scripts, styles, pages, the host's files. `--languages URL` is that of scripts/generate.ts. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { apiVersion, clientPath } from "#domain/api/service.ts";
import { otherLocales } from "#domain/site/locales/locales.ts";
import { bundleManifest } from "./build/bundle.ts";
import { digestOf, digestsOf } from "./build/digest.ts";
import { beginBuild } from "./build/ensure-built.ts";
import { checkPreviews, writePagePreviews } from "./build/page-previews.ts";
import { buildEmbedScript } from "./build/embed-script.ts";
import { buildLocale } from "./build/locale-builds.ts";
import { prerenderSite } from "./build/prerender.ts";
import { fileCountWarning, writeHostFiles } from "./build/host-files.ts";
import { buildServiceWorker, codeIn } from "./build/service-worker.ts";
import { writeWebManifests } from "./build/web-manifest.ts";
import { licencesFile, licencesPath, notNamed } from "./licences/licences-file.ts";
import { commandOptions } from "./setup/options.ts";
import { runOrThrow, step } from "./setup/process.ts";

commandOptions({ options: { languages: { type: "string" } } });
const markAsBuilt = beginBuild();
await step("Scripture files", () => runOrThrow("node", ["scripts/generate.ts", ...process.argv.slice(2)]));
await step("Scripts and styles", () =>
  build({
    logLevel: "warn",
    build: { outDir: "dist", emptyOutDir: true, license: { fileName: ".vite/licences.json" } },
  }),
);
const unnamed = notNamed(
  JSON.parse(readFileSync("dist/.vite/licences.json", "utf8")) as Parameters<typeof notNamed>[0],
);
if (unnamed.length > 0) throw new Error(`In the bundle, but not a dependency: ${unnamed.join(", ")}`);
// Vite's lists must not be published.
renameSync("dist/.vite/manifest.json", bundleManifest);
rmSync("dist/.vite", { recursive: true });
await step("Prerender entry", () =>
  build({
    logLevel: "warn",
    build: {
      ssr: "src/app/entry-prerender.tsx",
      outDir: ".generated/prerender",
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  }),
);
await step("Copying Scripture into dist", () => cpSync(".generated/static", "dist", { recursive: true }));
const english = codeIn("dist");
await step("Other languages", () => Promise.all(otherLocales.map(buildLocale)));
const pages = await step("Prerendering pages", () => prerenderSite());
await step("Drawing link previews", () => writePagePreviews(pages.previews));
writeHostFiles(pages);
writeWebManifests();
writeFileSync(`dist${licencesPath}`, licencesFile());
await step("Script for other sites", () => buildEmbedScript());
await step("Client for other programs", async () => {
  await runOrThrow("npm", ["pack", "--silent", "--pack-destination", "../../dist"], { cwd: "clients/js" });
  renameSync(`dist/lampstand-client-${apiVersion}.tgz`, `dist${clientPath}`);
});
await step("Checking link previews", () => checkPreviews());
await step("Service worker", () => buildServiceWorker(english));
markAsBuilt();
const files = digestsOf("dist");
const warning = fileCountWarning(files.size);
if (warning !== undefined) console.warn(warning);
console.log(`${pages.addresses.length} pages, ${files.size} files in dist; sha256 ${digestOf(files)}`);
// Vite and the prerendered app leave timers running. Everything is written by now.
process.exit(0);
