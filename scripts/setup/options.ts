import { parseArgs, type ParseArgsConfig } from "node:util";

/** The names of options as they are typed: "--port, --pages". */
const typed = (names: readonly string[]): string => names.map((name) => `--${name}`).join(", ");

/** What to say of options that cannot be read: what is wrong with them, and which exist. */
const optionProblem = (error: Error, names: readonly string[]): string => {
  const [problem] = error.message.split(/[.\n]/);
  return `${problem}. ${names.length === 0 ? "There are no options." : `There is ${typed(names)}.`}`;
};

/** Reads the options of the command line. Says which exist, and ends the process with 1, if there are others. */
export const commandOptions = <Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(optionProblem(error as Error, Object.keys(config.options ?? {})));
    return process.exit(1);
  }
};
