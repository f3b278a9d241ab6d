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
import { type Increment, type Tally, add, changesOf, gainsOf, isEmpty, join, mergeReport, nothing, statsOf, subtract, withoutOldDays, worldTotals } from "./tally.ts";

/**
 * Counts. The hub named `root` knows the world's totals; with one shard it also takes every increment and socket.
 * With more, shards take them, and push their own growing totals to the root, which tells them the sum.
 */
export class CounterHub extends DurableObject<Bindings> {
  readonly #ledger: CounterLedger;
  readonly #audience: LiveAudience;
  readonly #commits: GroupCommit<Increment, Tally>;
  #own: Tally;
  #reports: Map<string, Tally>;
  #listeners: Set<string>;
  /** On a shard: what all others have counted, as far as the root has told; it only grows, so late news change nothing. */
  #others: Tally | undefined;
  #sent: View | undefined;
  #name: string | undefined;
  readonly #tell = coalesce(counters.framePeriodMs, () => this.#tellNow());

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#ledger = new CounterLedger(state.storage);
    this.#audience = new LiveAudience(state, counters.maxSocketsPerHub);
    this.#own = this.#ledger.totals();
    this.#reports = this.#ledger.reports();
    this.#listeners = this.#ledger.listeners();
    this.#commits = new GroupCommit(counters.groupCommitMs, (increments) => this.#commit(increments));
    this.#name = state.storage.kv.get<string>("name");
    // An alarm that failed is given up after six more attempts: who wakes sees to it that there is one, or nothing would be forgotten any more.
    if (this.#name !== undefined) void this.#planAlarm(msUntilNextUtcDay(Date.now()));
  }

  /** Counts once per operation id; resolves, after the commit, with the counter's present value in the world. */
  async increment(name: string, increment: Increment): Promise<number> {
    this.#beCalled(name);
    await this.#commits.add(increment);
    await this.#hear();
    return statsOf(this.#world())[increment.stat_name];
  }

  /** The world's totals, as this hub knows them. */
  async read(name: string): Promise<StatTotals> {
    this.#beCalled(name);
    await this.#hear();
    return statsOf(this.#world());
  }

  /** How often each topic was prayed today, as this hub knows it. */
  async readPrayedToday(name: string): Promise<PrayedToday> {
    this.#beCalled(name);
    await this.#hear();
    const { world, day } = this.#view();
    return prayedOn(world, day);
  }

  /** On the root: a shard's totals. Answers with what all others have counted. */
  async report(shard: string, totals: Tally, isListening: boolean): Promise<Tally> {
    this.#beCalled(rootName);
    const known = this.#reports.get(shard) ?? nothing;
    this.#reports = mergeReport(this.#reports, shard, withoutOldDays(totals, Date.now()));
    const news = changesOf(known, this.#reports.get(shard)!);
    this.#ledger.keepReport(shard, news, isListening);
    if (isListening) this.#listeners.add(shard);
    else this.#listeners.delete(shard);
    if (!isEmpty(news)) this.#tell();
    return this.#allBut(shard);
  }

  /** On a shard: the root says what all others have counted. */
  async deliver(others: Tally): Promise<void> {
    this.#others = join(this.#others ?? nothing, others);
    this.#tellAudience();
  }

  override async fetch(request: Request): Promise<Response> {
    this.#beCalled(new URL(request.url).searchParams.get("hub") ?? rootName);
    await this.#hear();
    const view = this.#view();
    const response = this.#audience.accept(request, JSON.stringify(snapshotFrame(view)));
    this.#sent ??= view;
    // The first listener of a shard: the root has to know.
    if (!this.#isRoot && this.#audience.size === 1) this.#tell();
    return response;
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#audience.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#audience.letGo(socket, code);
  }

  /** At midnight (UTC) begins the new day and forgets what is old; on a shard that could not report, tries again. */
  override async alarm(): Promise<void> {
    this.#forget(Date.now());
    if (!this.#isRoot) await this.#reportToRoot();
    this.#tellAudience();
    await this.#planAlarm(msUntilNextUtcDay(Date.now()));
  }

  get #isRoot(): boolean {
    return (this.#name ?? rootName) === rootName;
  }

  /** An object is not told its own name: it learns it from its first caller and keeps it for its alarms. */
  #beCalled(name: string): void {
    if (this.#name === name) return;
    this.#name = name;
    this.ctx.storage.kv.put("name", name);
    void this.#planAlarm(msUntilNextUtcDay(Date.now()));
  }

  #forget(now: number): void {
    this.#ledger.forgetOldOperations(now);
    this.#ledger.forgetCounters(droppedNames(now));
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
      this.#tell();
      // Should this shard be thrown out before it has reported, the alarm wakes it to do so.
      if (!this.#isRoot) void this.#planAlarm(counters.retryMs);
    }
    return this.#own;
  }

  #world(): Tally {
    if (this.#isRoot) return worldTotals(this.#own, this.#reports);
    return add(this.#own, this.#others ?? nothing);
  }

  #view(): View {
    return { world: this.#world(), day: utcDay(Date.now()) };
  }

  #allBut(shard: string): Tally {
    return subtract(this.#world(), this.#reports.get(shard) ?? nothing);
  }

  /** A shard that has just woken knows only itself: it asks before it answers. The root never waits. */
  async #hear(): Promise<void> {
    if (!this.#isRoot && !this.#others) await this.#reportToRoot();
  }

  #tellNow(): void {
    if (!this.#isRoot) this.ctx.waitUntil(this.#reportToRoot());
    this.#tellAudience();
    for (const shard of this.#isRoot ? this.#listeners : []) {
      // Every delivery carries the whole sum: the next one makes up for one that is lost.
      this.ctx.waitUntil(this.env.COUNTERS.getByName(shard).deliver(this.#allBut(shard)).catch(() => {}));
    }
  }

  #tellAudience(): void {
    const view = this.#view();
    const frame = changeFrame(this.#sent, view);
    this.#sent = view;
    if (frame && this.#audience.size > 0) this.#audience.send(JSON.stringify(frame));
  }

  async #reportToRoot(): Promise<void> {
    try {
      await this.deliver(await this.env.COUNTERS.getByName(rootName).report(this.#name!, this.#own, this.#audience.size > 0));
    } catch {
      // The root is away: what was counted is safe here, and is reported again soon.
      await this.#planAlarm(counters.retryMs);
    }
  }

  async #planAlarm(inMs: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    const wanted = Date.now() + inMs;
    if (planned === null || planned > wanted) await this.ctx.storage.setAlarm(wanted);
  }
}
