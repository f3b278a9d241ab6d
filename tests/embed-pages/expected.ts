/**
 * The references of the pages in this folder, counted by hand as a reader would see them, part by part: "38; 9:4" are two.
 * `missed` are those that the script leaves alone, `wrong` what it takes for one: a result of a match.
 */
export const expected = {
  blog: { references: 76, missed: [], wrong: [] },
  news: { references: 30, missed: [], wrong: ["Mark 4:1"] },
  forum: { references: 57, missed: ["jn 3:5", "Ac 2"], wrong: [] },
  framework: { references: 7, missed: [], wrong: [] },
  policy: { references: 31, missed: [], wrong: [] },
} as const satisfies Readonly<
  Record<string, { readonly references: number; readonly missed: readonly string[]; readonly wrong: readonly string[] }>
>;
