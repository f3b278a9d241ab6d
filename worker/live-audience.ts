/** The only message a client may send, and the reply. */
const ping = "ping";
const pong = "pong";

/** A socket that has not pinged for this long is dead or stuck, and would only fill buffers. */
const silentAfterMs = 300_000;
const silentReason = "no sign of life";

/** Codes that only report how a connection ended and must not be sent (RFC 6455, section 7.4.1). */
const reservedCodes = new Set([1005, 1006, 1015]);

/** Enough for a whole school behind one address, yet one machine cannot take all places. */
const maxSocketsPerConnection = 250;

/** The header in which the worker passes a connection's name to the object. It is kept while the socket is open. */
const connectionHeader = "X-Connection-Name";

/** The request with which the worker forwards this visitor's WebSocket to an object. */
export const socketRequest = (url: string, connectionName: string | undefined): Request =>
  new Request(url, { headers: { Upgrade: "websocket", ...(connectionName !== undefined && { [connectionHeader]: connectionName }) } });

/**
 * The open sockets of one Durable Object. They hibernate: the object may be evicted while they stay open, and pings are
 * answered without waking it. Clients only listen; one that sends anything but `ping` is closed.
 */
export class LiveAudience {
  readonly #state: DurableObjectState;
  readonly #maxSockets: number;

  constructor(state: DurableObjectState, maxSockets: number) {
    this.#state = state;
    this.#maxSockets = maxSockets;
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong));
  }

  get size(): number {
    return this.#state.getWebSockets().length;
  }

  /**
   * Handles a `socketRequest`: accepts the socket and sends the first frame. Returns 503 if all places, or all places of
   * this connection, are taken by live sockets.
   */
  accept(request: Request, firstFrame?: string): Response {
    const connection = request.headers.get(connectionHeader) ?? undefined;
    const isFull = !this.#hasRoom(this.#state.getWebSockets(), this.#maxSockets);
    if (isFull || (connection !== undefined && !this.#hasRoom(this.#state.getWebSockets(connection), maxSocketsPerConnection))) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    server.serializeAttachment(Date.now());
    this.#state.acceptWebSocket(server, connection === undefined ? [] : [connection]);
    if (firstFrame !== undefined) server.send(firstFrame);
    return new Response(null, { status: 101, webSocket: client });
  }

  send(frame: string): void {
    for (const socket of this.#state.getWebSockets()) {
      if (this.#isSilent(socket)) close(socket, 1001, silentReason);
      else trySend(socket, frame);
    }
  }

  /** Closes a socket that sent a message. Pings never get here: the runtime answers them. */
  refuse(socket: WebSocket): void {
    close(socket, 1008, "listen only");
  }

  /** Completes the close handshake, which the runtime leaves to the object. Otherwise the client waits and reports an abnormal closure. */
  answerClose(socket: WebSocket, code: number): void {
    close(socket, reservedCodes.has(code) ? 1000 : code, "");
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
    const lastSeen = this.#state.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? Number(socket.deserializeAttachment() ?? 0);
    return Date.now() - lastSeen > silentAfterMs;
  }
}

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
