import { operationMemoryDays } from "#domain/api/stats.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import type { DayWrites } from "../counters/day-writes.ts";
import type { KeptNetworks } from "../counters/network-budgets.ts";

/** Counter values by name. */
type Totals = Readonly<Record<string, number>>;

/** A hub's own counts at a moment. The rows of the log that have its number came after it. */
export interface Checkpoint {
  readonly number: number;
  /** The part of the log that its rows are in. */
  readonly part: number;
  readonly totals: Totals;
  readonly writes: DayWrites | undefined;
  readonly networks: KeptNetworks;
}

/** The log is in parts of a few days, one table each, since to drop a table writes no rows. */
const tables = 7;
const partDays = operationMemoryDays / tables;
const partOf = (now: number): number => Math.floor(now / utcDayMs / partDays);
const tableOf = (part: number): string => `operations_${part % tables}`;
const everyTable = Array.from({ length: tables }, (_, part) => tableOf(part));

const createPart = (table: string): string =>
  `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, checkpoint INTEGER NOT NULL, gains TEXT NOT NULL) WITHOUT ROWID`;

/** A hub's SQLite tables: the log of what was counted, its last checkpoint, and the shards' reports. */
export class CounterLedger {
  readonly #storage: DurableObjectStorage;
  /** Tables in which an id may be. */
  #lookedIn: readonly string[] = everyTable;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    for (const table of everyTable) storage.sql.exec(createPart(table));
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS checkpoint (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, part INTEGER NOT NULL, totals TEXT NOT NULL, writes TEXT NOT NULL, networks TEXT NOT NULL)`,
    );
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS shard_totals (shard TEXT PRIMARY KEY, totals TEXT NOT NULL) WITHOUT ROWID`,
    );
    storage.sql.exec(`CREATE TABLE IF NOT EXISTS listeners (shard TEXT PRIMARY KEY) WITHOUT ROWID`);
  }

  /** All or nothing. */
  inOneStep<Result>(work: () => Result): Result {
    return this.#storage.transactionSync(work);
  }

  /** The last checkpoint with the totals of now, and how many batches it has been since. Call it first. */
  start(now: number): { readonly last: Checkpoint; readonly since: number } {
    if (this.#has("totals")) this.inOneStep(() => this.#takeOver(now));
    if (this.#has("operations")) this.#lookedIn = [...everyTable, "operations"];
    const row = this.#rows<{ number: number; part: number; totals: string; writes: string; networks: string }>(
      "SELECT number, part, totals, writes, networks FROM checkpoint",
    )[0];
    const { number, part } = row ?? { number: 0, part: partOf(now) };
    const totals: Record<string, number> = row ? (JSON.parse(row.totals) as Totals) : {};
    let since = 0;
    for (const { gains, batches } of this.#rows<{ gains: string; batches: number }>(
      `SELECT gains, count(*) AS batches FROM ${tableOf(part)} WHERE checkpoint = ? GROUP BY gains`,
      number,
    )) {
      since += batches;
      for (const [stat, count] of Object.entries(JSON.parse(gains) as Totals))
        totals[stat] = (totals[stat] ?? 0) + count * batches;
    }
    const writes = row ? (JSON.parse(row.writes) as DayWrites | null) : null;
    const networks = row ? (JSON.parse(row.networks) as KeptNetworks) : [];
    return { last: { number, part, totals, writes: writes ?? undefined, networks }, since };
  }

  /** Whether a batch with this id was counted. */
  has(id: string): boolean {
    // Not UNION: the runtime takes five terms.
    const isIn = this.#lookedIn.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE id = ?1)`);
    return this.#rows<{ found: number }>(`SELECT ${isIn.join(" OR ")} AS found`, id)[0]?.found === 1;
  }

  /** Adds a batch to the log. */
  note(id: string, gains: Totals, { number, part }: Checkpoint): void {
    this.#storage.sql.exec(
      `INSERT INTO ${tableOf(part)} (id, checkpoint, gains) VALUES (?, ?, ?)`,
      id,
      number,
      JSON.stringify(gains),
    );
  }

  /** Stores a checkpoint after the last one. */
  write(state: Checkpoint, now: number): Checkpoint {
    const next = { ...state, number: state.number + 1, part: Math.max(state.part, partOf(now)) };
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO checkpoint (id, number, part, totals, writes, networks) VALUES (0, ?, ?, ?, ?, ?)",
      next.number,
      next.part,
      JSON.stringify(next.totals),
      JSON.stringify(next.writes ?? null),
      JSON.stringify(next.networks),
    );
    return next;
  }

  /** Empties the table of a part that begins, whose ids no device will repeat. Returns whether one does: then write a checkpoint. */
  turnTo(now: number, { part }: Checkpoint): boolean {
    const begun = Math.min(tables, partOf(now) - part);
    for (let step = 0; step < begun; step += 1) {
      const table = tableOf(partOf(now) - step);
      this.#storage.sql.exec(`DROP TABLE ${table}`);
      this.#storage.sql.exec(createPart(table));
    }
    return begun > 0;
  }

  /** The latest totals reported by each shard. */
  reports(): Map<string, Totals> {
    return new Map(
      this.#rows<{ shard: string; totals: string }>("SELECT shard, totals FROM shard_totals").map(
        ({ shard, totals }) => [shard, JSON.parse(totals) as Totals],
      ),
    );
  }

  keepReport(shard: string, totals: Totals): void {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO shard_totals (shard, totals) VALUES (?, ?)",
      shard,
      JSON.stringify(totals),
    );
  }

  listeners(): Set<string> {
    return new Set(this.#rows<{ shard: string }>("SELECT shard FROM listeners").map(({ shard }) => shard));
  }

  keepListener(shard: string, isListening: boolean): void {
    this.#storage.sql.exec(
      isListening
        ? "INSERT INTO listeners (shard) VALUES (?) ON CONFLICT DO NOTHING"
        : "DELETE FROM listeners WHERE shard = ?",
      shard,
    );
  }

  /** Of the former log, which kept days: deletes ids that no device will repeat, and in the end the table. */
  deleteFormerOperations(now: number): void {
    if (!this.#has("operations")) return;
    this.#storage.sql.exec("DELETE FROM operations WHERE day < ?", Math.floor(now / utcDayMs) - operationMemoryDays);
    if (this.#rows("SELECT 1 FROM operations LIMIT 1").length > 0) return;
    this.#storage.sql.exec("DROP TABLE operations");
    this.#lookedIn = everyTable;
  }

  /** Totals and reports were one row for each counter. */
  #takeOver(now: number): void {
    const own = this.#rows<{ stat: string; value: number }>("SELECT stat, value FROM totals");
    const totals = Object.fromEntries(own.map(({ stat, value }) => [stat, value]));
    this.write({ number: 0, part: 0, totals, writes: undefined, networks: [] }, now);
    const reports = this.#rows<{ shard: string; stat: string; value: number }>(
      "SELECT shard, stat, value FROM reports",
    );
    for (const shard of new Set(reports.map((report) => report.shard))) {
      const ofShard = reports.filter((report) => report.shard === shard);
      this.keepReport(shard, Object.fromEntries(ofShard.map(({ stat, value }) => [stat, value])));
    }
    for (const table of ["totals", "reports"]) this.#storage.sql.exec(`DROP TABLE ${table}`);
  }

  #has(table: string): boolean {
    return this.#rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", table).length > 0;
  }

  #rows<Row extends Record<string, SqlStorageValue>>(question: string, ...values: SqlStorageValue[]): Row[] {
    return this.#storage.sql.exec<Row>(question, ...values).toArray();
  }
}
