/** Stands in for the browser's WebSocket: nothing arrives but what a test lets arrive. Give it to `vi.stubGlobal("WebSocket", FakeSocket)`. */
export class FakeSocket extends EventTarget {
  /** The one opened last. */
  static last: FakeSocket;
  /** How many were opened, those of other files included. */
  static opened = 0;
  constructor() {
    super();
    FakeSocket.last = this;
    FakeSocket.opened += 1;
  }
  close() {}
  send() {}
  open() {
    this.dispatchEvent(new Event("open"));
  }
  /** A frame from the server, as JSON. */
  arrive(frame: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}
