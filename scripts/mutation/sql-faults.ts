/** SQL mutations: each left text is replaced by the right one. */
const changes: readonly (readonly [string, string])[] = [
  [" > ", " >= "],
  [" < ", " <= "],
  [" <= ", " < "],
  [" = ?", " <> ?"],
  ["IN (?, ?)", "IN (?, '')"],
  ["count(*)", "1"],
  ["max(", "min("],
  [" AND ", " OR "],
  ["NOT (", "("],
  ["WHERE EXISTS", "WHERE NOT EXISTS"],
  ["ORDER BY at DESC", "ORDER BY at ASC"],
  [" OFFSET ?", " OFFSET 0 * ?"],
  ["UNION ALL", "EXCEPT"],
  ["ON CONFLICT DO NOTHING", ""],
  ["(id, key, at) SELECT ?, ?, ?", "(id, key, at) SELECT ?1, ?2, 0 * ?3"],
];

export interface SqlFault {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with this one mutation. */
  readonly code: string;
}

/** Every mutation at every matching place in the file's SQL (strings with SQL keywords in capitals). */
export const sqlFaults = (code: string): readonly SqlFault[] =>
  [...code.matchAll(/`[^`]*`|"[^"\n]*"/g)]
    .filter(([text]) => /\b(?:SELECT|INSERT|DELETE|WHERE|AND)\b/.test(text))
    .flatMap(({ 0: text, index }) =>
      changes.flatMap(([before, after]) =>
        [...text.matchAll(new RegExp(before.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"))].map((found) => {
          const at = index + found.index;
          return { line: code.slice(0, at).split("\n").length, before, after, code: code.slice(0, at) + after + code.slice(at + before.length) };
        }),
      ),
    );
