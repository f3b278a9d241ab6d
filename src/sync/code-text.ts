/** Bytes as base64url (RFC 4648, section 5), without padding. */
export const toBase64url = (bytes: Uint8Array): string => {
  let text = "";
  // In chunks, because the number of arguments of a call is limited.
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** Decodes base64url; undefined if the text is invalid. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = new Uint8Array(binary.length);
    // A store has thousands of records: `Uint8Array.from` takes five times as long.
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
};

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

/** The code in a link to 'Your data' (`/your-data#sync=…`), or in its fragment alone; undefined without one. */
export const codeInLink = (link: string): Uint8Array<ArrayBuffer> | { readonly problem: "link" } | undefined => {
  const text = /#sync=(.*)/s.exec(link)?.[1]?.trimEnd();
  return text === undefined ? undefined : (codeFromText(text) ?? { problem: "link" });
};

/** The link in the QR code. Browsers do not send the fragment to the server (RFC 3986, section 3.5). */
export const linkWithCode = (origin: string, code: Uint8Array): string =>
  `${origin}/your-data#sync=${codeAsText(code)}`;
