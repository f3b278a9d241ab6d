/** All that a listening socket may say, and the answer. */
const ping = "ping";
const pong = "pong";

/** A socket that has not pinged for this long is gone or stuck; it would only fill buffers. */
const silentAfterMs = 300_000;
const silence = "no sign of life";

/** Codes that say how a connection ended, and cannot be sent (RFC 6455, section 7.4.1). */
const namesNoReason = new Set([1005, 1006, 1015]);

/** Of a whole school behind one address these may listen; one machine cannot take the places of all others. */
const maxSocketsPerConnection = 250;

/** The header by which the worker tells an object whose socket it is: a name of the connection, kept while the socket is open. */
const connectionHeader = "X-Connection-Name";

/** The request that asks an object for a socket of this visitor's. */
export const socketRequest = (url: string, connectionName: string | undefined): Request =>
  new Request(url, { headers: { Upgrade: "websocket", ...(connectionName !== undefined && { [connectionHeader]: connectionName }) } });

/**
 * The open sockets of one Durable Object. They hibernate: the object may leave memory while they stay open, and pings
 * are answered without waking it. They only listen; one that says anything but `ping` is closed.
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

  /** Answers a `socketRequest`: accepts the socket and gives it its first frame, or 503 when the house is full of sockets that live, or of this visitor's. */
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
      if (this.#isSilent(socket)) close(socket, 1001, silence);
      else trySend(socket, frame);
    }
  }

  /** Anything that reaches the object was no ping. */
  refuse(socket: WebSocket): void {
    close(socket, 1008, "listen only");
  }

  /** Answers a socket that closes, which the runtime leaves to its owner: without an answer the other side waits, and takes the connection for lost. */
  letGo(socket: WebSocket, code: number): void {
    close(socket, namesNoReason.has(code) ? 1000 : code, "");
  }

  #hasRoom(sockets: WebSocket[], max: number): boolean {
    return sockets.length < max || this.#closeSilent(sockets) < max;
  }

  /** Without frames to send nobody would notice who is gone. Returns how many are left. */
  #closeSilent(sockets: WebSocket[]): number {
    const silent = sockets.filter((socket) => this.#isSilent(socket));
    for (const socket of silent) close(socket, 1001, silence);
    return sockets.length - silent.length;
  }

  #isSilent(socket: WebSocket): boolean {
    const heard = this.#state.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? Number(socket.deserializeAttachment() ?? 0);
    return Date.now() - heard > silentAfterMs;
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
    // Closed already.
  }
};
