/**
 * Mutations of statements written with the query builder: each left text is replaced by the right one. `orm` is the query
 * builder's package, so that a mutation may use what the file does not import.
 */
const changes: readonly (readonly [string, string])[] = [
  ["gt(", "orm.gte("],
  ["lt(", "orm.lte("],
  ["lte(", "orm.lt("],
  ["eq(", "orm.ne("],
  ["and(", "orm.or("],
  ["desc(", "orm.asc("],
  ["count()", "orm.sql<number>`1`"],
  ["EXISTS", "NOT EXISTS"],
  ["NOT (", "("],
  ["sql`false`", "orm.sql`true`"],
  [".onConflictDoNothing()", ""],
  [".limit(1)", ".limit(2)"],
  ["limit.maxAttempts - 1", "0"],
  ["limit.maxAttempts)", "limit.maxAttempts + 1)"],
  ["limit.windowMs)", "0 * limit.windowMs)"],
  ["attempt.now - limit", "attempt.now + limit"],
  ["isBelow([today, yesterday])", "isBelow([today])"],
  ["isBelow([today, yesterday]), ", ""],
  ["isBelow([device])", "isBelow([today])"],
  ["isBelow([device]), ", ""],
  [", ${attempt.now} WHERE", ", ${0 * attempt.now} WHERE"],
  ["${today}, ", "${yesterday}, "],
  [":device`}, ${device}", ":device`}, ${today}"],
  ["visitorKeys(limit, attempt))", "[deviceKey(limit, attempt)])"],
  ["filling([deviceKey(limit, attempt)])", "filling(visitorKeys(limit, attempt))"],
];

interface SqlFault {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with this one mutation. */
  readonly code: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every mutation at every matching place of a file, but for its imports and comments. */
export const sqlFaults = (code: string): readonly SqlFault[] =>
  changes.flatMap(([before, after]) =>
    [...code.matchAll(new RegExp(/^\w/.test(before) ? `(?<![\\w.])${escaped(before)}` : escaped(before), "g"))].flatMap(
      ({ index }) => {
        const line = code.slice(0, index).split("\n").length;
        if (/^\s*(?:import|\/?\*)/.test(code.split("\n")[line - 1]!)) return [];
        return [
          {
            line,
            before,
            after,
            code: `import * as orm from "drizzle-orm";\n${code.slice(0, index)}${after}${code.slice(index + before.length)}`,
          },
        ];
      },
    ),
  );
