import { DurableObject } from "cloudflare:workers";
import { reservedForProvenDevices } from "#domain/api/budgets.ts";
import type { PrayedToday } from "#domain/api/prayed-today.ts";
import type { StatTotals } from "#domain/api/stats.ts";
import { nextUtcDay, utcDay } from "#domain/calendar/utc-day.ts";
import { configOf } from "../config.ts";
import { CounterLedger } from "../db/counter-ledger.ts";
import type { Bindings } from "../env.ts";
import { LiveSockets } from "../live-sockets.ts";
import { type Batch, BatchCounter, type Limits, type Refusal } from "./batch-counter.ts";
import { counters } from "./config.ts";
import { type View, changeFrame, snapshotFrame } from "./frames.ts";
import { GroupCommit } from "./group-commit.ts";
import { rootName, shareOf } from "./placement.ts";
import { prayedOn } from "./prayed-days.ts";
import {
  type Tally,
  add,
  changesOf,
  isEmpty,
  maxOfEach,
  mergeReport,
  emptyTally,
  statsOf,
  subtract,
  withoutOldDays,
  globalTotals,
} from "./tally.ts";
import { throttle } from "../throttle.ts";

/** The global totals after a batch was counted, or why it was not. */
export type Answer = { readonly stats: StatTotals } | { readonly refusal: Refusal };

/**
 * A counter hub. The hub named `root` knows the global totals. With a single shard it also handles all increments and
 * sockets; with more, shards handle them and push their growing totals to the root, which sends back the sum.
 */
export class CounterHub extends DurableObject<Bindings> {
  readonly #ledger: CounterLedger;
  readonly #sockets: LiveSockets;
  readonly #commits: GroupCommit<Batch, Refusal | undefined>;
  readonly #counter: BatchCounter;
  #reports: Map<string, Tally>;
  /** On the root: shards whose latest report is not stored. */
  readonly #unsaved = new Set<string>();
  #listeners: Set<string>;
  /** On a shard: the totals of the other hubs, last delivered by the root. They only grow, so a late delivery does no harm. */
  #others: Tally | undefined;
  #sent: View | undefined;
  #name: string | undefined;
  #checkpointTimer: ReturnType<typeof setTimeout> | undefined;
  /** The UTC day on which this object, since it was started, pruned last. */
  #prunedOn: string | undefined;
  readonly #broadcastSoon = throttle(counters.framePeriodMs, () => this.#broadcast());

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#ledger = new CounterLedger(state.storage);
    this.#sockets = new LiveSockets(state, counters.maxSocketsPerHub);
    this.#counter = new BatchCounter(this.#ledger, Date.now());
    this.#reports = this.#ledger.reports();
    this.#listeners = this.#ledger.listeners();
    this.#commits = new GroupCommit(counters.groupCommitMs, (batches) => this.#commit(batches));
    this.#name = state.storage.kv.get<string>("name");
    // The runtime drops an alarm after six failed retries, so make sure on every start that one is set.
    if (this.#name !== undefined) void this.#ensureAlarm(nextUtcDay(Date.now()));
  }

  /** Counts once per operation id. Resolves after the commit. */
  async count(name: string, batch: Batch): Promise<Answer> {
    this.#rememberName(name);
    const refusal = await this.#commits.add(batch);
    if (refusal) return { refusal };
    await this.#ensureSynced();
    return { stats: statsOf(this.#globalTotals()) };
  }

  /** The global totals, as this hub knows them. */
  async read(name: string): Promise<StatTotals> {
    this.#rememberName(name);
    await this.#ensureSynced();
    return statsOf(this.#globalTotals());
  }

  /** How often each topic was prayed today, as this hub knows it. */
  async readPrayedToday(name: string): Promise<PrayedToday> {
    this.#rememberName(name);
    await this.#ensureSynced();
    const { totals, day } = this.#view();
    return prayedOn(totals, day);
  }

  /**
   * On the root: receives a shard's totals and returns the totals of all other hubs. Stores them at the shard's alarms only,
   * since rows are billed: if the root loses memory, the next alarm brings the rest.
   */
  async report(shard: string, totals: Tally, isListening: boolean, isAtAlarm: boolean): Promise<Tally> {
    this.#rememberName(rootName);
    const previous = this.#reports.get(shard) ?? emptyTally;
    this.#reports = mergeReport(this.#reports, shard, withoutOldDays(totals, Date.now()));
    const changes = changesOf(previous, this.#reports.get(shard)!);
    if (isListening !== this.#listeners.has(shard)) this.#ledger.saveListener(shard, isListening);
    if (isListening) this.#listeners.add(shard);
    else this.#listeners.delete(shard);
    if (!isEmpty(changes)) {
      this.#unsaved.add(shard);
      this.#broadcastSoon();
    }
    if (isAtAlarm && this.#unsaved.has(shard)) {
      this.#ledger.saveReport(shard, this.#reports.get(shard)!);
      this.#unsaved.delete(shard);
    }
    return this.#totalsExcept(shard);
  }

  /** On a shard: receives the totals of all other hubs from the root. */
  async deliver(others: Tally): Promise<void> {
    this.#others = maxOfEach(this.#others ?? emptyTally, others);
    this.#sendChanges();
  }

  override async fetch(request: Request): Promise<Response> {
    this.#rememberName(new URL(request.url).searchParams.get("hub") ?? rootName);
    await this.#ensureSynced();
    const view = this.#view();
    const response = this.#sockets.accept(request, JSON.stringify(snapshotFrame(view)));
    // Pages that were here before an eviction may not have what this one was sent.
    if (this.#sockets.size === 1) this.#sent ??= view;
    // The shard's first listener: the root must know, to start deliveries.
    if (!this.#isRoot && this.#sockets.size === 1) this.#broadcastSoon();
    return response;
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#sockets.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.completeClose(socket, code);
  }

  /** At midnight UTC: starts the new day and prunes old data. On a shard that has counted or failed to report: reports. */
  override async alarm(): Promise<void> {
    // Not at every alarm: a shard has many while it counts, and a checkpoint is billed.
    if (this.#prunedOn !== utcDay(Date.now())) this.#pruneOld(Date.now());
    if (!this.#isRoot) await this.#reportToRoot(true);
    this.#sendChanges();
    await this.#ensureAlarm(nextUtcDay(Date.now()));
  }

  get #isRoot(): boolean {
    return (this.#name ?? rootName) === rootName;
  }

  /** A Durable Object does not know its own name. It learns it from its first caller and stores it for its alarms. */
  #rememberName(name: string): void {
    if (this.#name === name) return;
    this.#name = name;
    this.ctx.storage.kv.put("name", name);
    void this.#ensureAlarm(nextUtcDay(Date.now()));
  }

  #pruneOld(now: number): void {
    this.#ledger.deleteFormerOperations(now);
    this.#counter.checkpoint(now);
    this.#planCheckpoint();
    for (const [shard, totals] of this.#reports) {
      const kept = withoutOldDays(totals, now);
      if (Object.keys(kept).length === Object.keys(totals).length) continue;
      this.#reports.set(shard, kept);
      this.#ledger.saveReport(shard, kept);
    }
    if (this.#others) this.#others = withoutOldDays(this.#others, now);
    this.#prunedOn = utcDay(now);
  }

  #commit(batches: readonly Batch[]): readonly (Refusal | undefined)[] {
    const before = this.#counter.totals;
    const refusals = this.#counter.count(batches, this.#limits, Date.now());
    this.#planCheckpoint();
    if (!isEmpty(changesOf(before, this.#counter.totals))) {
      this.#broadcastSoon();
      if (!this.#isRoot) void this.#ensureAlarm(Date.now() + counters.storedReportMs);
    }
    return refusals;
  }

  get #limits(): Limits {
    const { counterShards, siteIncrementsPerDay } = configOf(this.env);
    const all = Math.ceil(siteIncrementsPerDay / counterShards);
    const unproven = Math.floor(all * (1 - reservedForProvenDevices));
    return { networkShare: shareOf(counterShards), all, unproven };
  }

  /** The timer keeps the object in memory. If it is evicted anyway, nothing is lost: the log has every batch. */
  #planCheckpoint(): void {
    if (!this.#counter.isOpen) {
      if (this.#checkpointTimer !== undefined) clearTimeout(this.#checkpointTimer);
      this.#checkpointTimer = undefined;
    } else
      this.#checkpointTimer ??= setTimeout(() => {
        this.#checkpointTimer = undefined;
        this.#counter.checkpoint(Date.now());
      }, counters.checkpointMs);
  }

  /** The global totals: those of all hubs. */
  #globalTotals(): Tally {
    if (this.#isRoot) return globalTotals(this.#counter.totals, this.#reports);
    return add(this.#counter.totals, this.#others ?? emptyTally);
  }

  #view(): View {
    return { totals: this.#globalTotals(), day: utcDay(Date.now()) };
  }

  #totalsExcept(shard: string): Tally {
    return subtract(this.#globalTotals(), this.#reports.get(shard) ?? emptyTally);
  }

  /** A shard that has just started knows only its own totals, so it fetches the others first. The root never waits. */
  async #ensureSynced(): Promise<void> {
    if (!this.#isRoot && !this.#others) await this.#reportToRoot();
  }

  #broadcast(): void {
    if (!this.#isRoot) this.ctx.waitUntil(this.#reportToRoot());
    this.#sendChanges();
    for (const shard of this.#isRoot ? this.#listeners : []) {
      // Every delivery has complete totals, so the next one makes up for a lost one.
      this.ctx.waitUntil(
        this.env.COUNTERS.getByName(shard)
          .deliver(this.#totalsExcept(shard))
          .catch(() => {}),
      );
    }
  }

  #sendChanges(): void {
    const view = this.#view();
    const frame = changeFrame(this.#sent, view);
    this.#sent = view;
    if (frame && this.#sockets.size > 0) this.#sockets.send(JSON.stringify(frame));
  }

  async #reportToRoot(isAtAlarm = false): Promise<void> {
    const root = this.env.COUNTERS.getByName(rootName);
    try {
      await this.deliver(await root.report(this.#name!, this.#counter.totals, this.#sockets.size > 0, isAtAlarm));
    } catch {
      // The root is unavailable. The counts are stored here and will be reported again soon.
      await this.#ensureAlarm(Date.now() + counters.retryMs);
    }
  }

  async #ensureAlarm(atMs: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > atMs) await this.ctx.storage.setAlarm(atMs);
  }
}
