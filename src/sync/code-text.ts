import { fromBase64url, toBase64url } from "./base64url.ts";

/**
 * A sync code: 128 random bits (docs/sync.md, "The code"), as 22 characters for links and storage. As words, for people:
 * code.ts.
 */

export const codeBytes = 16;

export const codeAsText = toBase64url;

/** Inverse of `codeAsText`; undefined for any other text. */
export const codeFromText = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes = fromBase64url(text);
  return bytes?.length === codeBytes && codeAsText(bytes) === text ? bytes : undefined;
};

/** The code in a link to the privacy page (`/privacy-policy#sync=…`), or in its fragment alone; undefined without one. */
export const codeInLink = (link: string): Uint8Array<ArrayBuffer> | undefined => {
  const text = /#sync=([A-Za-z0-9_-]{22})\s*$/.exec(link)?.[1];
  return text === undefined ? undefined : codeFromText(text);
};

/** The link in the QR code. Browsers do not send the fragment to the server (RFC 3986, section 3.5). */
export const linkWithCode = (origin: string, code: Uint8Array): string =>
  `${origin}/privacy-policy#sync=${codeAsText(code)}`;
