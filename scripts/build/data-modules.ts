import { runnerImport, type Plugin } from "vite";

/**
 * Modules named `*.data.ts` compute tables from all features in all languages. In a bundle for the browser they are replaced
 * by the values of their exports, which must be JSON: what they import, such as other languages, stays out. Everywhere else,
 * also while prerendering, they are ordinary modules.
 */
export const dataModules = (): Plugin => {
  let ofLanguage: readonly Plugin[] = [];
  return {
    name: "data-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ plugins }) => {
      ofLanguage = plugins.filter(({ name }) => name === "locale");
    },
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<object>(id, { plugins: [...ofLanguage] });
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
};
