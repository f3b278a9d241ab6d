import { DurableObject } from "cloudflare:workers";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import {
  type SyncFrame,
  syncLimits,
  syncProtocol,
  type SyncPulled,
  type SyncPush,
  type SyncPushed,
} from "#domain/api/sync.ts";
import { type StoredRecord, type SyncHead, SyncLedger } from "../db/sync-ledger.ts";
import type { Bindings } from "../env.ts";
import { LiveSockets } from "../live-sockets.ts";
import { randomHex } from "../random.ts";
import { MemoryBudget } from "../security/memory-budget.ts";

/** Why a store refuses a request. A wrong token gives `unknown`, like a store that does not exist. */
export type SyncRefusal = "unknown" | "erased" | "full" | "often";

interface Refused {
  readonly refused: SyncRefusal;
}

const cursorOf = ({ epoch, sequence, mark }: SyncHead): string => `${epoch}.${sequence}.${mark}`;

/** How many days a store is kept without use: a store in which nothing was ever stored, only a few. */
const keptDaysOf = ({ sequence }: SyncHead): number => (sequence === 0 ? syncLimits.emptyDays : syncLimits.unusedDays);

/**
 * The store of one sync code (docs/sync.md, "The store"): the newest encrypted version of each record. It cannot read the
 * records; a new version is accepted if it names the version that it replaces.
 */
export class SyncRoom extends DurableObject<Bindings> {
  readonly #ledger: SyncLedger;
  readonly #sockets: LiveSockets;
  #head: SyncHead | undefined;
  readonly #writes = new MemoryBudget({ most: syncLimits.writesPerMinute, windowMs: 60_000 });

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#ledger = new SyncLedger(state.storage);
    this.#sockets = new LiveSockets(state, syncLimits.sockets);
    this.#head = this.#ledger.head();
  }

  /** Creates the store. If it already exists, the token must be the same. */
  async create(tokenDigest: string): Promise<{ readonly isNew: boolean } | Refused> {
    if (this.#head) {
      const head = this.#known(tokenDigest);
      return "refused" in head ? head : { isNew: false };
    }
    const head: SyncHead = {
      tokenDigest,
      epoch: randomHex(8),
      sequence: 0,
      mark: randomHex(4),
      usedOn: utcDay(Date.now()),
      erasedAt: null,
    };
    this.#ledger.create(head);
    this.#head = head;
    await this.#planExpiry();
    return { isNew: true };
  }

  /** Records after a cursor, or all of them if the cursor belongs to another history. `next` continues a paged answer. */
  async pull(tokenDigest: string, cursor = "", next?: number): Promise<SyncPulled | Refused> {
    const head = this.#known(tokenDigest);
    if ("refused" in head) return head;
    await this.#noteUse(head);
    const [epoch, sequence = "", mark = ""] = cursor.split(".");
    const isKnown =
      epoch === head.epoch && /^\d{1,15}$/.test(sequence) && this.#ledger.isMarked(Number(sequence), mark);
    const after = Math.max(next ?? 0, isKnown ? Number(sequence) : 0);
    const records = this.#ledger.after(after, syncLimits.recordsPerPage, syncLimits.pageCharacters);
    const last = records.at(-1)?.sequence ?? head.sequence;
    return {
      isWhole: !isKnown,
      records,
      kept_until: utcDay(Date.now() + keptDaysOf(head) * utcDayMs),
      ...(last < head.sequence ? { next: last } : { cursor: cursorOf(head) }),
    };
  }

  async push(tokenDigest: string, { cursor, records }: SyncPush): Promise<SyncPushed | Refused> {
    const head = this.#known(tokenDigest);
    if ("refused" in head) return head;
    if (this.#writes.take(["store"], 1, Date.now()) > 0) return { refused: "often" };
    const wasCurrent = cursor === cursorOf(head);
    let { sequence } = head;
    const accepted = new Map<string, StoredRecord>();
    const refused: string[] = [];
    for (const { name, base, data } of records) {
      if (accepted.has(name) || this.#ledger.sequenceOf(name) !== base) refused.push(name);
      else accepted.set(name, { name, sequence: (sequence += 1), data });
    }
    if (accepted.size === 0) return { stored: {}, refused };
    if (!this.#fits([...accepted.values()])) return { refused: "full" };
    const next = { ...head, sequence, mark: randomHex(4), usedOn: utcDay(Date.now()) };
    this.#ledger.save([...accepted.values()], next);
    this.#head = next;
    await this.#planExpiry();
    this.#sockets.send(JSON.stringify({ type: "more", cursor: cursorOf(next) } satisfies SyncFrame));
    return {
      stored: Object.fromEntries([...accepted].map(([name, record]) => [name, record.sequence])),
      refused,
      ...(wasCurrent && { cursor: cursorOf(next) }),
    };
  }

  /** Deletes all records. For some days the store answers `erased`, so that other devices learn of it. */
  async erase(tokenDigest: string): Promise<{ readonly isErased: true } | Refused> {
    const head = this.#known(tokenDigest);
    if ("refused" in head) return head;
    const next = { ...head, epoch: randomHex(8), sequence: 0, mark: randomHex(4), erasedAt: Date.now() };
    this.#ledger.erase(next);
    this.#head = next;
    await this.#planExpiry();
    this.#sockets.closeAll(JSON.stringify({ type: "more", cursor: cursorOf(next) } satisfies SyncFrame));
    return { isErased: true };
  }

  /** Accepts the socket of a device. The token was checked by `find`. */
  override async fetch(request: Request): Promise<Response> {
    return this.#sockets.accept(request, undefined, { protocol: syncProtocol });
  }

  /** Whether the store exists and the token is its own. */
  async find(tokenDigest: string): Promise<{ readonly isFound: true } | Refused> {
    const head = this.#known(tokenDigest);
    return "refused" in head ? { refused: "unknown" } : { isFound: true };
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#sockets.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.completeClose(socket, code);
  }

  /** Deletes the store completely once it has been unused, or erased, for long enough. */
  override async alarm(): Promise<void> {
    const head = this.#head;
    if (head && this.#expiresAt(head) > Date.now()) return this.#planExpiry();
    this.#sockets.closeAll("");
    this.#head = undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #known(tokenDigest: string): SyncHead | Refused {
    const head = this.#head;
    if (!head || head.tokenDigest !== tokenDigest) return { refused: "unknown" };
    return head.erasedAt === null ? head : { refused: "erased" };
  }

  /** Stores the day of the last use, at most once a day. */
  async #noteUse(head: SyncHead): Promise<void> {
    const usedOn = utcDay(Date.now());
    if (head.usedOn === usedOn) return;
    this.#head = { ...head, usedOn };
    this.#ledger.saveHead(this.#head);
    await this.#planExpiry();
  }

  #expiresAt(head: SyncHead): number {
    const { usedOn, erasedAt } = head;
    return erasedAt === null
      ? Date.parse(usedOn) + (keptDaysOf(head) + 1) * utcDayMs
      : erasedAt + syncLimits.erasedDays * utcDayMs;
  }

  async #planExpiry(): Promise<void> {
    if (!this.#head) return;
    const at = this.#expiresAt(this.#head);
    if ((await this.ctx.storage.getAlarm()) !== at) await this.ctx.storage.setAlarm(at);
  }

  /** Most stores are far from their limits, and to add up what they have reads all of it. */
  #fits(records: readonly StoredRecord[]): boolean {
    const added = records.reduce((sum, { data }) => sum + data.length, 0);
    // There is a record for each sequence at most.
    if (records.at(-1)!.sequence <= syncLimits.records && this.#ledger.size + added <= syncLimits.storeCharacters)
      return true;
    const totals = this.#ledger.totals();
    let { characters, records: count } = totals;
    for (const { name, data } of records) {
      const replaced = this.#ledger.lengthOf(name);
      characters += data.length - replaced;
      if (replaced === 0) count += 1;
    }
    // A write that does not make the store larger is always accepted, even if the store is over its limits.
    return (
      (count <= syncLimits.records && characters <= syncLimits.storeCharacters) ||
      (count <= totals.records && characters <= totals.characters)
    );
  }
}
