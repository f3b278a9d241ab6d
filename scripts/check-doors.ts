/** `npm run check -- doors`: checks the import rules between rooms. */
import { globSync, readFileSync } from "node:fs";
import { forbiddenImports } from "./doors/check.ts";

const files = globSync("{domain,content,src,worker,cloudflare-pages,clients,scripts,measure}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const problems = files.flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")));
for (const problem of problems) console.error(problem);
console.log(`${files.length} files checked, ${problems.length} forbidden imports`);
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0);
