/** What a store of sync knows of itself. */
export interface SyncHead {
  /** SHA-256 of the token, as hex. */
  readonly tokenDigest: string;
  /** Random: another one means another history. */
  readonly epoch: string;
  /** Of the newest record. */
  readonly sequence: number;
  /** Random, with each write: tells apart two histories that were set back and went on. */
  readonly mark: string;
  /** The UTC day on which a device last asked (`2026-11-23`). */
  readonly usedOn: string;
  /** Milliseconds since the epoch; null unless it was erased. */
  readonly erasedAt: number | null;
}

export interface StoredRecord {
  readonly name: string;
  readonly sequence: number;
  readonly data: string;
}

/** How many marks are remembered: a device that was away for more writes starts again from the first record. */
const marksKept = 5000;

/** The SQLite tables of one store of sync: its head, the newest sealed version of each record, and the latest marks. */
export class SyncLedger {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Undefined if there is no store. Stores nothing. */
  head(): SyncHead | undefined {
    if (this.#rows("SELECT 1 FROM sqlite_master WHERE name = 'sync_head'").length === 0) return undefined;
    return this.#rows<SyncHead & Record<string, SqlStorageValue>>(
      `SELECT token_digest AS "tokenDigest", epoch, sequence, mark, used_on AS "usedOn", erased_at AS "erasedAt" FROM sync_head`,
    )[0];
  }

  create(head: SyncHead): void {
    this.#storage.transactionSync(() => {
      this.#run(
        "CREATE TABLE sync_head (id INTEGER PRIMARY KEY CHECK (id = 0), token_digest TEXT NOT NULL, epoch TEXT NOT NULL, sequence INTEGER NOT NULL, mark TEXT NOT NULL, used_on TEXT NOT NULL, erased_at INTEGER)",
      );
      this.#run(
        "CREATE TABLE sync_records (name TEXT PRIMARY KEY, sequence INTEGER NOT NULL UNIQUE, data TEXT NOT NULL) WITHOUT ROWID",
      );
      this.#run("CREATE TABLE sync_marks (sequence INTEGER PRIMARY KEY, mark TEXT NOT NULL)");
      this.keepHead(head);
    });
  }

  keepHead({ tokenDigest, epoch, sequence, mark, usedOn, erasedAt }: SyncHead): void {
    this.#run(
      "INSERT OR REPLACE INTO sync_head VALUES (0, ?, ?, ?, ?, ?, ?)",
      tokenDigest,
      epoch,
      sequence,
      mark,
      usedOn,
      erasedAt,
    );
    this.#run("INSERT OR REPLACE INTO sync_marks VALUES (?, ?)", sequence, mark);
    this.#run(
      "DELETE FROM sync_marks WHERE sequence < (SELECT min(sequence) FROM (SELECT sequence FROM sync_marks ORDER BY sequence DESC LIMIT ?))",
      marksKept,
    );
  }

  /** Stores records and the head after them, all or nothing. */
  keep(records: readonly StoredRecord[], head: SyncHead): void {
    this.#storage.transactionSync(() => {
      for (const { name, sequence, data } of records)
        this.#run("INSERT OR REPLACE INTO sync_records VALUES (?, ?, ?)", name, sequence, data);
      this.keepHead(head);
    });
  }

  /** Everything goes; the head stays, and says when. */
  erase(head: SyncHead): void {
    this.#storage.transactionSync(() => {
      this.#run("DELETE FROM sync_records");
      this.#run("DELETE FROM sync_marks");
      this.keepHead(head);
    });
  }

  isMarked(sequence: number, mark: string): boolean {
    return this.#rows("SELECT 1 FROM sync_marks WHERE sequence = ? AND mark = ?", sequence, mark).length > 0;
  }

  sequenceOf(name: string): number {
    return this.#rows<{ sequence: number }>("SELECT sequence FROM sync_records WHERE name = ?", name)[0]?.sequence ?? 0;
  }

  lengthOf(name: string): number {
    return (
      this.#rows<{ length: number }>("SELECT length(data) AS length FROM sync_records WHERE name = ?", name)[0]
        ?.length ?? 0
    );
  }

  totals(): { readonly records: number; readonly characters: number } {
    return this.#rows<{ records: number; characters: number }>(
      "SELECT count(*) AS records, coalesce(sum(length(data)), 0) AS characters FROM sync_records",
    )[0]!;
  }

  /** Records after a sequence, oldest first, at most so many, and no more once they have so many characters together. */
  after(sequence: number, most: number, mostCharacters: number): StoredRecord[] {
    const found: StoredRecord[] = [];
    let characters = 0;
    const rows = this.#storage.sql.exec<StoredRecord & Record<string, SqlStorageValue>>(
      "SELECT name, sequence, data FROM sync_records WHERE sequence > ? ORDER BY sequence LIMIT ?",
      sequence,
      most,
    );
    for (const row of rows) {
      found.push(row);
      characters += row.data.length;
      if (characters >= mostCharacters) break;
    }
    return found;
  }

  #run(statement: string, ...values: SqlStorageValue[]): void {
    this.#storage.sql.exec(statement, ...values);
  }

  #rows<Row extends Record<string, SqlStorageValue>>(question: string, ...values: SqlStorageValue[]): Row[] {
    return this.#storage.sql.exec<Row>(question, ...values).toArray();
  }
}
