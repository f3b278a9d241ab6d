/** Queries that nobody types by accident. They get normal responses; `npm run bench -- search` measures how fast. */
export const hostileQueries: readonly string[] = [
  "a",
  "th",
  "the of and",
  '"of the"',
  '"of the',
  '"the',
  "the ".repeat(10_000),
  `"${"and ".repeat(10_000)}"`,
  "x".repeat(65_536),
  "lord ".repeat(10_000),
  "(a+)+$",
  "[a-z]*",
  "love.*",
  "constructor",
  "__proto__",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  "qqqqqqqq wwwwwwww eeeeeeee",
  `a${"'".repeat(5000)}`,
  "don't'don't'don't",
  "a".repeat(23),
  "zebra".repeat(4),
];

/** Fragments that, repeated, are the most expensive for a reference parser. */
export const hostileReferencePieces: readonly string[] = [
  "John (",
  "John\u05D0",
  "John , ",
  "1 ",
  "Gen 1:1-",
  "a",
  " ",
  "first second third ",
  "song of ",
  "and one ",
];
