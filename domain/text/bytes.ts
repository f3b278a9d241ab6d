/** Declared here because every platform has them, although this folder is compiled without any platform's library. */
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };
declare const TextDecoder: new () => { readonly decode: (bytes: Uint8Array) => string };

export const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const fromUtf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Bytes as lower-case hexadecimal digits, two each. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
