import { budgets, widerNetworks } from "#domain/api/budgets.ts";
import { openElsewhereCode } from "#domain/api/trivia-live.ts";

/** The only message a client may send, and the reply. */
const ping = "ping";
const pong = "pong";

/** A socket that has not pinged for this long is dead or stuck, and would only fill buffers. */
const silentAfterMs = 300_000;
const silentReason = "no sign of life";

/** Codes that only report how a connection ended and must not be sent (RFC 6455, section 7.4.1). */
const reservedCodes = new Set([1005, 1006, 1015]);

/** A network may have so many times its open sockets, those included that were closed while their clients do not answer. */
const heldPerOpen = 2;

/** `Retry-After` of a refusal because all places are taken. */
const fullForSeconds = "60";

const madeRoomReason = "room for another network";

/** The header in which the worker passes the connection's names to the object. They are kept while the socket is open. */
const connectionHeader = "X-Connection-Name";

/** The request with which the worker forwards this visitor's WebSocket to an object. */
export const socketRequest = (url: string, connectionName: string | undefined): Request =>
  new Request(url, {
    headers: { Upgrade: "websocket", ...(connectionName !== undefined && { [connectionHeader]: connectionName }) },
  });

/** The token that a page offers as a subprotocol, beside the protocol's name: browsers send no other header. */
export const tokenAmongProtocols = (request: Request, protocol: string): string =>
  (request.headers.get("Sec-WebSocket-Protocol") ?? "")
    .split(",")
    .map((part) => part.trim())
    .find((part) => part !== protocol) ?? "";

/** What a socket keeps while the object sleeps. */
interface SocketAttachment {
  /** When it was accepted, in milliseconds since the epoch. */
  readonly openedAt: number;
  /** The socket's owner, where sockets have one. */
  readonly who: string | undefined;
}

/** Tags of sockets are their networks, and this one. */
const tagOf = (who: string): string => `who:${who}`;

/**
 * The open sockets of one Durable Object. They hibernate: the object may be evicted while they stay open, and pings are
 * answered without waking it.
 */
export class LiveSockets {
  readonly #state: DurableObjectState;
  readonly #maxSockets: number;
  readonly #maxPerConnection: number;

  constructor(state: DurableObjectState, maxSockets: number, maxPerConnection: number = budgets.sockets.most) {
    this.#state = state;
    this.#maxSockets = maxSockets;
    this.#maxPerConnection = maxPerConnection;
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong));
  }

  get size(): number {
    return this.#state.getWebSockets().length;
  }

  /**
   * Handles a `socketRequest`: accepts the socket and sends the first frame. Returns 503 if all places of one of its
   * networks are taken by live sockets, or all places at all and no network has more sockets than its own.
   */
  accept(
    request: Request,
    firstFrame?: string,
    { who, maxEach = Infinity, protocol }: { who?: string; maxEach?: number; protocol?: string } = {},
  ): Response {
    const networks = request.headers.get(connectionHeader)?.split(",") ?? [];
    const isWithin = (name: string, width: number) => {
      const most = this.#maxPerConnection * widerNetworks[width]!.times;
      return this.#state.getWebSockets(name).length < most * heldPerOpen && this.#hasRoom(this.#open(name), most);
    };
    if (!networks.every(isWithin)) return new Response(null, { status: 503 });
    if (!this.#hasRoom(this.#open(), this.#maxSockets) && !this.#makeRoom(networks.at(-1))) {
      // A network that has no socket here is the last that would be refused.
      const isFullForAll = this.#open(networks.at(-1)).length === 0;
      return new Response(null, { status: 503, headers: isFullForAll ? { "Retry-After": fullForSeconds } : {} });
    }
    if (who !== undefined) this.#closeOldest(who, maxEach - 1);
    const { 0: client, 1: server } = new WebSocketPair();
    server.serializeAttachment({ openedAt: Date.now(), who } satisfies SocketAttachment);
    this.#state.acceptWebSocket(server, [...(who === undefined ? [] : [tagOf(who)]), ...networks]);
    if (firstFrame !== undefined) server.send(firstFrame);
    return new Response(null, {
      status: 101,
      webSocket: client,
      headers: protocol === undefined ? {} : { "Sec-WebSocket-Protocol": protocol },
    });
  }

  /** The names of the networks that a socket comes from, narrowest first. */
  networksOf(socket: WebSocket): string[] {
    return this.#state.getTags(socket).filter((tag) => !tag.startsWith(tagOf("")));
  }

  /** The owners of open sockets, and the last sign of life of each, in milliseconds since the epoch. */
  signs(): Map<string, number> {
    const signs = new Map<string, number>();
    for (const socket of this.#open()) {
      const owner = ownerOf(socket);
      if (owner !== undefined) signs.set(owner, Math.max(signs.get(owner) ?? 0, this.#lastSign(socket)));
    }
    return signs;
  }

  send(frame: string): void {
    this.sendEach(() => frame);
  }

  /** Sends each socket a frame of its own, if it has one. Silent sockets are closed. */
  sendEach(frameFor: (socket: WebSocket) => string | undefined): void {
    for (const socket of this.#open()) {
      const frame = frameFor(socket);
      if (this.#isSilent(socket)) close(socket, 1001, silentReason);
      else if (frame !== undefined) trySend(socket, frame);
    }
  }

  /** Closes all sockets, or somebody's, with a last frame. */
  closeAll(lastFrame: string, who?: string): void {
    for (const socket of this.#open(who === undefined ? undefined : tagOf(who))) {
      trySend(socket, lastFrame);
      close(socket, 1000, "");
    }
  }

  /** Closes a socket that sent what it may not send. Pings never get here: the runtime answers them. */
  refuse(socket: WebSocket, reason = "listen only"): void {
    close(socket, 1008, reason);
  }

  /** Completes the close handshake, which the runtime leaves to the object: otherwise clients report an abnormal closure. */
  completeClose(socket: WebSocket, code: number): void {
    close(socket, reservedCodes.has(code) ? 1000 : code, "");
  }

  /** Sockets of a network, or all, without those that are being closed. */
  #open(network?: string): WebSocket[] {
    return this.#state.getWebSockets(network).filter(({ readyState }) => readyState === WebSocket.READY_STATE_OPEN);
  }

  #closeOldest(who: string, kept: number): void {
    const open = this.#open(tagOf(who)).toSorted((a, b) => openedAt(b) - openedAt(a));
    for (const socket of open.slice(kept)) close(socket, openElsewhereCode, "too many connections");
  }

  /**
   * In a full room, the network with most sockets loses its latest to a newcomer of another. Returns whether one did: not if
   * the newcomer's own network would then have as many.
   */
  #makeRoom(newcomer: string | undefined): boolean {
    if (newcomer === undefined) return false;
    const byNetwork = Map.groupBy(this.#open(), (socket) => this.#state.getTags(socket).at(-1) ?? "");
    const [largest = []] = [...byNetwork.values()].toSorted((a, b) => b.length - a.length);
    if (largest.length <= (byNetwork.get(newcomer)?.length ?? 0) + 1) return false;
    const latest = largest.toSorted((a, b) => openedAt(a) - openedAt(b)).at(-1)!;
    close(latest, 1013, madeRoomReason);
    return true;
  }

  #hasRoom(sockets: WebSocket[], max: number): boolean {
    return sockets.length < max || this.#closeSilent(sockets) < max;
  }

  /** Closes silent sockets, which would otherwise go unnoticed while no frames are sent. Returns how many are left. */
  #closeSilent(sockets: WebSocket[]): number {
    const silent = sockets.filter((socket) => this.#isSilent(socket));
    for (const socket of silent) close(socket, 1001, silentReason);
    return sockets.length - silent.length;
  }

  #isSilent(socket: WebSocket): boolean {
    return Date.now() - this.#lastSign(socket) > silentAfterMs;
  }

  #lastSign(socket: WebSocket): number {
    return this.#state.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt(socket);
  }
}

const attachmentOf = (socket: WebSocket): SocketAttachment => socket.deserializeAttachment() as SocketAttachment;

const openedAt = (socket: WebSocket): number => attachmentOf(socket).openedAt;

/** The owner of a socket; undefined where sockets have none. */
export const ownerOf = (socket: WebSocket): string | undefined => attachmentOf(socket).who;

const trySend = (socket: WebSocket, frame: string): void => {
  try {
    socket.send(frame);
  } catch {
    close(socket, 1011, "unreachable");
  }
};

const close = (socket: WebSocket, code: number, reason: string): void => {
  try {
    socket.close(code, reason);
  } catch {
    // Already closed.
  }
};
