import { toHex } from "#domain/text/bytes.ts";
import { toBase64url } from "./code-text.ts";

/**
 * The keys derived from a code by HKDF (RFC 5869) with SHA-256, each under a label of its own (docs/sync.md, "Keys"). None of it can be
 * turned back into the code or into another of them.
 */
export interface SyncKeys {
  /** The address of the store: 32 hexadecimal digits. */
  readonly storeId: string;
  /** Shown to the server with each request; base64url. */
  readonly token: string;
  /** AES-256-GCM: seals records. */
  readonly recordKey: CryptoKey;
  /** HMAC-SHA-256: names records. */
  readonly nameKey: CryptoKey;
}

const utf8 = new TextEncoder();
const salt = utf8.encode("lampstand sync 1");

/** @param code 16 bytes */
export const keysOf = async (code: Uint8Array<ArrayBuffer>): Promise<SyncKeys> => {
  const { subtle } = crypto;
  const source = await subtle.importKey("raw", code, "HKDF", false, ["deriveBits"]);
  const bits = async (label: string, length: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      await subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info: utf8.encode(label) }, source, length),
    );
  const [store, token, record, name] = await Promise.all([
    bits("store", 128),
    bits("token", 256),
    bits("record", 256),
    bits("name", 256),
  ]);
  return {
    storeId: toHex(store),
    token: toBase64url(token),
    recordKey: await subtle.importKey("raw", record, "AES-GCM", false, ["encrypt", "decrypt"]),
    nameKey: await subtle.importKey("raw", name, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  };
};
