// `npm test`: sets everything up and runs all checks and tests. The last line is "N passed, N failed".
import { ensurePackages, run } from "./setup/packages.js";

ensurePackages();
run("npm", ["run", "-s", "test:all", "--", ...process.argv.slice(2)]);
