import { operationMemoryDays } from "#domain/api/stats.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import type { DayWrites } from "../counters/day-writes.ts";
import type { StoredNetworks } from "../security/memory-budget.ts";
import { ObjectTables } from "./object-tables.ts";

/** Counter values by name. */
type Totals = Readonly<Record<string, number>>;

/** A snapshot of a hub's own counts. Rows of the log with this checkpoint's number were added after it. */
export interface Checkpoint {
  readonly number: number;
  /** Whether there may be such rows. Finding them takes a reading of days of the log. */
  readonly isOpen: boolean;
  /** The part of the log that has those rows. */
  readonly part: number;
  readonly totals: Totals;
  readonly writes: DayWrites | undefined;
  readonly networks: StoredNetworks;
}

/** The log is split into parts of a few days, one table each: dropping a table is cheaper than deleting its rows. */
const tables = 7;
const partDays = operationMemoryDays / tables;
const partOf = (now: number): number => Math.floor(now / utcDayMs / partDays);
const tableOf = (part: number): string => `operations_${part % tables}`;
const everyTable = Array.from({ length: tables }, (_, part) => tableOf(part));

const createPart = (table: string): string =>
  `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, checkpoint INTEGER NOT NULL, gains TEXT NOT NULL) WITHOUT ROWID`;

/** A hub's SQLite tables: the log of counted batches, the last checkpoint, and the shards' reports. */
export class CounterLedger extends ObjectTables {
  /** Tables in which `has` looks for an id. */
  #searchedTables: readonly string[] = everyTable;

  constructor(storage: DurableObjectStorage) {
    super(storage);
    for (const table of everyTable) this.run(createPart(table));
    this.run(
      `CREATE TABLE IF NOT EXISTS checkpoint (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, part INTEGER NOT NULL, totals TEXT NOT NULL, writes TEXT NOT NULL, networks TEXT NOT NULL, is_open INTEGER NOT NULL DEFAULT 1)`,
    );
    // The table of a former version.
    if (this.rows("SELECT 1 FROM pragma_table_info('checkpoint') WHERE name = 'is_open'").length === 0)
      this.run("ALTER TABLE checkpoint ADD COLUMN is_open INTEGER NOT NULL DEFAULT 1");
    this.run(`CREATE TABLE IF NOT EXISTS shard_totals (shard TEXT PRIMARY KEY, totals TEXT NOT NULL) WITHOUT ROWID`);
    this.run(`CREATE TABLE IF NOT EXISTS listeners (shard TEXT PRIMARY KEY) WITHOUT ROWID`);
  }

  /**
   * The last checkpoint with the log's later batches added to its totals, and the number of those batches. Call it before any
   * other method: it migrates tables of former versions.
   */
  start(now: number): { readonly last: Checkpoint; readonly since: number } {
    if (this.hasTable("totals")) this.transaction(() => this.#migrateTotals(now));
    if (this.hasTable("operations")) this.#searchedTables = [...everyTable, "operations"];
    const row = this.rows<{
      number: number;
      part: number;
      totals: string;
      writes: string;
      networks: string;
      is_open: number;
    }>("SELECT number, part, totals, writes, networks, is_open FROM checkpoint")[0];
    const { number, part, is_open } = row ?? { number: 0, part: partOf(now), is_open: 1 };
    const totals: Record<string, number> = row ? (JSON.parse(row.totals) as Totals) : {};
    const isOpen = is_open === 1;
    const following = isOpen
      ? this.rows<{ gains: string; batches: number }>(
          `SELECT gains, count(*) AS batches FROM ${tableOf(part)} WHERE checkpoint = ? GROUP BY gains`,
          number,
        )
      : [];
    let since = 0;
    for (const { gains, batches } of following) {
      since += batches;
      for (const [stat, count] of Object.entries(JSON.parse(gains) as Totals))
        totals[stat] = (totals[stat] ?? 0) + count * batches;
    }
    const writes = row ? (JSON.parse(row.writes) as DayWrites | null) : null;
    const networks = row ? (JSON.parse(row.networks) as StoredNetworks) : [];
    return { last: { number, isOpen, part, totals, writes: writes ?? undefined, networks }, since };
  }

  /** Whether a batch with this id was counted. */
  has(id: string): boolean {
    // Not UNION: the runtime allows only five terms.
    const isIn = this.#searchedTables.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE id = ?1)`);
    return this.rows<{ found: number }>(`SELECT ${isIn.join(" OR ")} AS found`, id)[0]?.found === 1;
  }

  /** Adds a batch to the log. */
  append(id: string, gains: Totals, { number, part }: Checkpoint): void {
    this.run(
      `INSERT INTO ${tableOf(part)} (id, checkpoint, gains) VALUES (?, ?, ?)`,
      id,
      number,
      JSON.stringify(gains),
    );
  }

  /** Stores `state` as the next checkpoint, and returns it with its number and part. */
  write(state: Checkpoint, now: number): Checkpoint {
    const next = { ...state, number: state.number + 1, part: Math.max(state.part, partOf(now)) };
    this.run(
      "INSERT OR REPLACE INTO checkpoint (id, number, part, totals, writes, networks, is_open) VALUES (0, ?, ?, ?, ?, ?, ?)",
      next.number,
      next.part,
      JSON.stringify(next.totals),
      JSON.stringify(next.writes ?? null),
      JSON.stringify(next.networks),
      Number(next.isOpen),
    );
    return next;
  }

  /**
   * Empties the tables of parts that begin now; their old ids are too old to be sent again. Returns whether a part begins: the
   * caller must then write a checkpoint.
   */
  beginParts(now: number, { part }: Checkpoint): boolean {
    const begun = Math.min(tables, partOf(now) - part);
    for (let step = 0; step < begun; step += 1) {
      const table = tableOf(partOf(now) - step);
      this.run(`DROP TABLE ${table}`);
      this.run(createPart(table));
    }
    return begun > 0;
  }

  /** The latest totals reported by each shard. */
  reports(): Map<string, Totals> {
    return new Map(
      this.rows<{ shard: string; totals: string }>("SELECT shard, totals FROM shard_totals").map(
        ({ shard, totals }) => [shard, JSON.parse(totals) as Totals],
      ),
    );
  }

  saveReport(shard: string, totals: Totals): void {
    this.run("INSERT OR REPLACE INTO shard_totals (shard, totals) VALUES (?, ?)", shard, JSON.stringify(totals));
  }

  /** Shards that want to be told of new totals. */
  listeners(): Set<string> {
    return new Set(this.rows<{ shard: string }>("SELECT shard FROM listeners").map(({ shard }) => shard));
  }

  saveListener(shard: string, isListening: boolean): void {
    this.run(
      isListening
        ? "INSERT INTO listeners (shard) VALUES (?) ON CONFLICT DO NOTHING"
        : "DELETE FROM listeners WHERE shard = ?",
      shard,
    );
  }

  /** Deletes from the former log the ids that are too old to be sent again, and finally its table. */
  deleteFormerOperations(now: number): void {
    if (!this.hasTable("operations")) return;
    this.run("DELETE FROM operations WHERE day < ?", Math.floor(now / utcDayMs) - operationMemoryDays);
    if (this.rows("SELECT 1 FROM operations LIMIT 1").length > 0) return;
    this.run("DROP TABLE operations");
    this.#searchedTables = everyTable;
  }

  /** Migrates from the former schema, in which totals and reports had one row for each counter. */
  #migrateTotals(now: number): void {
    const own = this.rows<{ stat: string; value: number }>("SELECT stat, value FROM totals");
    const totals = Object.fromEntries(own.map(({ stat, value }) => [stat, value]));
    this.write({ number: 0, isOpen: false, part: 0, totals, writes: undefined, networks: [] }, now);
    const reports = this.rows<{ shard: string; stat: string; value: number }>("SELECT shard, stat, value FROM reports");
    for (const shard of new Set(reports.map((report) => report.shard))) {
      const ofShard = reports.filter((report) => report.shard === shard);
      this.saveReport(shard, Object.fromEntries(ofShard.map(({ stat, value }) => [stat, value])));
    }
    for (const table of ["totals", "reports"]) this.run(`DROP TABLE ${table}`);
  }
}
