import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { emptyPagePath } from "#domain/site/empty-page.ts";

const iconFiles = ["/icons/lamp.svg", "/icons/icon-192.png", "/manifest.webmanifest"];

/** Everything needed to render screens: scripts and styles of all routes, and the empty page. */
const shellFiles = (): string[] => {
  const assets = globSync("dist/assets/**/*.{js,css}").map(
    (file) => `/${file.slice("dist/".length).replaceAll("\\", "/")}`,
  );
  return [emptyPagePath, ...iconFiles, ...assets.toSorted()];
};

/** A hash of the shell. Asset names contain their own hash; the empty page and the manifest are hashed here. */
const hashOf = (files: readonly string[]): string => {
  const hash = createHash("sha256").update(files.join("\n"));
  for (const file of [`dist${emptyPagePath}.html`, "dist/manifest.webmanifest"]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 10);
};

/** Builds `dist/sw.js` with the list of shell files embedded. */
export const buildServiceWorker = async (): Promise<void> => {
  const files = shellFiles();
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { SHELL: JSON.stringify({ build: hashOf(files), files }) },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: { input: "src/service-worker/main.ts", output: { entryFileNames: "sw.js", format: "iife" } },
    },
  });
};
