/** Cleans user input and tells text from attempted code. This does not make HTML safe: text is always rendered as text. */

const scriptOpen = "<script";
const scriptClose = "</script";

/** Lower case for ASCII only, which is enough for tags. `toLowerCase` would change the length (İ becomes two units). */
const withSmallLetters = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Removes `<script … </script>` blocks. An unclosed block stays, for `isSuspicious` to find. */
const withoutScriptBlocks = (text: string): string => {
  const lower = withSmallLetters(text);
  let kept = "";
  let from = 0;
  for (;;) {
    const open = lower.indexOf(scriptOpen, from);
    const close = open < 0 ? -1 : lower.indexOf(scriptClose, open);
    const end = close < 0 ? -1 : lower.indexOf(">", close);
    if (end < 0) return kept + text.slice(from);
    kept += text.slice(from, open);
    from = end + 1;
  }
};

// oxlint-disable-next-line no-control-regex -- control characters other than line feed and tab are not text
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu;

/** Characters that render as nothing: a text made only of these is blank. */
const unseen = /[\s\p{Cf}\p{M}\u115F\u1160\u2800\u3164]/gu;

/**
 * NFC, line feeds, no control characters, trimmed. Everything visible is kept as written. A lone surrogate (an emoji cut
 * in half by a field's length limit) becomes U+FFFD, as it would in the database.
 */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .replace(controls, "")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .trim();

export const isBlank = (text: string): boolean => text.replace(unseen, "") === "";

/** Strips script blocks, `javascript:` and inline handlers, then normalises. */
export const sanitise = (text: string): string =>
  normaliseText(
    withoutScriptBlocks(text)
      .replace(/javascript\s*:/giu, "")
      .replace(/\bon[a-z]{3,30}\s{0,20}=\s{0,20}(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\s>"']{0,2000})/giu, ""),
  );

/** Detects script tags, javascript:, inline handlers, eval, document. and window. as code, not at the end of a sentence. */
export const isSuspicious = (text: string): boolean =>
  /<\/?script|javascript\s*:|\bon[a-z]{3,30}\s{0,20}=|\beval\s{0,20}\(|\b(?:document|window)\.[a-z]/iu.test(text);
