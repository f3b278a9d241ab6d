/** The SQLite tables of one Durable Object. */
export class ObjectTables {
  protected readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  transaction<Result>(work: () => Result): Result {
    return this.storage.transactionSync(work);
  }

  protected run(statement: string, ...values: SqlStorageValue[]): void {
    this.storage.sql.exec(statement, ...values);
  }

  protected rows<Row extends object>(statement: string, ...values: SqlStorageValue[]): Row[] {
    return this.storage.sql.exec(statement, ...values).toArray() as object[] as Row[];
  }

  /** The same rows, each read when it is asked for. */
  protected each<Row extends object>(statement: string, ...values: SqlStorageValue[]): Iterable<Row> {
    return this.storage.sql.exec(statement, ...values) as Iterable<object> as Iterable<Row>;
  }

  protected hasTable(name: string): boolean {
    return this.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).length > 0;
  }
}
