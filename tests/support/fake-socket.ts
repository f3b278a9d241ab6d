/**
 * A fake WebSocket: it responds to pings and delivers what a test passes to `arrive`. Use with
 * `vi.stubGlobal("WebSocket", FakeSocket)`.
 */
export class FakeSocket extends EventTarget {
  /** The one opened last. */
  static last: FakeSocket;
  /** How many were opened, including those of other files. */
  static opened = 0;
  static readonly OPEN = 1;
  readyState = 0;
  readonly protocols: readonly string[];
  /** Frames sent by the page, without pings. */
  readonly sent: string[] = [];
  /** False for a connection whose other side is gone without closing it. */
  isAnswered = true;
  constructor(_address?: string | URL, protocols: readonly string[] = []) {
    super();
    this.protocols = protocols;
    FakeSocket.last = this;
    FakeSocket.opened += 1;
  }
  close() {}
  send(text: string) {
    if (text !== "ping") this.sent.push(text);
    if (this.isAnswered && text === "ping") this.dispatchEvent(new MessageEvent("message", { data: "pong" }));
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  /** Delivers a frame from the server, as JSON. */
  arrive(frame: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}
