import { entropyToMnemonic } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { syncPulledSchema, syncPushedSchema } from "#domain/api/sync.ts";
import { codeAsText } from "#src/sync/code-text.ts";
import { exchange, type SyncDevice, type SyncState, type SyncStore } from "#src/sync/exchange.ts";
import { keysOf, type SyncKeys } from "#src/sync/keys.ts";
import type { SyncedEntry } from "#src/sync/parts.ts";
import { ask } from "./support.ts";

/** The devices’ own code against the server’s own storage: afterwards it is searched for everything that was meant to stay secret. */

const notes: SyncedEntry = {
  key: "bible-notes",
  schema: z.array(z.object({ id: z.string(), reference: z.string(), text: z.string() })),
  fallback: [],
  syncAs: { as: "items", id: "id", text: "text" },
};
const highlights: SyncedEntry = {
  key: "bible-highlights",
  schema: z.record(z.string(), z.string()),
  fallback: {},
  syncAs: { as: "map" },
};

const storeOf = ({ storeId, token }: SyncKeys): SyncStore => {
  const headers = { Authorization: `Bearer ${token}`, "CF-Connecting-IP": "203.0.113.77" };
  return {
    pull: async (cursor, next) => {
      const query = new URLSearchParams({ cursor, ...(next !== undefined && { next: String(next) }) });
      return syncPulledSchema.parse(await (await ask(`/api/sync/${storeId}?${query}`, { headers })).json());
    },
    push: async (push) =>
      syncPushedSchema.parse(
        await (
          await ask(`/api/sync/${storeId}/records`, {
            method: "POST",
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify(push),
          })
        ).json(),
      ),
  };
};

const newDevice = (id: string, own: Record<string, unknown>) => {
  const values = new Map(Object.entries(own));
  let state: SyncState = { device: id, replica: new Map(), cursor: "" };
  const device: SyncDevice = {
    entries: [notes, highlights],
    read: (entry) => values.get(entry.key) ?? entry.fallback,
    conditionOf: (entry) => (values.has(entry.key) ? "whole" : "absent"),
    update: async (entry, change) => {
      values.set(entry.key, change(values.get(entry.key) ?? entry.fallback));
      return true;
    },
    now: () => 1_795_000_000_000,
  };
  return {
    values,
    sync: (keys: SyncKeys) => exchange(device, storeOf(keys), keys, state, async (next) => void (state = next)),
  };
};

/** Everything in the store’s tables, as text and unpacked from base64. */
const dumpOf = async (keys: SyncKeys): Promise<string> =>
  runInDurableObject(env.SYNC_ROOMS.getByName(keys.storeId), (_room, { storage }) => {
    const tables = storage.sql
      .exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'sync%'")
      .toArray();
    const rows = tables.flatMap(({ name }) => storage.sql.exec(`SELECT * FROM ${String(name)}`).toArray());
    const texts = rows.flatMap((row) => Object.values(row)).map(String);
    const unpacked = texts.flatMap((text) => {
      try {
        return [atob(text.replaceAll("-", "+").replaceAll("_", "/"))];
      } catch {
        return [];
      }
    });
    return [...texts, ...unpacked].join("\n");
  });

describe("what the server stores after a full run", () => {
  it("contains no word, no reference, no colour and no key", async () => {
    const code = crypto.getRandomValues(new Uint8Array(16));
    const keys = await keysOf(code);
    const made = await ask(`/api/sync/${keys.storeId}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${keys.token}`, "CF-Connecting-IP": "203.0.113.77" },
    });
    expect(made.status).toBe(201);
    const phone = newDevice("phone1", {
      "bible-notes": [
        { id: "note-one", reference: "John 3:16", text: "So loved." },
        { id: "note-two", reference: "Psalms 23:4", text: "Even in the valley. ".repeat(60) },
      ],
      "bible-highlights": { "John 11:35": "hl-orange" },
    });
    const laptop = newDevice("laptop", { "bible-highlights": { "Ruth 1:16": "hl-green" } });
    await phone.sync(keys);
    await laptop.sync(keys);
    laptop.values.set("bible-highlights", { "John 11:35": "hl-orange" });
    await laptop.sync(keys);
    await phone.sync(keys);
    expect(phone.values.get("bible-highlights")).toEqual({ "John 11:35": "hl-orange" });
    expect(laptop.values.get("bible-notes")).toHaveLength(2);

    const dump = await dumpOf(keys);
    expect(dump.split("\n").length).toBeGreaterThan(12);
    const written = ["So loved", "valley", "John", "Psalms", "Ruth", "3:16", "note-one", "hl-"];
    const shapes = ["bible-notes", "bible-highlights", "phone1", "laptop", "reference", "seen"];
    const keyed = [
      codeAsText(code),
      keys.token,
      keys.storeId,
      ...entropyToMnemonic(code, wordlist)
        .split(" ")
        .map((word) => `"${word}"`),
    ];
    const secrets = [...written, ...shapes, ...keyed, "203.0.113", "CF-Connecting"];
    for (const secret of secrets) expect(dump).not.toContain(secret);
    // The search would find it: the digest of the token is there.
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(keys.token)));
    expect(dump).toContain(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  });

  it("tells nothing by its lengths of notes that are short", async () => {
    const keys = await keysOf(crypto.getRandomValues(new Uint8Array(16)));
    await ask(`/api/sync/${keys.storeId}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${keys.token}`, "CF-Connecting-IP": "203.0.113.78" },
    });
    await newDevice("phone1", {
      "bible-notes": ["", "Amen.", "The Lord is my shepherd; I shall not want."].map((text, index) => ({
        id: `n${index}`,
        reference: "Psalms 23:1",
        text,
      })),
      "bible-highlights": { "John 11:35": "hl-orange" },
    }).sync(keys);
    const lengths = await runInDurableObject(env.SYNC_ROOMS.getByName(keys.storeId), (_room, { storage }) =>
      storage.sql.exec("SELECT DISTINCT length(data) AS length FROM sync_records").toArray(),
    );
    expect(lengths).toEqual([{ length: 379 }]);
  });
});
