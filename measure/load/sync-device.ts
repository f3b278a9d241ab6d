import * as z from "zod/mini";
import { syncPulledSchema, syncPushedSchema } from "#domain/api/sync.ts";
import { exchange, type SyncDevice, type SyncState, type SyncStore } from "#src/sync/exchange.ts";
import type { SyncKeys } from "#src/sync/keys.ts";
import type { SyncedEntry } from "#src/sync/parts.ts";
import { postJson } from "./post-json.ts";

const notes: SyncedEntry = {
  key: "bible-notes",
  schema: z.array(z.object({ id: z.string(), text: z.string() })),
  fallback: [],
  syncAs: { as: "items", id: "id", text: "text" },
};

const answered = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
};

/** A store on a server that may be gone at any moment. */
export const storeAt = (origin: string, { storeId, token }: SyncKeys): SyncStore & { make: () => Promise<void> } => {
  const address = `${origin}/api/sync/${storeId}`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    make: async () => {
      const answer = await fetch(address, { method: "POST", headers });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    },
    pull: async (cursor, next) => {
      const query = new URLSearchParams({ cursor, ...(next !== undefined && { next: String(next) }) });
      return syncPulledSchema.parse(await answered(await fetch(`${address}?${query}`, { headers })));
    },
    push: async (push) => syncPushedSchema.parse(await answered(await postJson(`${address}/records`, push, headers))),
  };
};

interface Note {
  readonly id: string;
  readonly text: string;
}

/** A device that keeps its notes in memory, as a browser keeps them in storage: what is saved survives a failed exchange. */
export class NoteDevice {
  notes: readonly Note[] = [];
  #state: SyncState;
  readonly #device: SyncDevice;

  constructor(id: string) {
    this.#state = { device: id, replica: new Map(), cursor: "" };
    this.#device = {
      entries: [notes],
      read: () => this.notes,
      conditionOf: () => "whole",
      update: async (_entry, change) => {
        this.notes = change(this.notes) as readonly Note[];
        return true;
      },
      now: Date.now,
    };
  }

  write(id: string, text: string): void {
    this.notes = [...this.notes.filter((note) => note.id !== id), { id, text }];
  }

  async sync(store: SyncStore, keys: SyncKeys): Promise<void> {
    const start = { ...this.#state, replica: new Map(this.#state.replica) };
    await exchange(this.#device, store, keys, start, async (next) => {
      this.#state = { ...next, replica: new Map(next.replica) };
    });
  }
}
