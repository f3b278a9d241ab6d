import { digestLength } from "#domain/scripture/translations/digests.ts";
import { toHex } from "#domain/text/bytes.ts";

/**
 * Whether a text (as UTF-8) or bytes have this digest of the build: the first hexadecimal digits of the SHA-256
 * (docs/texts.md, "Digests"). True where the browser has no Web Crypto: on `http:` addresses of the local network.
 */
export const hasDigest = async (content: string | Uint8Array<ArrayBuffer>, digest: string): Promise<boolean> => {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return true;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return toHex(new Uint8Array(await subtle.digest("SHA-256", bytes))).slice(0, digestLength) === digest;
};
