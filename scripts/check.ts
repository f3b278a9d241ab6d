/** `npm run check [-- NAME …]`: one check of checks.ts, or without a name the quick ones, up to the first that fails. */
import { checks, type Check } from "./checks.ts";
import { runByName } from "./setup/by-name.ts";
import { runToEnd } from "./setup/process.ts";

process.exitCode = await runByName<Check>("check", checks, async () => {
  for (const {
    run: [program, ...args],
  } of Object.values<Check>(checks).filter(({ isQuick }) => isQuick)) {
    const code = await runToEnd(program, args);
    if (code !== 0) return code;
  }
  return 0;
});
