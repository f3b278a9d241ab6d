// `npm run dev`: hot reload for screens (Vite) and worker (wrangler).
import { ensurePackages, run } from "./setup/packages.js";

ensurePackages();
run("npm", ["run", "-s", "dev:all"]);
