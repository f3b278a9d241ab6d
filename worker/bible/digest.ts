import { digestLength } from "#domain/scripture/translations/digests.ts";
import { sha256Hex } from "../hashes.ts";

/** The digest (domain/scripture/translations/digests.ts) of a text or of bytes. */
export const digestOf = async (content: string | Uint8Array): Promise<string> =>
  (await sha256Hex(content)).slice(0, digestLength);
