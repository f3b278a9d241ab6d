/** A browser other than the one used by `npm test`, with the operations that the walk needs. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  readonly open: (address: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** Console errors and uncaught exceptions since the last call. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
