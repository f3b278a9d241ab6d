import { describe, expect, it, vi } from "vitest";
import { atMost, printRows, type Row } from "./bars.ts";
import { hasMeasured, parseRows, rowsOf, summaryOf, type Outcome } from "./table.ts";

const met: Row = { what: "LCP", bar: "≤ 1000 ms", measured: "800 ms", isMet: true };
const missed: Row = { what: "TBT of home", bar: "≤ 150 ms", measured: "300 ms", isMet: false };
const lines = (...rows: readonly Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const outcome = (some: Partial<Outcome>): Outcome => ({ exitCode: 0, seconds: 1, rowLines: "", ...some });

describe("rows written by a command", () => {
  it("are read back unchanged", () => {
    expect(parseRows(lines(met, missed))).toEqual([met, missed]);
  });

  it("are used as they are, met or not", () => {
    expect(rowsOf("bench -- size", {}, outcome({ rowLines: lines(met) }))).toEqual([met]);
    expect(rowsOf("bench -- size", {}, outcome({ rowLines: lines(met, missed), exitCode: 1 }))).toEqual([met, missed]);
  });

  it("do not hide that the command failed or measured nothing", () => {
    expect(rowsOf("bench -- size", {}, outcome({ rowLines: lines(met), exitCode: 1 }))).toMatchObject([
      met,
      { what: "npm run bench -- size", measured: "exit code 1, 1 rows", isMet: false },
    ]);
    expect(rowsOf("bench -- size", {}, outcome({}))).toMatchObject([{ isMet: false, measured: "exit code 0, 0 rows" }]);
  });
});

it("takes a command without rows as one", () => {
  const command = { asOne: { what: "faults", bar: "all" } };
  expect(rowsOf("load -- faults", command, outcome({}))).toMatchObject([{ what: "faults", bar: "all", isMet: true }]);
  expect(rowsOf("load -- faults", command, outcome({ exitCode: 1 }))).toMatchObject([
    { measured: "exit code 1", isMet: false },
  ]);
});

describe("a command measured by its duration", () => {
  it("meets its bar or not", () => {
    const command = { barSeconds: 60 };
    expect(rowsOf("bench -- build", command, outcome({ seconds: 21 }))).toEqual([
      { what: "npm run bench -- build", bar: "≤ 60 s", measured: "21.0 s", isMet: true },
    ]);
    expect(rowsOf("bench -- build", command, outcome({ seconds: 61 }))).toMatchObject([{ isMet: false }]);
    expect(rowsOf("bench -- build", command, outcome({ exitCode: 1 }))).toMatchObject([
      { measured: "exit code 1", isMet: false },
    ]);
  });
});

describe("an upper limit", () => {
  it("includes the limit itself, and is never met by a missing figure", () => {
    expect(atMost("LCP", 1000, 1000, "ms")).toEqual({
      what: "LCP",
      bar: "≤ 1,000 ms",
      measured: "1000 ms",
      isMet: true,
    });
    expect(atMost("LCP", 1000.1, 1000, "ms", 1, "p99").isMet).toBe(false);
    expect(atMost("LCP", Number.NaN, 1000, "ms").isMet).toBe(false);
  });
});

it("tells a missed bar from a command that broke", () => {
  expect(hasMeasured({}, outcome({ rowLines: lines(met) }))).toBe(true);
  expect(hasMeasured({}, outcome({ rowLines: lines(met, missed), exitCode: 1 }))).toBe(true);
  expect(hasMeasured({}, outcome({ rowLines: lines(met), exitCode: 1 }))).toBe(false);
  expect(hasMeasured({}, outcome({ exitCode: 1 }))).toBe(false);
  expect(hasMeasured({}, outcome({}))).toBe(false);
  expect(hasMeasured({ barSeconds: 60 }, outcome({}))).toBe(true);
  expect(hasMeasured({}, outcome({ rowLines: lines(met, missed), exitCode: 2 }))).toBe(false);
});

it("counts the misses in a run's last line", () => {
  expect(summaryOf([met, met])).toBe("2 rows, all met");
  expect(summaryOf([met, missed])).toBe("2 rows, 1 MISS");
});

it("fails the process if a row misses, or if nothing was measured", () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect([printRows("T", [met]), printRows("T", [met, missed]), printRows("T", [])]).toEqual([0, 1, 1]);
  vi.restoreAllMocks();
});
