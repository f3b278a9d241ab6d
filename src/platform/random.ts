import { toHex } from "#domain/text/bytes.ts";

/** A fresh 32-bit seed for seeded shuffles and draws. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A number in [0, 1). */
export const chance = (): number => randomSeed() / 2 ** 32;

/** Cryptographically strong random bytes. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count));

/** Random bytes as lower-case hex, for ids that must not be guessable. */
export const randomHex = (bytes: number): string => toHex(randomBytes(bytes));

/** A random 128-bit id. Not `crypto.randomUUID`, which is missing on `http:` addresses of the local network. */
export const randomId = (): string => randomHex(16);
