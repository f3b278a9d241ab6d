import { describe, expect, it } from "vitest";
import { keyedHash, type KeyPurpose } from "./keys.ts";

describe("keyed hashes", () => {
  it("differ by secret, by purpose and by how the input is split into parts", async () => {
    const all: readonly (readonly [string, KeyPurpose, ...string[]])[] = [
      ["secret", "visitor", "a|b"],
      ["other", "visitor", "a|b"],
      ["secret", "socket", "a|b"],
      ["secret", "visitor", "a", "b"],
      ["secret", "visitor", '","'],
      ["secret", "visitor", "", ""],
    ];
    const hashes = await Promise.all(all.map(([secret, purpose, ...parts]) => keyedHash(secret, purpose, ...parts)));
    expect(new Set(hashes).size).toBe(all.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyedHash("secret", "visitor", "a|b")).toBe(hashes[0]);
  });
});
