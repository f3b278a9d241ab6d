import { digestLength } from "#domain/scripture/translations/digests.ts";
import { toHex } from "#domain/text/bytes.ts";

/** The digest (domain/scripture/translations/digests.ts) of a text or of bytes. */
export const digestOf = async (content: string | Uint8Array): Promise<string> => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))).slice(0, digestLength);
};
