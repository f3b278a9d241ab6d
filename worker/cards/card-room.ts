import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../env.ts";
import { LiveAudience } from "../live-audience.ts";

const maxSocketsPerCard = 1000;

/** Broadcasts added and removed messages to the open pages of one card. Stores nothing: the messages are in D1. */
export class CardRoom extends DurableObject<Bindings> {
  readonly #audience: LiveAudience;

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#audience = new LiveAudience(state, maxSocketsPerCard);
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#audience.accept(request);
  }

  async announce(frame: string): Promise<void> {
    this.#audience.send(frame);
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#audience.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#audience.answerClose(socket, code);
  }
}
