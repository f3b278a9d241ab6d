import { DurableObject } from "cloudflare:workers";
import type { CardFrame } from "#domain/api/cards.ts";
import type { Bindings } from "../env.ts";
import { LiveSockets } from "../live-sockets.ts";
import { lruCache } from "../lru-cache.ts";

const maxSocketsPerCard = 1000;

/** Broadcasts added and removed messages to the open pages of one card. Stores nothing: the messages are in D1. */
export class CardRoom extends DurableObject<Bindings> {
  readonly #sockets: LiveSockets;
  /** Ids of messages that were removed a moment ago: what says that one was added may come after it. */
  readonly #removed = lruCache<true>(1000);

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#sockets = new LiveSockets(state, maxSocketsPerCard);
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#sockets.accept(request);
  }

  async broadcast(frame: CardFrame): Promise<void> {
    if (frame.type === "removed") this.#removed.set(frame.id, true, 1);
    else if (this.#removed.get(frame.message.id)) return;
    this.#sockets.send(JSON.stringify(frame));
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#sockets.refuse(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.completeClose(socket, code);
  }
}
