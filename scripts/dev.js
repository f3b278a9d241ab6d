// `npm run dev`: hot reload for screens (Vite) and worker (wrangler).
import { ensurePackages, runScript } from "./setup/packages.js";

ensurePackages();
runScript("scripts/dev-all.ts", process.argv.slice(2));
