import * as z from "zod/mini";
import { fromBase64url, toBase64url } from "./code-text.ts";
import type { SyncKeys } from "./keys.ts";
import { partKey } from "./replica.ts";
import type { Version } from "./version.ts";

/** Encrypts a version of a part as a record that only the code’s devices can read, and decrypts it (docs/sync.md, "Records"). */

export interface SealedRecord {
  readonly name: string;
  /** Nonce, ciphertext and tag, as base64url. */
  readonly data: string;
}

export interface OpenedRecord {
  readonly key: string;
  readonly name: string;
  readonly version: Version;
}

const nonceBytes = 12;
const nameBytes = 16;
/** Header: one byte for whether the content is compressed, four for its length. */
const headerBytes = 5;
const minBytes = 256;
const maxBytes = 16_384;
/** Maximum decompressed size: sixteen times that of an uncompressed record. */
const maxDecompressedBytes = 262_144;

const contentSchema = z.object({
  key: z.string(),
  name: z.string(),
  seen: z.record(z.string().check(z.maxLength(32)), z.int().check(z.nonnegative(), z.maximum(8.64e15))),
  value: z.optional(z.unknown()),
});

const utf8 = new TextEncoder();

/** Additional authenticated data: a record is valid only in this store and under this name. */
const additionalDataFor = (storeId: string, name: string): Uint8Array<ArrayBuffer> =>
  utf8.encode(`lampstand sync 1\n${storeId}\n${name}`);

/** The transform's output for these bytes; undefined if it is larger than `most`. */
const transformed = async (
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const writer = writable.getWriter();
  // Invalid bytes also make the reader reject, which is handled there.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  return chunks.length === 1 ? chunks[0] : new Uint8Array(await new Blob(chunks).arrayBuffer());
};

/** Compressed if that is smaller, then padded to a power of two to hide its length. */
const padded = async (text: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const plain = utf8.encode(text);
  const isSmall = plain.length + headerBytes <= minBytes;
  const compressed = (isSmall ? undefined : await transformed(plain, new CompressionStream("deflate-raw"))) ?? plain;
  const isCompressed = compressed.length < plain.length;
  const body = isCompressed ? compressed : plain;
  let size = minBytes;
  while (size < body.length + headerBytes) size *= 2;
  if (size > maxBytes || plain.length > maxDecompressedBytes) return undefined;
  const bytes = new Uint8Array(size);
  bytes[0] = isCompressed ? 1 : 0;
  new DataView(bytes.buffer).setUint32(1, body.length);
  bytes.set(body, headerBytes);
  return bytes;
};

const unpadded = async (bytes: Uint8Array<ArrayBuffer>): Promise<unknown> => {
  if (bytes.length < headerBytes) return undefined;
  const length = new DataView(bytes.buffer).getUint32(1);
  const body = bytes.slice(headerBytes, headerBytes + length);
  const plain =
    bytes[0] === 1 ? await transformed(body, new DecompressionStream("deflate-raw"), maxDecompressedBytes) : body;
  return plain && JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain));
};

/** The name under which the server stores a part; meaningless without the code. */
export const recordName = async ({ nameKey }: SyncKeys, part: string): Promise<string> => {
  const digest = await crypto.subtle.sign("HMAC", nameKey, utf8.encode(part));
  return toBase64url(new Uint8Array(digest, 0, nameBytes));
};

/** Encrypts a part. Undefined if it is too large for a record. */
export const seal = async (keys: SyncKeys, { key, name, version }: OpenedRecord): Promise<SealedRecord | undefined> => {
  const plain = await padded(JSON.stringify({ key, name, ...version }));
  if (plain === undefined) return undefined;
  const recordId = await recordName(keys, partKey(key, name));
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const additionalData = additionalDataFor(keys.storeId, recordId);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, keys.recordKey, plain);
  const data = new Uint8Array(nonceBytes + sealed.byteLength);
  data.set(iv);
  data.set(new Uint8Array(sealed), nonceBytes);
  return { name: recordId, data: toBase64url(data) };
};

/** Decrypts a record. Undefined if it was not sealed under this name with this code, or has another shape. */
export const open = async (keys: SyncKeys, { name, data }: SealedRecord): Promise<OpenedRecord | undefined> => {
  const bytes = fromBase64url(data);
  if (bytes === undefined) return undefined;
  try {
    const iv = bytes.subarray(0, nonceBytes);
    const additionalData = additionalDataFor(keys.storeId, name);
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv, additionalData },
      keys.recordKey,
      bytes.subarray(nonceBytes),
    );
    const content = contentSchema.safeParse(await unpadded(new Uint8Array(plain)));
    if (!content.success) return undefined;
    const { key, name: part, seen, value } = content.data;
    return { key, name: part, version: { seen, value } };
  } catch {
    return undefined;
  }
};
