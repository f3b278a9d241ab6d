import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { buildContentFiles } from "#scripts/content-files.ts";

/** Content may have changed since `npm run generate`. */
export const setup = (): void => {
  for (const [path, content] of buildContentFiles()) {
    mkdirSync(dirname(`.generated/${path}`), { recursive: true });
    writeFileSync(`.generated/${path}`, content);
  }
};
