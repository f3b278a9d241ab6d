import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "#worker/db/schema.ts";

/** drizzle derives the next migration from the schema and its own notes (`migrations/meta`), so all three must describe the same tables. */

const files = globSync("migrations/*.sql").toSorted();

const migrated = new DatabaseSync(":memory:");
for (const file of files) migrated.exec(readFileSync(file, "utf8"));

interface Shape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
  readonly checks: number;
}

const column = (name: string, type: string, isNotNull: boolean, isKey: boolean): string =>
  [name, type.toUpperCase(), isNotNull && !isKey && "NOT NULL", isKey && "KEY"].filter(Boolean).join(" ");
const index = (name: string, columns: readonly string[], isUnique: boolean): string =>
  `${name} (${columns.join(", ")})${isUnique ? " UNIQUE" : ""}`;

const rows = (sql: string): Record<string, unknown>[] => migrated.prepare(sql).all() as Record<string, unknown>[];

const inDatabase = (name: string): Shape => {
  const own = rows(`SELECT name, "unique" FROM pragma_index_list('${name}') WHERE origin = 'c'`);
  const { sql } = rows(`SELECT sql FROM sqlite_master WHERE name = '${name}'`)[0]!;
  return {
    name,
    columns: rows(`SELECT * FROM pragma_table_info('${name}')`).map((one) =>
      column(String(one["name"]), String(one["type"]), one["notnull"] === 1, Number(one["pk"]) > 0),
    ),
    indexes: own
      .map((one) =>
        index(
          String(one["name"]),
          rows(`SELECT name FROM pragma_index_info('${String(one["name"])}')`).map((part) => String(part["name"])),
          one["unique"] === 1,
        ),
      )
      .toSorted(),
    checks: String(sql).match(/\bCHECK\b/g)?.length ?? 0,
  };
};

const inSchema = (table: SQLiteTable): Shape => {
  const { name, columns, indexes, checks, primaryKeys } = getTableConfig(table);
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((one) => one.name)));
  return {
    name,
    columns: columns.map((one) => column(one.name, one.getSQLType(), one.notNull, one.primary || keys.has(one.name))),
    indexes: indexes
      .map(({ config }) =>
        index(
          config.name,
          config.columns.map((part) => ("name" in part ? part.name : "?")),
          config.unique,
        ),
      )
      .toSorted(),
    checks: checks.length,
  };
};

describe("the migrations", () => {
  const tables = Object.values(schema).map(inSchema);

  it.each(tables)("make the table $name as the schema has it, with its indexes and checks", (table) => {
    expect(inDatabase(table.name)).toEqual(table);
  });

  it("create no other table", () => {
    const names = rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").map(
      ({ name }) => name,
    );
    expect(names.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it("turn every entry of the log into a claim that anybody could write until then", () => {
    const older = new DatabaseSync(":memory:");
    const [separation] = files.filter((file) => file.endsWith("log_and_claims.sql"));
    for (const file of files.slice(0, files.indexOf(separation!))) older.exec(readFileSync(file, "utf8"));
    const at = Date.UTC(2026, 10, 23, 8);
    for (const [type, minute] of [
      ["database_error", 0],
      ["database_error", 5],
      ["storage_blocked", 1],
    ] as const)
      older.exec(
        `INSERT INTO security_events (at, event_type, severity, details, user_agent) VALUES (${at + minute * 60_000}, '${type}', 'high', '{}', 'agent')`,
      );
    older.exec(readFileSync(separation!, "utf8"));
    expect(older.prepare("SELECT count(*) AS n FROM security_events").get()).toEqual({ n: 0 });
    expect(
      older
        .prepare("SELECT day, event_type, reports, first_at, last_at FROM security_claims ORDER BY event_type")
        .all(),
    ).toEqual([
      { day: "2026-11-23", event_type: "database_error", reports: 2, first_at: at, last_at: at + 300_000 },
      { day: "2026-11-23", event_type: "storage_blocked", reports: 1, first_at: at + 60_000, last_at: at + 60_000 },
    ]);
  });

  it("leave one snapshot, the newest", () => {
    expect(globSync("migrations/meta/*_snapshot.json")).toHaveLength(1);
  });

  it("are all in drizzle's notes, so that the next one contains only what is new", () => {
    const { entries } = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")) as {
      entries: { idx: number; tag: string }[];
    };
    expect(entries.map(({ tag }) => tag)).toEqual(files.map((file) => basename(file, ".sql")));
    const noted = JSON.parse(
      readFileSync(`migrations/meta/${String(entries.at(-1)!.idx).padStart(4, "0")}_snapshot.json`, "utf8"),
    ) as { tables: Record<string, { columns: object; indexes: object }> };
    expect(
      Object.values(noted.tables).flatMap(({ columns, indexes }) => [...Object.keys(columns), ...Object.keys(indexes)])
        .length,
    ).toBe(tables.reduce((sum, { columns, indexes }) => sum + columns.length + indexes.length, 0));
  });
});
