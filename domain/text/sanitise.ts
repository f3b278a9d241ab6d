/** Cleaning what people type, and telling text from attempts at code. Nothing here makes HTML safe: text is rendered as text. */

const scriptOpen = "<script";
const scriptClose = "</script";

/** Cuts `<script … </script>` blocks; a block that is never closed is left for the suspicion rule to find. */
const withoutScriptBlocks = (text: string): string => {
  const lower = text.toLowerCase();
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

// oxlint-disable-next-line no-control-regex -- control characters other than line feed and tab are no text
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu;

/** Characters that draw nothing: a text of these alone is blank. */
const unseen = /[\s\p{Cf}\p{M}\u115F\u1160\u2800\u3164]/gu;

/**
 * NFC, line feeds, no control characters, trimmed. Everything a person can see is kept as written. Half an emoji, as a
 * field leaves it that cuts a pasted text, is U+FFFD here as it would be in the database.
 */
export const normaliseText = (text: string): string =>
  text.normalize("NFC").replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(controls, "").replace(/\p{Surrogate}/gu, "\uFFFD").trim();

export const isBlank = (text: string): boolean => text.replace(unseen, "") === "";

/** Strips script blocks, `javascript:` and inline handlers (specification 1, section 5), then normalises. */
export const sanitise = (text: string): string =>
  normaliseText(
    withoutScriptBlocks(text)
      .replace(/javascript\s*:/giu, "")
      .replace(/\bon[a-z]{3,30}\s{0,20}=\s{0,20}(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\s>"']{0,2000})/giu, ""),
  );

/** Script tags, javascript:, inline event handlers, eval, document., window. — as code, not as the end of a sentence. */
export const isSuspicious = (text: string): boolean =>
  /<\/?script|javascript\s*:|\bon[a-z]{3,30}\s{0,20}=|\beval\s{0,20}\(|\b(?:document|window)\.[a-z]/iu.test(text);
