import { chosenBy, listOf, type CommandGroup, type NamedCommand } from "./by-name.ts";
import { runToEnd } from "./process.ts";

/**
 * Runs what the arguments ask for (see `chosenBy`): one command of the group, or `runWhole` with the options given.
 * Resolves with the exit code; after an unknown name, that is 1, and the list is printed.
 */
export const runByName = async <Command extends NamedCommand>(
  script: string,
  group: CommandGroup<Command>,
  runWhole: (options: readonly string[]) => Promise<number>,
  given: readonly string[] = process.argv.slice(2),
  known: readonly string[] = [],
): Promise<number> => {
  const chosen = chosenBy(given, group, known);
  if (chosen.kind === "whole") return await runWhole(chosen.options);
  if (chosen.kind === "one") {
    const {
      run: [program, ...args],
      env,
    } = group[chosen.name]!;
    return await runToEnd(program, [...args, ...chosen.args], { env: { ...env, ...process.env } });
  }
  if (chosen.kind === "unknown") console.error(`npm run ${script} has no “${chosen.name}”. It has:`);
  console.log([`npm run ${script} -- NAME …`, ...listOf(group), `  ${["--list", ...known].join("  ")}`].join("\n"));
  return chosen.kind === "unknown" ? 1 : 0;
};
