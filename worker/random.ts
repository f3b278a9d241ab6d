import { toHex } from "#domain/text/bytes.ts";

/** Random values that cannot be guessed, from the runtime's entropy. */

export const randomHex = (count: number): string => toHex(crypto.getRandomValues(new Uint8Array(count)));

/** A number in [0, 1). */
export const secureRandom = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
