// `npm start`: everything from a fresh clone to the finished product on one local address.
import { ensurePackages, run } from "./setup/packages.js";

ensurePackages();
run("npm", ["run", "-s", "serve", "--", ...process.argv.slice(2)]);
