import { ObjectTables } from "./object-tables.ts";

/** The metadata of a sync store. */
export interface SyncHead {
  /** SHA-256 of the token, as hex. */
  readonly tokenDigest: string;
  /** Random; changes when the store is created or erased, so that devices start again from the first record. */
  readonly epoch: string;
  /** Sequence number of the newest record. */
  readonly sequence: number;
  /** Random, new with each write. Distinguishes histories that reached the same sequence after a restored backup. */
  readonly mark: string;
  /** The UTC day of the last request (`2026-11-23`). */
  readonly usedOn: string;
  /** Milliseconds since the epoch; null unless it was erased. */
  readonly erasedAt: number | null;
}

export interface StoredRecord {
  readonly name: string;
  readonly sequence: number;
  readonly data: string;
}

/** How far back marks are stored. A device that missed more versions than this starts again from the first record. */
const markedVersions = 5000;

/** The SQLite tables of one sync store: its head, the newest encrypted version of each record, and the latest marks. */
export class SyncLedger extends ObjectTables {
  /** Undefined if there is no store. Stores nothing. */
  head(): SyncHead | undefined {
    if (!this.hasTable("sync_head")) return undefined;
    return this.rows<SyncHead>(
      `SELECT token_digest AS "tokenDigest", epoch, sequence, mark, used_on AS "usedOn", erased_at AS "erasedAt" FROM sync_head`,
    )[0];
  }

  create(head: SyncHead): void {
    this.transaction(() => {
      this.run(
        "CREATE TABLE sync_head (id INTEGER PRIMARY KEY CHECK (id = 0), token_digest TEXT NOT NULL, epoch TEXT NOT NULL, sequence INTEGER NOT NULL, mark TEXT NOT NULL, used_on TEXT NOT NULL, erased_at INTEGER)",
      );
      this.run(
        "CREATE TABLE sync_records (name TEXT PRIMARY KEY, sequence INTEGER NOT NULL UNIQUE, data TEXT NOT NULL) WITHOUT ROWID",
      );
      this.run("CREATE TABLE sync_marks (sequence INTEGER PRIMARY KEY, mark TEXT NOT NULL)");
      this.saveHead(head);
    });
  }

  saveHead({ tokenDigest, epoch, sequence, mark, usedOn, erasedAt }: SyncHead): void {
    this.run(
      "INSERT OR REPLACE INTO sync_head VALUES (0, ?, ?, ?, ?, ?, ?)",
      tokenDigest,
      epoch,
      sequence,
      mark,
      usedOn,
      erasedAt,
    );
    this.run("INSERT OR REPLACE INTO sync_marks VALUES (?, ?)", sequence, mark);
    this.run("DELETE FROM sync_marks WHERE sequence <= ?", sequence - markedVersions);
  }

  /** Stores records and the new head in one transaction. */
  save(records: readonly StoredRecord[], head: SyncHead): void {
    this.transaction(() => {
      for (const { name, sequence, data } of records)
        this.run("INSERT OR REPLACE INTO sync_records VALUES (?, ?, ?)", name, sequence, data);
      this.saveHead(head);
    });
  }

  /** Deletes all records and marks. The head stays and has the time of the erasure. */
  erase(head: SyncHead): void {
    this.transaction(() => {
      this.run("DELETE FROM sync_records");
      this.run("DELETE FROM sync_marks");
      this.saveHead(head);
    });
  }

  isMarked(sequence: number, mark: string): boolean {
    return this.rows("SELECT 1 FROM sync_marks WHERE sequence = ? AND mark = ?", sequence, mark).length > 0;
  }

  sequenceOf(name: string): number {
    return this.rows<{ sequence: number }>("SELECT sequence FROM sync_records WHERE name = ?", name)[0]?.sequence ?? 0;
  }

  lengthOf(name: string): number {
    return (
      this.rows<{ length: number }>("SELECT length(data) AS length FROM sync_records WHERE name = ?", name)[0]
        ?.length ?? 0
    );
  }

  /** Bytes of the whole database, as the runtime knows them: at least as many as the records have characters. */
  get size(): number {
    return this.storage.sql.databaseSize;
  }

  /** Reads every record. */
  totals(): { readonly records: number; readonly characters: number } {
    return this.rows<{ records: number; characters: number }>(
      "SELECT count(*) AS records, coalesce(sum(length(data)), 0) AS characters FROM sync_records",
    )[0]!;
  }

  /** Records after a sequence, oldest first: at most `maxRecords`, ending with the one that reaches `maxCharacters`. */
  after(sequence: number, maxRecords: number, maxCharacters: number): StoredRecord[] {
    const found: StoredRecord[] = [];
    let characters = 0;
    const rows = this.each<StoredRecord>(
      "SELECT name, sequence, data FROM sync_records WHERE sequence > ? ORDER BY sequence LIMIT ?",
      sequence,
      maxRecords,
    );
    for (const row of rows) {
      found.push(row);
      characters += row.data.length;
      if (characters >= maxCharacters) break;
    }
    return found;
  }
}
