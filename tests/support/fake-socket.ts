/**
 * A fake WebSocket: it responds to pings and delivers what a test passes to `arrive`. Use with
 * `vi.stubGlobal("WebSocket", FakeSocket)`.
 */
export class FakeSocket extends EventTarget {
  /** The one opened last. */
  static last: FakeSocket;
  /** How many were opened, including those of other files. */
  static opened = 0;
  /** False for a connection whose other side is gone without closing it. */
  isAnswered = true;
  constructor() {
    super();
    FakeSocket.last = this;
    FakeSocket.opened += 1;
  }
  close() {}
  send(text: string) {
    if (this.isAnswered && text === "ping") this.dispatchEvent(new MessageEvent("message", { data: "pong" }));
  }
  open() {
    this.dispatchEvent(new Event("open"));
  }
  /** Delivers a frame from the server, as JSON. */
  arrive(frame: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}
