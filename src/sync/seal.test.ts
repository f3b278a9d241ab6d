import { describe, expect, it } from "vitest";
import { syncLimits, syncPushSchema, syncStoreId, syncToken } from "#domain/api/sync.ts";
import { toBase64url } from "./code-text.ts";
import { keysOf } from "./keys.ts";
import { open, type OpenedRecord, seal } from "./seal.ts";

const keysFor = (fill: number) => keysOf(new Uint8Array(16).fill(fill));
const note = (text: string): OpenedRecord => ({
  key: "bible-notes",
  name: "a1",
  version: { seen: { phone: 1 }, value: { id: "a1", reference: "John 3:16", text } },
});
const noise = (bytes: number) => toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
const charactersOf = (bytes: number): number => Math.ceil((bytes * 4) / 3);

describe("keys", () => {
  it("are derived as documented", async () => {
    const { storeId, token } = await keysFor(0x7f);
    expect([storeId, token]).toEqual([
      "4e4daf13a5f0308fa5f3ae897f90ed32",
      "jwZG35zZSpaGO0gEnnVpL2TAK0_Ulbmp50xXZwCzXRs",
    ]);
    expect(syncStoreId.safeParse(storeId).success && syncToken.safeParse(token).success).toBe(true);
  });
});

describe("a sealed record", () => {
  it("opens with the same code, name and store only", async () => {
    const keys = await keysFor(1);
    const sealed = (await seal(keys, note("Loved.")))!;
    expect(await open(keys, sealed)).toEqual(note("Loved."));
    const other = (await seal(keys, { ...note("Loved."), name: "b2" }))!;
    expect(await open(keys, { ...sealed, name: other.name })).toBeUndefined();
    expect(await open(await keysFor(2), sealed)).toBeUndefined();
    expect(await open({ ...(await keysFor(1)), storeId: "0".repeat(32) }, sealed)).toBeUndefined();
  });

  it("does not open if truncated, changed or under another name", async () => {
    const keys = await keysFor(1);
    const { name, data } = (await seal(keys, note("Loved.")))!;
    const changed = (data.startsWith("A") ? "B" : "A") + data.slice(1);
    for (const wrong of ["", "!", "AAAA", data.slice(0, -8), data + data, changed])
      expect(await open(keys, { name, data: wrong })).toBeUndefined();
  });

  it("is compressed and padded to one of a few lengths", async () => {
    const keys = await keysFor(1);
    const lengths: number[] = [];
    for (const count of [0, 1, 5, 5000]) {
      const sealed = (await seal(keys, note("Blessed are the meek. ".repeat(count))))!;
      lengths.push(sealed.data.length);
    }
    expect(lengths).toEqual([256, 256, 256, 512].map((size) => charactersOf(size + 28)));
  });

  it("holds 16 kB, and reports larger parts", async () => {
    const keys = await keysFor(1);
    const large = (await seal(keys, note(noise(11_000))))!;
    expect(large.data.length).toBe(syncLimits.recordCharacters);
    expect(syncPushSchema.safeParse({ cursor: "", records: [{ ...large, base: 0 }] }).success).toBe(true);
    expect((await seal(keys, note(noise(17_000))))?.name).toBeUndefined();
    expect(await seal(keys, note("a".repeat(300_000)))).toBeUndefined();
  });

  it("limits the decompressed size", async () => {
    const keys = await keysFor(1);
    const zeros = await new Response(
      new Blob([new Uint8Array(10_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw")),
    ).arrayBuffer();
    const plain = new Uint8Array(16_384);
    plain[0] = 1;
    new DataView(plain.buffer).setUint32(1, zeros.byteLength);
    plain.set(new Uint8Array(zeros).subarray(0, 16_379), 5);
    const { name } = (await seal(keys, note("")))!;
    const iv = new Uint8Array(12);
    const additionalData = new TextEncoder().encode(`lampstand sync 1\n${keys.storeId}\n${name}`);
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, keys.recordKey, plain);
    const data = toBase64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    expect(await open(keys, { name, data })).toBeUndefined();
  });

  it("encrypts the same text differently each time", async () => {
    const keys = await keysFor(1);
    expect((await seal(keys, note("Loved.")))!.data).not.toBe((await seal(keys, note("Loved.")))!.data);
  });
});
