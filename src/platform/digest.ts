import { digestLength } from "#domain/scripture/translations/digests.ts";
import { toHex } from "#domain/text/bytes.ts";

/**
 * The first hexadecimal digits of the SHA-256 of a text (as UTF-8) or of bytes. Undefined where the browser has no Web
 * Crypto: on `http:` addresses of the local network.
 */
export const digestOf = async (
  content: string | Uint8Array<ArrayBuffer>,
  digits: number,
): Promise<string | undefined> => {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return subtle && toHex(new Uint8Array(await subtle.digest("SHA-256", bytes))).slice(0, digits);
};

/** Whether content has this digest of the build (docs/texts.md, "Digests"). True where the browser has no Web Crypto. */
export const hasDigest = async (content: string | Uint8Array<ArrayBuffer>, digest: string): Promise<boolean> =>
  ((await digestOf(content, digestLength)) ?? digest) === digest;
