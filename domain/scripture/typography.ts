/** Brings what people type, paste or dictate to plain characters before any rule looks at it (decision 2). */

const dashes = / ?[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D] ?/g;
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;
const doubleQuotes = /[\u201C-\u201F\u00AB\u00BB\u2033\u301D-\u301F]/g;
const singleQuotes = /[\u2018-\u201B\u2032\u00B4`]/g;

/**
 * Compatibility forms to plain ones, accents off, all dashes to `-`, all quotes to `"` and `'`, a dot or comma-like sign
 * between chapter and verse to `:`, white space collapsed. Idempotent; linear in the length of the text.
 */
export const plainTypography = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(doubleQuotes, '"')
    .replace(singleQuotes, "'")
    .replace(/\s+/g, " ")
    .replace(dashes, "-")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(\d)[.\u2024\u00B7](?=\d)/g, "$1:")
    .replace(/[\u3001\u060C]/g, ",")
    .replace(/\s+/g, " ")
    .trim();
