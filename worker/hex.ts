/** Bytes as lower-case hex. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** So many random bytes, in hex. */
export const randomHex = (count: number): string => toHex(crypto.getRandomValues(new Uint8Array(count)));
