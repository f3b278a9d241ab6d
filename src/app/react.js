/** What `import … from "react"` means in the browser: Preact's compatibility layer. See docs/decisions/0011-screens-run-on-preact.md. */
export * from "preact/compat";
// oxlint-disable-next-line import/no-default-export -- libraries import it
export { default } from "preact/compat";

/** The router's data mode imports this. The site does not use that mode, and Preact has no such hook. */
export const useOptimistic = () => {
  throw new Error("useOptimistic is not available on Preact");
};
