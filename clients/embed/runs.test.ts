import { describe, expect, it } from "vitest";
import { piecesOf } from "./runs.ts";
import { referenceText } from "#domain/scripture/reference/find-references.ts";

const pieces = (...texts: readonly string[]) =>
  piecesOf(texts).map((own, index) =>
    own.map(({ found, start, end, continues }) => [
      `${continues ? "… " : ""}${texts[index]!.slice(start, end)}`,
      referenceText(found),
    ]),
  );

describe("references over several texts", () => {
  it.each<readonly [texts: readonly string[], pieces: readonly (readonly (readonly string[])[])[]]>([
    [["see Romans 8:28"], [[["Romans 8:28", "Romans 8:28"]]]],
    [
      ["see ", "Romans", " 8:28, too"],
      [[], [["Romans", "Romans 8:28"]], [["… 8:28", "Romans 8:28"]]],
    ],
    [
      ["1 ", "Cor.", " 13", ":4"],
      [
        [["1 ", "1 Corinthians 13:4"]],
        [["… Cor.", "1 Corinthians 13:4"]],
        [["… 13", "1 Corinthians 13:4"]],
        [["… :4", "1 Corinthians 13:4"]],
      ],
    ],
    [
      ["Gal 5:22", ", 23"],
      [[["Gal 5:22", "Galatians 5:22"]], [["23", "Galatians 5:23"]]],
    ],
    [
      ["Psalm 119", ":105"],
      [[["Psalm 119", "Psalms 119:105"]], [["… :105", "Psalms 119:105"]]],
    ],
    [
      ["1 John", " 4:8"],
      [[["1 John", "1 John 4:8"]], [["… 4:8", "1 John 4:8"]]],
    ],
    [
      ["Romans", " ", "8:28"],
      [[["Romans", "Romans 8:28"]], [], [["… 8:28", "Romans 8:28"]]],
    ],
    [
      ["Rom", " 8:28", " says; ", "more than enough"],
      [[["Rom", "Romans 8:28"]], [["… 8:28", "Romans 8:28"]], [], []],
    ],
    [
      ["John 3:16", "5 people"],
      [[["John 3:16", "John 3:16"]], []],
    ],
    [
      ["Mark", " 10:30"],
      [[], []],
    ],
    [
      ["Mark ", "10:30"],
      [[], []],
    ],
    [
      ["For God so loved (", "John", " 3:16)"],
      [[], [["John", "John 3:16"]], [["… 3:16", "John 3:16"]]],
    ],
    [
      ["he said. ", "John", " 3:16"],
      [[], [["John", "John 3:16"]], [["… 3:16", "John 3:16"]]],
    ],
    [
      ["John", " ", "3:16"],
      [[], [], []],
    ],
    [
      ["John", " ", "3:16-18"],
      [[["John", "John 3:16-18"]], [], [["… 3:16-18", "John 3:16-18"]]],
    ],
    [
      ["Rom", "8:28"],
      [[], []],
    ],
    [
      ["John 3:1", "6 comments"],
      [[["John 3:1", "John 3:1"]], []],
    ],
    [
      ["In ", "Romans 8", " the Spirit helps (v. 26)"],
      [[], [["Romans 8", "Romans 8"]], [["v. 26", "Romans 8:26"]]],
    ],
    [
      ["Luke", ": 4:18"],
      [[], []],
    ],
  ])("%j", (texts, expected) => expect(pieces(...texts)).toEqual(expected));
});
