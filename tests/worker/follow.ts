import { origin } from "./support.ts";

/** The test's end of a live socket. */
export interface Follower {
  readonly socket: WebSocket;
  /** The next frame, or `closed {code}`. */
  readonly next: () => Promise<string>;
  /** The number of unread frames. */
  readonly pending: () => number;
}

/** Opens a live socket and returns its frames one by one. */
export const follow = async (fetcher: (request: Request) => Promise<Response>, path: string): Promise<Follower> => {
  const { webSocket: socket } = await fetcher(new Request(`${origin}${path}`, { headers: { Upgrade: "websocket" } }));
  if (!socket) throw new Error("No socket was opened.");
  const frames: string[] = [];
  const waiting: ((frame: string) => void)[] = [];
  const arrive = (frame: string) => {
    const reader = waiting.shift();
    if (reader) reader(frame);
    else frames.push(frame);
  };
  socket.accept();
  socket.addEventListener("message", (event) => arrive(String(event.data)));
  socket.addEventListener("close", (event) => arrive(`closed ${event.code}`));
  return {
    socket,
    next: () =>
      frames.length > 0 ? Promise.resolve(frames.shift()!) : new Promise((resolve) => waiting.push(resolve)),
    pending: () => frames.length,
  };
};
