import { join } from "node:path";
import type { Alias } from "vite";

/**
 * Aliases that run the screens and their libraries, written for React, on Preact: in the browser, in prerendered pages and
 * in tests. See docs/decisions/0011-screens-run-on-preact.md.
 */
export const reactOnPreact: Alias[] = [
  { find: /^react$/, replacement: join(import.meta.dirname, "../../src/app/react.js") },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
  // Its Node build would require React itself.
  { find: /^lucide-react$/, replacement: join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm/lucide-react.mjs") },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];
