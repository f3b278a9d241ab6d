import type { MeasurementGroup } from "#measure/bench/table.ts";

/** The measurements of `npm run load -- NAME`: the table "Reliability" in docs/quality.md. */
export const loads = {
  counters: {
    run: ["node", "measure/load/counters.ts"],
    what: "increments over 128 connections while the runtime is killed: exact",
    quick: ["2000", "2"],
    inTable: { args: ["100000", "20"] },
  },
  sockets: {
    run: ["node", "measure/load/sockets.ts"],
    what: "live sockets: all get the last value, and come back after a kill",
    quick: ["100"],
    inTable: { args: ["1000"] },
  },
  trivia: {
    run: ["node", "measure/load/trivia.ts"],
    what: "a room of Trivia live: every answer once, in time, through kills",
    quick: ["20", "5"],
    inTable: { args: ["100", "10"] },
  },
  sync: {
    run: ["node", "measure/load/sync.ts"],
    what: "three devices that sync while the runtime is killed: the same everywhere, nothing lost",
    quick: ["60", "2"],
    inTable: { args: ["600", "10"] },
  },
  limiter: {
    run: ["node", "measure/load/limiter.ts"],
    what: "posts in many disguises: exactly five accepted",
    quick: ["500"],
    inTable: { args: ["10000"] },
  },
  budgets: {
    run: ["node", "measure/load/budgets.ts"],
    what: "all networks of a /48 at the endpoints that write: budgets hold, and what a refusal costs",
    quick: ["1200"],
    inTable: { args: ["2000"] },
  },
  messages: {
    run: ["node", "measure/load/messages.ts"],
    what: "hostile messages on cards: come back exactly as sent",
    quick: ["50"],
    inTable: { args: ["500"] },
  },
  fuzz: {
    run: ["node", "measure/load/fuzz.ts"],
    what: "hostile requests to counters, cards and the security log",
    quick: ["50"],
    inTable: { args: ["20000"] },
  },
  "reading-fuzz": {
    run: ["vitest", "run", "--project", "worker", "tests/worker/reading-fuzz.test.ts"],
    what: "hostile requests to every reading endpoint, as many as FUZZ_RUNS says",
    env: { FUZZ_RUNS: "20000" },
    quick: [],
    quickEnv: { FUZZ_RUNS: "50" },
    inTable: { asOne: { what: "fuzz of every read endpoint", bar: "no 5xx" } },
  },
  tabs: {
    run: ["node", "measure/load/two-tabs.ts"],
    what: "two tabs writing to one list at the same time: nothing lost",
    quick: ["50"],
    inTable: { args: ["1000"] },
  },
  faults: {
    run: [
      "vitest",
      "run",
      "--project",
      "worker",
      "tests/worker/database-faults.test.ts",
      "tests/worker/upstream-faults-in-full.test.ts",
      "--disable-console-intercept",
    ],
    what: "faults of the database and the upstream, with the production timeouts",
    env: { FAULTS: "full" },
    quick: [],
    quickEnv: { FAULTS: "" },
    inTable: { asOne: { what: "D1 and upstream faults", bar: "all" } },
  },
} as const satisfies MeasurementGroup;
