/** A fresh 32-bit seed for seeded shuffles and draws. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A number in [0, 1). */
export const chance = (): number => randomSeed() / 2 ** 32;

/** Random bytes as lower-case hex, for ids that must not be guessable. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A random 128-bit id. Not `crypto.randomUUID`, which is missing on `http:` addresses of the local network. */
export const randomId = (): string => randomHex(16);
