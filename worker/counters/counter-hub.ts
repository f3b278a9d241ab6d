import { DurableObject } from "cloudflare:workers";
import type { PrayedToday } from "#domain/api/prayed-today.ts";
import type { StatTotals } from "#domain/api/stats.ts";
import { msUntilNextUtcDay, utcDay } from "#domain/calendar/utc-day.ts";
import { CounterLedger } from "../db/counter-ledger.ts";
import type { Bindings } from "../env.ts";
import { LiveAudience } from "../live-audience.ts";
import { coalesce } from "./coalesce.ts";
import { counters } from "./config.ts";
import { type View, changeFrame, snapshotFrame } from "./frames.ts";
import { GroupCommit } from "./group-commit.ts";
import { rootName } from "./placement.ts";
import { droppedNames, prayedOn } from "./prayed-days.ts";
import { type Increment, type Tally, add, changesOf, gainsOf, isEmpty, maxOfEach, mergeReport, emptyTally, statsOf, subtract, withoutOldDays, worldTotals } from "./tally.ts";

/**
 * A counter hub. The hub named `root` knows the global totals. With a single shard it also handles all increments and
 * sockets; with more, shards handle them and push their growing totals to the root, which sends back the sum.
 */
export class CounterHub extends DurableObject<Bindings> {
  readonly #ledger: CounterLedger;
  readonly #audience: LiveAudience;
  readonly #commits: GroupCommit<Increment, Tally>;
  #own: Tally;
  #reports: Map<string, Tally>;
  #listeners: Set<string>;
  /** On a shard: the totals of all other hubs, as last delivered by the root. They only grow, so late deliveries are harmless. */
  #others: Tally | undefined;
  #sent: View | undefined;
  #name: string | undefined;
  readonly #broadcastSoon = coalesce(counters.framePeriodMs, () => this.#broadcast());

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#ledger = new CounterLedger(state.storage);
    this.#audience = new LiveAudience(state, counters.maxSocketsPerHub);
    this.#own = this.#ledger.totals();
    this.#reports = this.#ledger.reports();
    this.#listeners = this.#ledger.listeners();
    this.#commits = new GroupCommit(counters.groupCommitMs, (increments) => this.#commit(increments));
    this.#name = state.storage.kv.get<string>("name");
    // The runtime gives up on an alarm after six failed retries. Make sure on every start that one is set, or nothing would be pruned again.
    if (this.#name !== undefined) void this.#ensureAlarm(msUntilNextUtcDay(Date.now()));
  }

  /** Counts once per operation id. Resolves after the commit with the counter's global value. */
  async increment(name: string, increment: Increment): Promise<number> {
    this.#rememberName(name);
    await this.#commits.add(increment);
    await this.#ensureSynced();
    return statsOf(this.#world())[increment.stat_name];
  }

  /** The global totals, as this hub knows them. */
  async read(name: string): Promise<StatTotals> {
    this.#rememberName(name);
    await this.#ensureSynced();
    return statsOf(this.#world());
  }

  /** How often each topic was prayed today, as this hub knows it. */
  async readPrayedToday(name: string): Promise<PrayedToday> {
    this.#rememberName(name);
    await this.#ensureSynced();
    const { world, day } = this.#view();
    return prayedOn(world, day);
  }

  /** On the root: receives a shard's totals and returns the totals of all other hubs. */
  async report(shard: string, totals: Tally, isListening: boolean): Promise<Tally> {
    this.#rememberName(rootName);
    const previous = this.#reports.get(shard) ?? emptyTally;
    this.#reports = mergeReport(this.#reports, shard, withoutOldDays(totals, Date.now()));
    const changes = changesOf(previous, this.#reports.get(shard)!);
    this.#ledger.keepReport(shard, changes, isListening);
    if (isListening) this.#listeners.add(shard);
    else this.#listeners.delete(shard);
    if (!isEmpty(changes)) this.#broadcastSoon();
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
    const response = this.#audience.accept(request, JSON.stringify(snapshotFrame(view)));
    this.#sent ??= view;
    // The shard's first listener: the root must know, to start deliveries.
    if (!this.#isRoot && this.#audience.size === 1) this.#broadcastSoon();
    return response;
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#audience.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#audience.answerClose(socket, code);
  }

  /** At midnight UTC: starts the new day and prunes old data. On a shard that failed to report: retries. */
  override async alarm(): Promise<void> {
    this.#pruneOld(Date.now());
    if (!this.#isRoot) await this.#reportToRoot();
    this.#sendChanges();
    await this.#ensureAlarm(msUntilNextUtcDay(Date.now()));
  }

  get #isRoot(): boolean {
    return (this.#name ?? rootName) === rootName;
  }

  /** A Durable Object does not know its own name. It learns it from its first caller and stores it for its alarms. */
  #rememberName(name: string): void {
    if (this.#name === name) return;
    this.#name = name;
    this.ctx.storage.kv.put("name", name);
    void this.#ensureAlarm(msUntilNextUtcDay(Date.now()));
  }

  #pruneOld(now: number): void {
    this.#ledger.deleteOldOperations(now);
    this.#ledger.deleteCounters(droppedNames(now));
    this.#own = this.#ledger.totals();
    this.#reports = this.#ledger.reports();
    if (this.#others) this.#others = withoutOldDays(this.#others, now);
  }

  #commit(increments: Increment[]): Tally {
    const before = this.#own;
    const now = Date.now();
    this.#own = this.#ledger.apply(
      increments.map((increment) => ({ id: increment.operation_id, gains: gainsOf(increment, now) })),
      now,
    );
    if (!isEmpty(changesOf(before, this.#own))) {
      this.#broadcastSoon();
      // If this shard is evicted before it has reported, the alarm wakes it up to do so.
      if (!this.#isRoot) void this.#ensureAlarm(counters.retryMs);
    }
    return this.#own;
  }

  #world(): Tally {
    if (this.#isRoot) return worldTotals(this.#own, this.#reports);
    return add(this.#own, this.#others ?? emptyTally);
  }

  #view(): View {
    return { world: this.#world(), day: utcDay(Date.now()) };
  }

  #totalsExcept(shard: string): Tally {
    return subtract(this.#world(), this.#reports.get(shard) ?? emptyTally);
  }

  /** A shard that has just started knows only its own totals, so it fetches the others before it responds. The root never waits. */
  async #ensureSynced(): Promise<void> {
    if (!this.#isRoot && !this.#others) await this.#reportToRoot();
  }

  #broadcast(): void {
    if (!this.#isRoot) this.ctx.waitUntil(this.#reportToRoot());
    this.#sendChanges();
    for (const shard of this.#isRoot ? this.#listeners : []) {
      // Every delivery carries the whole sum, so the next one makes up for a lost one.
      this.ctx.waitUntil(this.env.COUNTERS.getByName(shard).deliver(this.#totalsExcept(shard)).catch(() => {}));
    }
  }

  #sendChanges(): void {
    const view = this.#view();
    const frame = changeFrame(this.#sent, view);
    this.#sent = view;
    if (frame && this.#audience.size > 0) this.#audience.send(JSON.stringify(frame));
  }

  async #reportToRoot(): Promise<void> {
    try {
      await this.deliver(await this.env.COUNTERS.getByName(rootName).report(this.#name!, this.#own, this.#audience.size > 0));
    } catch {
      // The root is unavailable. The counts are stored here and will be reported again soon.
      await this.#ensureAlarm(counters.retryMs);
    }
  }

  async #ensureAlarm(inMs: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    const wanted = Date.now() + inMs;
    if (planned === null || planned > wanted) await this.ctx.storage.setAlarm(wanted);
  }
}
