/** `npm run doors`: the doors between the rooms open one way. */
import { globSync, readFileSync } from "node:fs";
import { closedDoors } from "./doors/check.ts";

const files = globSync("{domain,content,src,worker,cloudflare-pages}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const problems = files.flatMap((file) => closedDoors(file, readFileSync(file, "utf8")));
for (const problem of problems) console.error(problem);
console.log(`${files.length} files looked at, ${problems.length} imports through closed doors`);
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0);
