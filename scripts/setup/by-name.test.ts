import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { benches } from "#measure/bench/benches.ts";
import { loads } from "#measure/load/loads.ts";
import { checks } from "#scripts/check.ts";
import { chosenBy, listOf, type CommandGroup } from "./by-name.ts";

const group: CommandGroup = {
  size: { run: ["node", "measure/bench/size.ts"], what: "download sizes" },
  worker: { run: ["vitest", "run", "--project", "worker"], what: "tests in workerd" },
};
const named = (names: readonly string[], args: readonly string[] = []) => ({ kind: "named", names, args });

describe("the arguments after the group", () => {
  it("name a command, with the arguments for it", () => {
    expect(chosenBy(["size"], group, ["--quick"])).toEqual(named(["size"]));
    expect(chosenBy(["worker", "tests/worker", "--list"], group, ["--quick"])).toEqual(
      named(["worker"], ["tests/worker", "--list"]),
    );
  });

  it("name several commands, without arguments, unless the first one takes names itself", () => {
    expect(chosenBy(["worker", "size"], group, [])).toEqual(named(["worker", "size"]));
    expect(chosenBy(["worker", "size", "--quick"], group, ["--quick"])).toEqual({ kind: "unknown", name: "--quick" });
    expect(chosenBy(["measures", "worker"], checks, [])).toEqual(named(["measures"], ["worker"]));
  });

  it("may be missing, or options: then the whole group is meant", () => {
    expect(chosenBy([], group, ["--quick"])).toEqual({ kind: "whole", options: [] });
    expect(chosenBy(["--quick"], group, ["--quick"])).toEqual({ kind: "whole", options: ["--quick"] });
  });

  it("may ask for the list, or for a name that nothing has", () => {
    expect(chosenBy(["--list"], group, ["--quick"])).toEqual({ kind: "list" });
    for (const name of ["sizes", "3", "toString", "__proto__", "--quik"])
      expect(chosenBy([name], group, ["--quick"])).toEqual({ kind: "unknown", name });
  });
});

it("lists name, file and purpose in columns", () => {
  expect(listOf(group)).toEqual([
    "  size    measure/bench/size.ts  download sizes",
    "  worker  vitest                 tests in workerd",
  ]);
});

describe.each(Object.entries({ benches, loads, checks }))("%s", (_, commands: CommandGroup) => {
  it("names files that exist, each command in one line", () => {
    for (const [
      name,
      {
        run: [, ...args],
        what,
      },
    ] of Object.entries(commands)) {
      expect(name).toMatch(/^[a-z][a-z0-9-]*[a-z0-9]$/);
      expect(what, name).toMatch(/^\S.{10,100}$/);
      for (const arg of args.filter((one) => /\.[jt]s$/.test(one))) expect(existsSync(arg), arg).toBe(true);
    }
  });
});
