import { runnerImport, type Plugin } from "vite";

/**
 * Modules named `*.data.ts` compute tables from all features in all languages. A bundle for the browser gets the values of
 * their exports alone: what they import, other languages among it, stays out. Values are what JSON can say. Everywhere
 * else, the prerendering among it, they are modules like others.
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
