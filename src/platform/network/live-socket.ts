import { parseJson } from "#domain/text/json.ts";
import { after, every } from "../clock.ts";
import { isBrowser } from "../environment.ts";
import { onPageVisible } from "../page/page-visibility.ts";
import { chance } from "../random.ts";
import { isOnline } from "./network.ts";
import { growingPauseMs, retryPauseMs } from "./retry-pause.ts";

/** The server responds to this without waking its Durable Object. Without a response the connection is dead. */
const ping = "ping";
const pong = "pong";

const pingMs = 45_000;
const pongTimeoutMs = 10_000;
/** After this time the connection counts as stable, so that the next failure is the first one again. */
const stableAfterMs = 10_000;

export interface LiveHandlers {
  /** Called with the JSON of each frame; other frames are ignored. */
  readonly onFrame: (frame: unknown) => void;
  /** True when the socket is open, with the function that sends on it; false when it has closed. */
  readonly onState?: (isOpen: boolean, send?: (text: string) => void) => void;
}

interface LiveOptions {
  readonly protocols?: string[];
  readonly everyMs?: number;
  /** Whether to wait longer and longer for a server that refuses, and to give up after an hour; otherwise every minute. */
  readonly givesUp?: boolean;
  /** The code with which the server closes it for another page of the visitor: this one connects again when it is looked at. */
  readonly elsewhereCode?: number;
}

const nothing = () => {};

/**
 * Pings an open socket, also when the page is shown again, and passes on its frames. Calls `onDead` if a ping has no
 * response. Returns the function that stops it.
 */
const startHeartbeat = (
  socket: WebSocket,
  everyMs: number,
  { onFrame, onDead }: Pick<LiveHandlers, "onFrame"> & { readonly onDead: () => void },
): (() => void) => {
  let cancelTimeout: (() => void) | undefined;
  const check = () => {
    cancelTimeout ??= after(pongTimeoutMs, onDead);
    socket.send(ping);
  };
  const stopPings = every(everyMs, check);
  const stopWaking = onPageVisible(check);
  const receive = ({ data }: MessageEvent) => {
    cancelTimeout?.();
    cancelTimeout = undefined;
    const frame = data === pong ? undefined : parseJson(String(data));
    if (frame !== undefined) onFrame(frame);
  };
  socket.addEventListener("message", receive);
  return () => {
    socket.removeEventListener("message", receive);
    stopPings();
    stopWaking();
    cancelTimeout?.();
  };
};

/**
 * Keeps a WebSocket to our server open: reconnects with growing, jittered delays, detects dead connections, and pauses
 * while the browser is offline. A page that is looked at again, such as on a phone that slept, neither trusts its connection
 * nor waits for the next try. Returns the function that closes it for good.
 */
export const openLiveSocket = (
  path: string,
  { onFrame, onState = nothing }: LiveHandlers,
  { protocols, everyMs = pingMs, givesUp = false, elsewhereCode }: LiveOptions = {},
): (() => void) => {
  if (!isBrowser) return nothing;
  const closed = new AbortController();
  const { signal } = closed;
  let failures = 0;
  let current: WebSocket | undefined;
  let stopTimers = nothing;

  const retry = () => {
    const pauseMs = givesUp ? growingPauseMs(failures, chance()) : retryPauseMs(failures, chance());
    failures += 1;
    stopTimers = pauseMs === undefined ? nothing : after(pauseMs, connect);
  };

  const onClosed = (code = 0) => {
    current = undefined;
    stopTimers();
    onState(false);
    if (!signal.aborted && isOnline() && code !== elsewhereCode) retry();
  };

  /** Drops the connection at once. If the server is gone, the browser would take another minute to close it. */
  const disconnect = () => {
    const socket = current;
    if (socket === undefined) return;
    onClosed();
    socket.close();
  };

  const onOpened = (socket: WebSocket) => {
    const stopHeartbeat = startHeartbeat(socket, everyMs, { onFrame, onDead: disconnect });
    const cancelStable = after(stableAfterMs, () => {
      failures = 0;
    });
    stopTimers = () => {
      stopHeartbeat();
      cancelStable();
    };
    onState(true, (text) => socket.readyState === WebSocket.OPEN && socket.send(text));
  };

  const connect = () => {
    stopTimers();
    let socket: WebSocket;
    try {
      socket = new WebSocket(new URL(path, window.location.href.replace(/^http/, "ws")), protocols);
    } catch {
      // Blocked by the browser or an extension. The page works without it.
      onClosed();
      return;
    }
    current = socket;
    socket.addEventListener("open", () => onOpened(socket));
    socket.addEventListener("close", ({ code }) => {
      if (current === socket) onClosed(code);
    });
  };

  const reconnectNow = () => {
    if (current || !isOnline()) return;
    failures = 0;
    connect();
  };

  window.addEventListener("online", reconnectNow, { signal });
  window.addEventListener("offline", disconnect, { signal });
  const stopWaking = onPageVisible(reconnectNow);
  if (isOnline()) connect();
  else onState(false);
  return () => {
    closed.abort();
    stopWaking();
    stopTimers();
    current?.close();
    current = undefined;
  };
};
