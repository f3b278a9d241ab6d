import { globSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { drizzle } from "drizzle-orm/d1";

interface Bound {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

const schema = globSync("migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** A real SQLite with the migrated, empty tables, and the query builder on it as on D1. */
export const emptyDatabase = () => {
  const sqlite = new DatabaseSync(":memory:");
  sqlite.exec(schema);
  /** What the query builder uses of D1. */
  const d1 = {
    prepare: (text: string) => ({ bind: (...values: SQLInputValue[]): Bound => ({ text, values }) }),
    batch: async (statements: readonly Bound[]) =>
      statements.map(({ text, values }) => ({ results: sqlite.prepare(text).all(...values) })),
  };
  return { sqlite, db: drizzle(d1 as never) };
};
