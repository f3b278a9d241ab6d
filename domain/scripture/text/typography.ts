/** Converts typed, pasted or dictated text to plain characters before any rule is applied. */

const dashes = / ?[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D] ?/g;
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;
const doubleQuotes = /[\u201C-\u201F\u00AB\u00BB\u2033\u301D-\u301F]/g;
const singleQuotes = /[\u2018-\u201B\u2032\u00B4`]/g;

/**
 * Replaces compatibility forms by plain ones, removes accents, turns all dashes into `-`, quotes into `"` and `'`, and
 * a dot between chapter and verse into `:`, and collapses white space. Idempotent; linear in the length of the text.
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
