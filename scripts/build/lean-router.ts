import type { Plugin } from "vite";

/**
 * Lets the build leave out what nothing uses of React Router: it does not mark its components as free of side effects, so
 * a link would bring forms, fetchers and the matching of routes along.
 */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/(?<== )React\$1\.(?:forwardRef|memo|createContext)\(/g, "/* @__PURE__ */ $&")
        .replaceAll(/^\w+\.displayName = .*;$/gm, ""),
  },
});
