import { after, every } from "../clock.ts";
import { isBrowser } from "../environment.ts";
import { chance } from "../random.ts";
import { growingPauseMs, retryPauseMs } from "./retry-pause.ts";

/** The server responds to this without waking its Durable Object. Without a response the connection is dead. */
const ping = "ping";
const pong = "pong";

const pingMs = 45_000;
const pongWithinMs = 10_000;
const stableAfterMs = 10_000;

export interface LiveHandlers {
  readonly onFrame: (frame: unknown) => void;
  /** True when the socket is up, with the function that sends on it; false when it went down. */
  readonly onState?: (isOpen: boolean, send?: (text: string) => void) => void;
}

interface LiveOptions {
  readonly protocols?: string[];
  /** How often the server is pinged. */
  readonly everyMs?: number;
  /** Whether to wait ever longer for a server that refuses, and to give up after an hour; otherwise every minute. */
  readonly givesUp?: boolean;
}

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const nothing = () => {};

/**
 * Keeps a WebSocket to our server open: reconnects with growing, jittered delays, detects dead connections, and pauses
 * while the browser is offline. Returns the function that closes it for good.
 */
export const openLiveSocket = (
  path: string,
  { onFrame, onState = nothing }: LiveHandlers,
  { protocols, everyMs = pingMs, givesUp = false }: LiveOptions = {},
): (() => void) => {
  if (!isBrowser || typeof WebSocket !== "function") return nothing;
  let isWanted = true;
  let failures = 0;
  let socket: WebSocket | undefined;
  let stopTimers = nothing;

  const retry = () => {
    const pauseMs = givesUp ? growingPauseMs(failures, chance()) : retryPauseMs(failures, chance());
    failures += 1;
    stopTimers = pauseMs === undefined ? nothing : after(pauseMs, connect);
  };

  const down = () => {
    socket = undefined;
    stopTimers();
    onState(false);
    if (isWanted) retry();
  };

  /** Drops the connection at once. If the server is gone, the browser would take another minute to close it. */
  const rest = () => {
    const line = socket;
    if (line === undefined) return;
    down();
    line.close();
  };

  const watch = (line: WebSocket) => {
    let stopListening: (() => void) | undefined;
    const stopPings = every(everyMs, () => {
      stopListening ??= after(pongWithinMs, rest);
      line.send(ping);
    });
    const stopWaiting = after(stableAfterMs, () => {
      failures = 0;
    });
    line.addEventListener("message", (event) => {
      stopListening?.();
      stopListening = undefined;
      const frame = event.data === pong ? undefined : parse(event.data);
      if (frame !== undefined) onFrame(frame);
    });
    return () => {
      stopPings();
      stopListening?.();
      stopWaiting();
    };
  };

  const connect = () => {
    stopTimers();
    let line: WebSocket;
    try {
      line = new WebSocket(new URL(path, window.location.href.replace(/^http/, "ws")), protocols);
    } catch {
      // Blocked by the browser or an extension. The page works without it.
      down();
      return;
    }
    socket = line;
    line.addEventListener("open", () => {
      stopTimers = watch(line);
      onState(true, (text) => line.readyState === WebSocket.OPEN && line.send(text));
    });
    line.addEventListener("close", () => {
      if (socket === line) down();
    });
  };

  const reconnectNow = () => {
    if (socket || !isWanted) return;
    failures = 0;
    connect();
  };

  window.addEventListener("online", reconnectNow);
  window.addEventListener("offline", rest);
  connect();
  return () => {
    isWanted = false;
    window.removeEventListener("online", reconnectNow);
    window.removeEventListener("offline", rest);
    stopTimers();
    socket?.close();
    socket = undefined;
  };
};
