import { after, every, systemClock } from "./clock.ts";
import { isBrowser } from "./environment.ts";
import { chance } from "./random.ts";
import { retryPauseMs } from "./retry-pause.ts";

/** What the server answers without waking anybody; silence after it means a dead line. */
const ping = "ping";
const pong = "pong";

const pingMs = 45_000;
const pongWithinMs = 10_000;
const stableAfterMs = 10_000;

export interface LiveHandlers {
  readonly onFrame: (frame: unknown) => void;
  /** True when the line is up, false when it went down. */
  readonly onState?: (isOpen: boolean) => void;
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
 * Listens on a WebSocket of ours for as long as the page wants it: reconnects with growing, jittered pauses, notices
 * dead lines, and rests while the browser is offline. Returns what closes it for good.
 */
export const openLiveSocket = (path: string, { onFrame, onState = nothing }: LiveHandlers): (() => void) => {
  if (!isBrowser || typeof WebSocket !== "function") return nothing;
  let isWanted = true;
  let failures = 0;
  let socket: WebSocket | undefined;
  let stopTimers = nothing;

  const retry = () => {
    stopTimers = after(retryPauseMs(failures, chance()), connect);
    failures += 1;
  };

  const down = () => {
    socket = undefined;
    stopTimers();
    onState(false);
    if (isWanted) retry();
  };

  const watch = (line: WebSocket) => {
    const openedAt = systemClock.now();
    let heardAt = openedAt;
    const stopPings = every(pingMs, () => {
      if (systemClock.now() - heardAt > pingMs + pongWithinMs) line.close();
      else line.send(ping);
      if (systemClock.now() - openedAt > stableAfterMs) failures = 0;
    });
    line.addEventListener("message", (event) => {
      heardAt = systemClock.now();
      const frame = event.data === pong ? undefined : parse(event.data);
      if (frame !== undefined) onFrame(frame);
    });
    return stopPings;
  };

  const connect = () => {
    stopTimers();
    let line: WebSocket;
    try {
      line = new WebSocket(new URL(path, window.location.href.replace(/^http/, "ws")));
    } catch {
      // Refused by the browser or an extension: the page works without it.
      down();
      return;
    }
    socket = line;
    line.addEventListener("open", () => {
      stopTimers = watch(line);
      onState(true);
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

  /** The network is gone, which the line itself notices only much later. */
  const rest = () => {
    const line = socket;
    if (line === undefined) return;
    down();
    line.close();
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
