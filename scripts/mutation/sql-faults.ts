/** Small faults in SQL: what stands left is written as what stands right. */
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
  /** The whole file with this one fault. */
  readonly code: string;
}

/** Every fault of the list at every place of a file's statements: texts that hold SQL in capitals. */
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
