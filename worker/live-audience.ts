/** All that a listening socket may say, and the answer. */
const ping = "ping";
const pong = "pong";

/** A socket that has not pinged for this long is gone or stuck; it would only fill buffers. */
const silentAfterMs = 300_000;
const silence = "no sign of life";

/** Codes that say how a connection ended, and cannot be sent (RFC 6455, section 7.4.1). */
const namesNoReason = new Set([1005, 1006, 1015]);

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

  /** Accepts a socket and gives it its first frame; undefined when the house is full of sockets that live. */
  accept(firstFrame?: string): Response | undefined {
    if (this.size >= this.#maxSockets && this.#closeSilent() >= this.#maxSockets) return undefined;
    const { 0: client, 1: server } = new WebSocketPair();
    server.serializeAttachment(Date.now());
    this.#state.acceptWebSocket(server);
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

  /** Without frames to send nobody would notice who is gone. Returns how many are left. */
  #closeSilent(): number {
    const sockets = this.#state.getWebSockets();
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
