import { build } from "vite";

/** Builds `dist/embed.js`, which pages of other sites load: one file, for browsers of three years ago. */
export const buildEmbedScript = async (outDir = "dist"): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: { input: "clients/embed/main.ts", output: { entryFileNames: "embed.js", format: "iife" } },
    },
  });
};
