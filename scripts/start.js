// `npm start`: everything from a fresh clone to the finished product on one local address.
import { ensurePackages, runScript } from "./setup/packages.js";

ensurePackages();
runScript("scripts/serve.ts", process.argv.slice(2));
