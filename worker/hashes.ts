import { digestLength } from "#domain/scripture/translations/digests.ts";
import { toHex } from "#domain/text/bytes.ts";

const sha256 = async (content: string | Uint8Array): Promise<Uint8Array> => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
};

/** SHA-256 of bytes, or of a text as UTF-8, in lower-case hex. */
export const sha256Hex = async (content: string | Uint8Array): Promise<string> => toHex(await sha256(content));

/** The digest (domain/scripture/translations/digests.ts) of a text or of bytes. */
export const digestOf = async (content: string | Uint8Array): Promise<string> =>
  (await sha256Hex(content)).slice(0, digestLength);

/** An inline style or script as a source of a policy (CSP Level 3, section 2.3.1), without quotes: `sha256-…`. */
export const inlineSource = async (content: string): Promise<string> =>
  `sha256-${btoa(String.fromCharCode(...(await sha256(content))))}`;
