import type { Plugin } from "vite";

/**
 * Lets the build leave out what nothing uses of React Router: it does not mark its components as free of side effects, so
 * a link would bring forms, fetchers and the matching of routes along.
 */
export const leanRouter = (): Plugin => {
  let marked = 0;
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) =>
        code
          .replaceAll(/(?<== )React\$1\.(?:forwardRef|memo|createContext)\(/g, (call) => {
            marked += 1;
            return `/* @__PURE__ */ ${call}`;
          })
          .replaceAll(/^\w+\.displayName = .*;$/gm, ""),
    },
    // A newer version may write them otherwise; without this, every page would grow by 6 kB unnoticed.
    generateBundle() {
      if (marked === 0)
        this.error("lean-router.ts marks nothing in React Router: look how it writes its components now");
    },
  };
};
