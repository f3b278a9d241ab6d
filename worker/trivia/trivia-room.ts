import { parseJson } from "#domain/text/json.ts";
import { DurableObject } from "cloudflare:workers";
import {
  type ClientFrame,
  type Ending,
  type RoomFrame,
  clientFrameSchema,
  liveProtocol,
  longestFrame,
} from "#domain/api/trivia-live.ts";
import { budgets } from "#domain/api/budgets.ts";
import { live } from "#domain/trivia-live/config.ts";
import { type Presence, type OpenedRoom, type Room, type Who, newRoom, seatOf } from "#domain/trivia-live/room.ts";
import { type Refused, type RoomEvent, isPast, join, nextDueAt, step } from "#domain/trivia-live/rules.ts";
import { standingsOf } from "#domain/trivia-live/standings.ts";
import { countOf, viewOf } from "#domain/trivia-live/view.ts";
import { throttle } from "../throttle.ts";
import { TriviaLedger } from "../db/trivia-ledger.ts";
import type { Bindings } from "../env.ts";
import { LiveSockets, ownerOf } from "../live-sockets.ts";
import { secureRandom } from "../random.ts";
import { MemoryBudget } from "../security/memory-budget.ts";
import { triviaRooms } from "./config.ts";
import { drawName, drawQuestions } from "./draw.ts";

const toWho = (text: string): Who => (text === "host" ? "host" : Number(text));

const closedFrame = (reason: Ending): string => JSON.stringify({ type: "closed", reason } satisfies RoomFrame);

/** Accepts the WebSocket, sends the reason and closes it: a page cannot read the response of a refused handshake. */
export const closedSocket = (reason: Ending): Response => {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.send(closedFrame(reason));
  server.close(1000, "");
  return new Response(null, {
    status: 101,
    webSocket: client,
    headers: { "Sec-WebSocket-Protocol": liveProtocol },
  });
};

/**
 * A trivia room, named by its code. The rules are pure functions (domain/trivia-live). This object stores the state they
 * return before it sends each connection its view. Every event first applies all deadlines that have passed, so the
 * outcome does not depend on whether an alarm is late.
 */
export class TriviaRoom extends DurableObject<Bindings> {
  readonly #ledger: TriviaLedger;
  readonly #sockets: LiveSockets;
  /** From when players are waited for whose connection is not known to have broken. */
  readonly #awaitedFrom: number;
  #hostHeardAt = 0;
  /** How many players the last view named. */
  #countShown: number | undefined;
  readonly #frames = new MemoryBudget({ most: triviaRooms.framesPerWindow, windowMs: triviaRooms.windowMs });
  readonly #framesOfNetworks = new MemoryBudget({
    most: budgets.roomFrames.most,
    windowMs: budgets.roomFrames.seconds * 1000,
  });
  #room: Room | undefined;
  readonly #sendViewsSoon = throttle(triviaRooms.framePeriodMs, () => this.#sendViews());

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#ledger = new TriviaLedger(state.storage);
    this.#sockets = new LiveSockets(state, triviaRooms.maxSockets);
    this.#room = this.#ledger.read();
    // Sockets are left if the object slept, but not after a crash.
    this.#awaitedFrom = this.#sockets.size > 0 ? 0 : Date.now();
    // After a crash nobody is connected, but no close event was received.
    if (this.#room?.round.hostLeftAt === null && !this.#sockets.signs().has("host")) this.#do({ type: "host-gone" });
  }

  /** Opens the trivia room. Returns false if one with this code is already open. */
  async open(opened: OpenedRoom): Promise<boolean> {
    const now = Date.now();
    if (this.#present()) return false;
    this.#sockets.closeAll(closedFrame("gone"));
    this.#room = undefined;
    this.#setRoom(newRoom(opened, now));
    return true;
  }

  async join(
    key: string,
    network: string,
  ): Promise<{ roomId: string; seat: number; name: string } | { refused: Refused | "unknown" }> {
    const room = this.#present();
    if (!room) return { refused: "unknown" };
    const outcome = join(room, { key, name: drawName(room, secureRandom) ?? "", network }, this.#presence(room));
    if ("refused" in outcome) return outcome;
    this.#setRoom(outcome.room);
    this.#sendViewsSoon();
    return { roomId: room.round.id, seat: outcome.seat, name: seatOf(outcome.room, outcome.seat)!.name };
  }

  /** Accepts a socket. The caller has checked its token. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const room = this.#present();
    if (!room || room.round.id !== searchParams.get("room")) return closedSocket("gone");
    const who = toWho(searchParams.get("who") ?? "");
    const status = who === "host" ? "in" : seatOf(room, who)?.status;
    if (status !== "in") return closedSocket(status ?? "gone");
    const answer = this.#sockets.accept(request, undefined, {
      who: String(who),
      maxEach: triviaRooms.socketsEach,
      protocol: liveProtocol,
    });
    if (answer.status !== 101) return answer;
    if (who !== "host" && room.round.brokenAt?.[who] !== undefined) this.#noteBroken(who, undefined);
    this.#do({ type: who === "host" ? "host-here" : "player-here" });
    this.#sendViews(who);
    this.#sendViewsSoon();
    return answer;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    // A client that ignores that its socket was closed can go on sending.
    if (socket.readyState !== WebSocket.READY_STATE_OPEN) return;
    const owner = ownerOf(socket);
    const text = typeof message === "string" && message.length <= longestFrame ? message : undefined;
    const { success, data } = clientFrameSchema.safeParse(text === undefined ? undefined : parseJson(text));
    if (owner === undefined || !success) return this.#sockets.refuse(socket, "not understood");
    if (this.#frames.take([owner], 1, Date.now()) > 0) return this.#sockets.refuse(socket, "too many frames");
    const who = toWho(owner);
    if (who === "host") this.#hostHeardAt = Date.now();
    // A network that sends too many is heard only where an answer would be lost.
    if (this.#isWithinNetworkBudget(socket) || who === "host" || this.#isNewAnswer(who, data))
      await this.#heard(who, data);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.completeClose(socket, code);
    this.#disconnected(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#disconnected(socket);
  }

  override async alarm(): Promise<void> {
    if (!this.#room || isPast(this.#room, Date.now())) return this.#deleteRoom();
    this.#do({ type: "tick" });
    if (this.#countShown !== countOf(this.#room, this.#presence(this.#room))) this.#sendViewsSoon();
    await this.#planAlarm();
  }

  #present(): Room | undefined {
    return this.#room && !isPast(this.#room, Date.now()) ? this.#room : undefined;
  }

  async #heard(who: Who, frame: ClientFrame): Promise<void> {
    const room = this.#room;
    if (!room) return;
    if (frame.type === "lead") {
      const { act } = frame;
      if (act.type === "again") await this.#playAgain(room, who, act.step);
      else this.#do({ type: "lead", by: who, act });
      if (act.type === "remove") this.#closeSeat(act.seat);
      if (act.type === "remove-network")
        for (const { seat, status } of room.seats) if (status === "in") this.#closeSeat(seat);
    } else if (who === "host") return;
    else if (frame.type === "answer")
      this.#do({ type: "answer", seat: who, question: frame.question, choice: frame.choice });
    else if (frame.type === "draw") this.#rename(room, who);
    else {
      this.#do({ type: "leave", seat: who });
      this.#closeSeat(who);
    }
    // Even if nothing changed: then the connection acted on an outdated view.
    this.#sendViews(who);
  }

  /** Another game with other questions. If they cannot be read, nothing changes, and it can be asked for again. */
  async #playAgain({ round: { settings, asked, questions } }: Room, by: Who, at: number): Promise<void> {
    const known = [...asked, ...questions.map(({ id }) => id)];
    const drawn = await drawQuestions(this.env.ASSETS, settings, known, secureRandom).catch(() => undefined);
    if (drawn) this.#do({ type: "lead", by, act: { type: "again", step: at, questions: drawn } });
  }

  /** Counts a frame for the networks of its sender, and returns whether they may send it. */
  #isWithinNetworkBudget(socket: WebSocket): boolean {
    return this.#framesOfNetworks.take(this.#sockets.networksOf(socket), 1, Date.now()) === 0;
  }

  #isNewAnswer(seat: number, frame: ClientFrame): boolean {
    return (
      frame.type === "answer" &&
      this.#room?.answers.every((answer) => answer.seat !== seat || answer.question !== frame.question) === true
    );
  }

  #rename(room: Room, seat: number): void {
    const name = drawName(room, secureRandom);
    if (name !== undefined) this.#do({ type: "rename", seat, name });
  }

  /** Closes the connections of a seat whose player has left or was removed. */
  #closeSeat(seat: number): void {
    const status = this.#room && seatOf(this.#room, seat)?.status;
    if (status === "left" || status === "removed") this.#sockets.closeAll(closedFrame(status), String(seat));
  }

  /** Handles a closed connection. Its owner is gone only if it was the last one. */
  #disconnected(socket: WebSocket): void {
    const owner = ownerOf(socket);
    if (owner === undefined || this.#sockets.signs().has(owner)) return;
    if (owner === "host") this.#do({ type: "host-gone" });
    else {
      this.#noteBroken(Number(owner), Date.now());
      this.#do({ type: "tick" });
    }
    this.#sendViewsSoon();
  }

  #noteBroken(seat: number, at: number | undefined): void {
    if (!this.#room) return;
    const { round } = this.#room;
    const { [seat]: _former, ...others } = round.brokenAt ?? {};
    const brokenAt = at === undefined ? others : { ...others, [seat]: at };
    this.#setRoom({ ...this.#room, round: { ...round, brokenAt } });
  }

  #do(event: RoomEvent): void {
    const before = this.#room;
    if (!before) return;
    const room = step(before, event, this.#presence(before));
    if (room === before) return;
    this.#setRoom(room);
    if (room.round.step !== before.round.step) this.#sendViews();
    else this.#sendViewsSoon();
  }

  /** Stores the new state. The runtime sends no frame before the write is on disk. */
  #setRoom(room: Room): void {
    if (room === this.#room) return;
    this.#ledger.save(this.#room, room);
    this.#room = room;
    void this.#planAlarm();
  }

  #presence({ round, seats }: Room): Presence {
    const now = Date.now();
    const signs = this.#sockets.signs();
    const pingedAt = signs.get("host");
    signs.delete("host");
    const present = new Map([...signs].map(([who, seenAt]) => [Number(who), seenAt]));
    const awaitedUntil = (seat: number) =>
      present.has(seat) ? Infinity : (round.brokenAt?.[seat] ?? this.#awaitedFrom) + live.awaitedMs;
    const awaited = seats.map(({ seat }) => [seat, awaitedUntil(seat)] as const).filter(([, until]) => until > now);
    return {
      now,
      hostSeenAt: pingedAt === undefined ? (round.hostLeftAt ?? now) : Math.max(pingedAt, this.#hostHeardAt),
      isHostConnected: pingedAt !== undefined,
      present,
      awaited: new Map(awaited),
    };
  }

  async #planAlarm(): Promise<void> {
    if (!this.#room) return;
    const due = Math.max(nextDueAt(this.#room, this.#presence(this.#room)), Date.now() + 1);
    if ((await this.ctx.storage.getAlarm()) !== due) await this.ctx.storage.setAlarm(due);
  }

  /** Sends each connection its view; with `only`, just the connections of one seat or of the host. */
  #sendViews(only?: Who): void {
    const room = this.#room;
    if (!room) return;
    const presence = this.#presence(room);
    const standings = standingsOf(room);
    if (only === undefined) this.#countShown = countOf(room, presence);
    this.#sockets.sendEach((socket) => {
      const who = ownerOf(socket) ?? "";
      if (only !== undefined && String(only) !== who) return undefined;
      return JSON.stringify({ type: "room", view: viewOf(room, toWho(who), presence, standings) } satisfies RoomFrame);
    });
  }

  /** Closes the trivia room and deletes all its data. */
  async #deleteRoom(): Promise<void> {
    this.#sockets.closeAll(closedFrame("gone"));
    this.#room = undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
