import { WebSocket } from "ws";
import { type ClientFrame, type RoomView, liveProtocol, roomFrameSchema } from "#domain/api/trivia-live.ts";
import { retryPauseMs } from "#src/platform/network/retry-pause.ts";

/** A page of a room: comes back with our client's own delays, and sends an answer again that was not known to be taken. */
export class RoomPage {
  view: RoomView | undefined;
  isOpen = false;
  /** When the view was last told. */
  heardAt = 0;
  /** Of each question: what was chosen, when it was sent, and when it was known to be taken. */
  readonly answers = new Map<number, { readonly choice: number; readonly sentAt: number; takenAt: number }>();
  resent = 0;
  backAt = 0;
  readonly #address: string;
  readonly #token: string;
  #socket: WebSocket | undefined;
  #failures = 0;
  #isWanted = true;
  #isFirst = true;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
    this.#connect();
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  lead(type: "start" | "next" | "again"): void {
    this.send({ type: "lead", act: { type, step: this.view!.step } });
  }

  answer(question: number, choice: number): void {
    this.answers.set(question, { choice, sentAt: performance.now(), takenAt: 0 });
    this.send({ type: "answer", question, choice });
  }

  end(): void {
    this.#isWanted = false;
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address, [liveProtocol, this.#token]);
    this.#socket = socket;
    this.#isFirst = true;
    socket.on("open", () => {
      this.isOpen = true;
      this.#failures = 0;
      this.backAt = performance.now();
    });
    socket.on("message", (data) => this.#hear(String(data)));
    socket.on("error", () => {});
    socket.on("close", () => {
      this.isOpen = false;
      if (!this.#isWanted) return;
      setTimeout(() => this.#connect(), retryPauseMs(this.#failures, Math.random()));
      this.#failures += 1;
    });
  }

  #hear(text: string): void {
    const frame = roomFrameSchema.parse(JSON.parse(text));
    if (frame.type === "closed") throw new Error(`A seat was lost: ${frame.reason}`);
    this.view = frame.view;
    this.heardAt = performance.now();
    const { stage } = frame.view;
    if (stage.phase !== "question" && stage.phase !== "reveal") return;
    const own = this.answers.get(stage.index);
    if (!own) return;
    if (stage.choice !== null) own.takenAt ||= this.heardAt;
    else if (this.#isFirst && stage.phase === "question") {
      this.resent += 1;
      this.send({ type: "answer", question: stage.index, choice: own.choice });
    }
    this.#isFirst = false;
  }
}
