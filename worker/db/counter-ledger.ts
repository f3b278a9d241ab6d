import { operationMemoryDays } from "#domain/api/stats.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";

/** Counter values by name. */
type Totals = Readonly<Record<string, number>>;

/** One event with the id that makes it count once, and what it adds to which counters. */
export interface Operation {
  readonly id: string;
  readonly gains: Totals;
}

/** A hub's SQLite tables: its own counts, the operations seen, and the shards' reports. */
export class CounterLedger {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(`CREATE TABLE IF NOT EXISTS totals (stat TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID`);
    storage.sql.exec(`CREATE TABLE IF NOT EXISTS operations (id TEXT PRIMARY KEY, day INTEGER NOT NULL) WITHOUT ROWID`);
    storage.sql.exec(`CREATE INDEX IF NOT EXISTS operations_by_day ON operations (day)`);
    storage.sql.exec(`CREATE TABLE IF NOT EXISTS reports (shard TEXT, stat TEXT, value INTEGER NOT NULL, PRIMARY KEY (shard, stat)) WITHOUT ROWID`);
    storage.sql.exec(`CREATE TABLE IF NOT EXISTS listeners (shard TEXT PRIMARY KEY) WITHOUT ROWID`);
  }

  totals(): Totals {
    return Object.fromEntries([...this.#storage.sql.exec<{ stat: string; value: number }>("SELECT stat, value FROM totals")].map(({ stat, value }) => [stat, value]));
  }

  /** Counts the operations not seen before, in one transaction. Returns the new totals. */
  apply(operations: readonly Operation[], now: number): Totals {
    return this.#storage.transactionSync(() => {
      const day = Math.floor(now / utcDayMs);
      const gained = new Map<string, number>();
      for (const { id, gains } of operations) {
        const { rowsWritten } = this.#storage.sql.exec("INSERT INTO operations (id, day) VALUES (?, ?) ON CONFLICT DO NOTHING", id, day);
        if (rowsWritten === 0) continue;
        for (const [stat, by] of Object.entries(gains)) gained.set(stat, (gained.get(stat) ?? 0) + by);
      }
      for (const [stat, by] of gained) {
        this.#storage.sql.exec("INSERT INTO totals (stat, value) VALUES (?, ?) ON CONFLICT (stat) DO UPDATE SET value = value + excluded.value", stat, by);
      }
      return this.totals();
    });
  }

  /** The latest totals reported by each shard. */
  reports(): Map<string, Totals> {
    const reports = new Map<string, Record<string, number>>();
    for (const { shard, stat, value } of this.#storage.sql.exec<{ shard: string; stat: string; value: number }>("SELECT shard, stat, value FROM reports")) {
      reports.set(shard, { ...reports.get(shard), [stat]: value });
    }
    return reports;
  }

  listeners(): Set<string> {
    return new Set([...this.#storage.sql.exec<{ shard: string }>("SELECT shard FROM listeners")].map(({ shard }) => shard));
  }

  /** Stores a shard's report. `changes` needs only the new values, since storage is billed by rows written. */
  keepReport(shard: string, changes: Totals, isListening: boolean): void {
    this.#storage.transactionSync(() => {
      for (const [stat, value] of Object.entries(changes)) {
        this.#storage.sql.exec(
          "INSERT INTO reports (shard, stat, value) VALUES (?, ?, ?) ON CONFLICT (shard, stat) DO UPDATE SET value = max(value, excluded.value)",
          shard,
          stat,
          value,
        );
      }
      if (isListening) this.#storage.sql.exec("INSERT INTO listeners (shard) VALUES (?) ON CONFLICT DO NOTHING", shard);
      else this.#storage.sql.exec("DELETE FROM listeners WHERE shard = ?", shard);
    });
  }

  /** Deletes operation ids that no device will repeat any more. */
  deleteOldOperations(now: number): void {
    this.#storage.sql.exec("DELETE FROM operations WHERE day < ?", Math.floor(now / utcDayMs) - operationMemoryDays);
  }

  /** Deletes own and reported counters whose names start with `prefix` and sort before `oldest`. */
  deleteCounters({ prefix, oldest }: { readonly prefix: string; readonly oldest: string }): void {
    for (const table of ["totals", "reports"]) this.#storage.sql.exec(`DELETE FROM ${table} WHERE stat >= ? AND stat < ?`, prefix, oldest);
  }
}
