/** A browser other than the one that the flows of `npm test` run in, as far as the walk needs it. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  readonly open: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** What the page complained of in its console, or did not catch, since this was last asked. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
