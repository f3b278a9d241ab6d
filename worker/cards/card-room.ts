import { DurableObject } from "cloudflare:workers";
import type { CardFrame } from "#domain/api/cards.ts";
import type { Bindings } from "../env.ts";
import { LiveSockets } from "../live-sockets.ts";

const maxSocketsPerCard = 1000;

/** Broadcasts added and removed messages to the open pages of one card. Stores nothing: the messages are in D1. */
export class CardRoom extends DurableObject<Bindings> {
  readonly #sockets: LiveSockets;

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#sockets = new LiveSockets(state, maxSocketsPerCard);
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#sockets.accept(request);
  }

  async broadcast(frame: CardFrame): Promise<void> {
    this.#sockets.send(JSON.stringify(frame));
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#sockets.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.completeClose(socket, code);
  }
}
