import { type StatName, type StatTotals, isStatName, noStats, operationMemoryDays } from "#domain/api/stats.ts";

export interface Increment {
  readonly stat_name: StatName;
  readonly increment_by: number;
  readonly operation_id: string;
}

const dayMs = 86_400_000;

/** A hub's own tables, in its SQLite: what it counted, which operations it has seen, what shards reported to it. */
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

  totals(): StatTotals {
    const totals = { ...noStats };
    for (const row of this.#storage.sql.exec<{ stat: string; value: number }>("SELECT stat, value FROM totals")) if (isStatName(row.stat)) totals[row.stat] = row.value;
    return totals;
  }

  /** Counts each operation that was not seen before, all in one transaction. Returns the totals after it. */
  apply(increments: readonly Increment[], now: number): StatTotals {
    return this.#storage.transactionSync(() => {
      const day = Math.floor(now / dayMs);
      const gained = new Map<StatName, number>();
      for (const { stat_name, increment_by, operation_id } of increments) {
        const { rowsWritten } = this.#storage.sql.exec("INSERT INTO operations (id, day) VALUES (?, ?) ON CONFLICT DO NOTHING", operation_id, day);
        if (rowsWritten > 0) gained.set(stat_name, (gained.get(stat_name) ?? 0) + increment_by);
      }
      for (const [stat, by] of gained) {
        this.#storage.sql.exec("INSERT INTO totals (stat, value) VALUES (?, ?) ON CONFLICT (stat) DO UPDATE SET value = value + excluded.value", stat, by);
      }
      return this.totals();
    });
  }

  /** What shards have reported, and which of them have listeners. */
  reports(): Map<string, StatTotals> {
    const reports = new Map<string, StatTotals>();
    for (const { shard, stat, value } of this.#storage.sql.exec<{ shard: string; stat: string; value: number }>("SELECT shard, stat, value FROM reports")) {
      const totals = reports.get(shard) ?? { ...noStats };
      if (isStatName(stat)) totals[stat] = value;
      reports.set(shard, totals);
    }
    return reports;
  }

  listeners(): Set<string> {
    return new Set([...this.#storage.sql.exec<{ shard: string }>("SELECT shard FROM listeners")].map(({ shard }) => shard));
  }

  keepReport(shard: string, totals: StatTotals, isListening: boolean): void {
    this.#storage.transactionSync(() => {
      for (const [stat, value] of Object.entries(totals)) {
        this.#storage.sql.exec("INSERT INTO reports (shard, stat, value) VALUES (?, ?, ?) ON CONFLICT (shard, stat) DO UPDATE SET value = max(value, excluded.value)", shard, stat, value);
      }
      if (isListening) this.#storage.sql.exec("INSERT INTO listeners (shard) VALUES (?) ON CONFLICT DO NOTHING", shard);
      else this.#storage.sql.exec("DELETE FROM listeners WHERE shard = ?", shard);
    });
  }

  /** Forgets operations that no device would repeat any more. */
  forgetOldOperations(now: number): void {
    this.#storage.sql.exec("DELETE FROM operations WHERE day < ?", Math.floor(now / dayMs) - operationMemoryDays);
  }
}
