/** A fresh 32-bit seed for seeded shuffles and draws. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A number in [0, 1). */
export const chance = (): number => randomSeed() / 2 ** 32;

/** A random id with 122 random bits. */
export const randomId = (): string => crypto.randomUUID();

/** Random bytes as lower-case hex, for ids that must not be guessed. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
