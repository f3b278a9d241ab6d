import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { buildContentFiles } from "#scripts/content-files.ts";

/** Content may have changed since `npm run generate`. What has not is left, since a build beside the tests copies it. */
export const setup = (): void => {
  for (const [path, content] of buildContentFiles()) {
    const file = `.generated/${path}`;
    if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
