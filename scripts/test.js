// `npm test`: sets everything up and runs all checks and tests. The last line is "N passed, N failed".
import { ensurePackages, runScript } from "./setup/packages.js";

ensurePackages();
runScript("scripts/test-all.ts", process.argv.slice(2));
