import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { sqlFaults } from "./sql-faults.ts";

const file = resolve("worker/db/rate-limits.ts");

/** The limiter's tests, with the fault that SQL_FAULT names by its index in its SQL; see limiter.ts. */
export default defineConfig({
  plugins: [
    {
      name: "sql-fault",
      enforce: "pre",
      load: (id) =>
        id === file ? (sqlFaults(readFileSync(file, "utf8"))[Number(process.env["SQL_FAULT"])]?.code ?? null) : null,
    },
  ],
  // A kept transform would be the file without its fault.
  test: { include: ["tests/units/rate-limits.test.ts"], fsModuleCache: false },
});
