import { DurableObject } from "cloudflare:workers";
import { type StatTotals, noStats, toRows } from "#domain/api/stats.ts";
import { CounterLedger, type Increment } from "../db/counter-ledger.ts";
import type { Bindings } from "../env.ts";
import { LiveAudience } from "../live-audience.ts";
import { coalesce } from "./coalesce.ts";
import { counters } from "./config.ts";
import { GroupCommit } from "./group-commit.ts";
import { rootName } from "./placement.ts";
import { add, changedNames, join, mergeReport, subtract, worldTotals } from "./tally.ts";

const dayMs = 86_400_000;

/**
 * Counts. The hub named `root` knows the world's totals; with one shard it also takes every increment and socket.
 * With more, shards take them, and push their own growing totals to the root, which tells them the sum.
 */
export class CounterHub extends DurableObject<Bindings> {
  readonly #ledger: CounterLedger;
  readonly #audience: LiveAudience;
  readonly #commits: GroupCommit<Increment, StatTotals>;
  #own: StatTotals;
  #reports: Map<string, StatTotals>;
  #listeners: Set<string>;
  /** On a shard: what all others have counted, as far as the root has told; it only grows, so late news change nothing. */
  #others: StatTotals | undefined;
  #sent: StatTotals | undefined;
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
  }

  /** Counts once per operation id; resolves, after the commit, with the counter's present value in the world. */
  async increment(name: string, increment: Increment): Promise<number> {
    this.#beCalled(name);
    await this.#commits.add(increment);
    await this.#hear();
    return this.#world()[increment.stat_name];
  }

  /** The world's totals, as this hub knows them. */
  async read(name: string): Promise<StatTotals> {
    this.#beCalled(name);
    await this.#hear();
    return this.#world();
  }

  /** On the root: a shard's totals. Answers with what all others have counted. */
  async report(shard: string, totals: StatTotals, isListening: boolean): Promise<StatTotals> {
    this.#beCalled(rootName);
    const before = this.#world();
    this.#ledger.keepReport(shard, totals, isListening);
    this.#reports = mergeReport(this.#reports, shard, totals);
    if (isListening) this.#listeners.add(shard);
    else this.#listeners.delete(shard);
    if (changedNames(before, this.#world()).length > 0) this.#tell();
    return this.#allBut(shard);
  }

  /** On a shard: the root says what all others have counted. */
  async deliver(others: StatTotals): Promise<void> {
    this.#others = join(this.#others ?? noStats, others);
    this.#tellAudience();
  }

  override async fetch(request: Request): Promise<Response> {
    this.#beCalled(new URL(request.url).searchParams.get("hub") ?? rootName);
    await this.#hear();
    const world = this.#world();
    const response = this.#audience.accept(JSON.stringify({ type: "snapshot", stats: toRows(world) }));
    this.#sent ??= world;
    // The first listener of a shard: the root has to know.
    if (!this.#isRoot && this.#audience.size === 1) this.#tell();
    return response ?? new Response(null, { status: 503 });
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#audience.refuse(socket);
  }

  /** Once a day forgets old operations; on a shard that could not report, tries again. */
  override async alarm(): Promise<void> {
    this.#ledger.forgetOldOperations(Date.now());
    if (!this.#isRoot) await this.#reportToRoot();
    await this.#planAlarm(dayMs);
  }

  get #isRoot(): boolean {
    return (this.#name ?? rootName) === rootName;
  }

  /** An object is not told its own name: it learns it from its first caller and keeps it for its alarms. */
  #beCalled(name: string): void {
    if (this.#name === name) return;
    this.#name = name;
    this.ctx.storage.kv.put("name", name);
    void this.#planAlarm(dayMs);
  }

  #commit(increments: Increment[]): StatTotals {
    const before = this.#own;
    this.#own = this.#ledger.apply(increments, Date.now());
    if (changedNames(before, this.#own).length > 0) {
      this.#tell();
      // Should this shard be thrown out before it has reported, the alarm wakes it to do so.
      if (!this.#isRoot) void this.#planAlarm(counters.retryMs);
    }
    return this.#own;
  }

  #world(): StatTotals {
    if (this.#isRoot) return worldTotals(this.#own, this.#reports);
    return add(this.#own, this.#others ?? noStats);
  }

  #allBut(shard: string): StatTotals {
    return subtract(this.#world(), this.#reports.get(shard) ?? noStats);
  }

  /** A shard that has just woken knows only itself: it asks before it answers. The root never waits. */
  async #hear(): Promise<void> {
    if (!this.#isRoot && !this.#others) await this.#reportToRoot();
  }

  #tellNow(): void {
    if (!this.#isRoot) this.ctx.waitUntil(this.#reportToRoot());
    this.#tellAudience();
    for (const shard of this.#isRoot ? this.#listeners : []) {
      this.ctx.waitUntil(this.env.COUNTERS.getByName(shard).deliver(this.#allBut(shard)).catch(() => {}));
    }
  }

  #tellAudience(): void {
    const world = this.#world();
    const names = this.#sent ? changedNames(this.#sent, world) : undefined;
    this.#sent = world;
    if (names?.length !== 0 && this.#audience.size > 0) this.#audience.send(JSON.stringify({ type: "change", stats: toRows(world, names) }));
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
