import { runToEnd } from "./process.ts";

/** Commands that share one script of package.json and are chosen by name: `npm run bench -- blocking 3`, `npm run check -- lint types`. */

export interface NamedCommand {
  /** A program (`node`, or one of node_modules/.bin) with its first arguments. Those of the command line follow. */
  readonly run: readonly [program: string, ...args: string[]];
  /** A one-line description. */
  readonly what: string;
  /** Defaults: variables of the environment win. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names after its own are its arguments, not further commands. */
  readonly takesNames?: true;
}

export type CommandGroup<Command extends NamedCommand = NamedCommand> = Readonly<Record<string, Command>>;

type Chosen =
  /** `--list`. */
  | { readonly kind: "list" }
  /** An unknown name or option. */
  | { readonly kind: "unknown"; readonly name: string }
  /** Several have no arguments. */
  | { readonly kind: "named"; readonly names: readonly string[]; readonly args: readonly string[] }
  /** No name; options are allowed. */
  | { readonly kind: "whole"; readonly options: readonly string[] };

/**
 * What the arguments after `npm run GROUP --` ask for: names of commands, one name with arguments for its command, or options
 * alone, for the whole group, which takes those in `known`.
 */
export const chosenBy = (args: readonly string[], group: CommandGroup, known: readonly string[]): Chosen => {
  const [first, ...rest] = args;
  if (first === "--list") return { kind: "list" };
  if (first === undefined || first.startsWith("-")) {
    const name = args.find((option) => !known.includes(option));
    return name === undefined ? { kind: "whole", options: args } : { kind: "unknown", name };
  }
  const isName = (arg: string): boolean => Object.hasOwn(group, arg);
  if (!isName(first)) return { kind: "unknown", name: first };
  if (rest[0] === undefined || !isName(rest[0]) || group[first]!.takesNames)
    return { kind: "named", names: [first], args: rest };
  const other = rest.find((arg) => !isName(arg));
  return other === undefined ? { kind: "named", names: args, args: [] } : { kind: "unknown", name: other };
};

/** The file or program that a command runs, as the list shows it. */
const programOf = ({ run: [program, ...args] }: NamedCommand): string => (program === "node" ? args[0]! : program);

/** One line for each command: name, file, what it does. */
export const listOf = (group: CommandGroup): readonly string[] => {
  const rows = Object.entries(group).map(([name, command]) => [name, programOf(command), command.what] as const);
  const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  return rows.map(([name, program, what]) => `  ${name.padEnd(width(0))}  ${program.padEnd(width(1))}  ${what}`);
};

/**
 * Runs what the arguments ask for (see `chosenBy`): commands of the group up to the first that fails, or `runWhole` with the
 * options given. Resolves with the exit code; after an unknown name, that is 1, and the list is printed.
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
  if (chosen.kind === "named") {
    for (const name of chosen.names) {
      const {
        run: [program, ...args],
        env,
      } = group[name]!;
      const code = await runToEnd(program, [...args, ...chosen.args], { env: { ...env, ...process.env } });
      if (code !== 0) return code;
    }
    return 0;
  }
  if (chosen.kind === "unknown") console.error(`npm run ${script} has no “${chosen.name}”. It has:`);
  console.log([`npm run ${script} -- NAME …`, ...listOf(group), `  ${["--list", ...known].join("  ")}`].join("\n"));
  return chosen.kind === "unknown" ? 1 : 0;
};
