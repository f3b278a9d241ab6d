/**
 * The commentaries that can be read beside a chapter. Their texts come from the service that has the translations of other
 * languages (docs/texts.md, "Commentaries"), which may drop one: then the panel says so, and the others stay.
 */
export interface Commentary {
  /** What the service calls it. */
  readonly id: CommentaryId;
  readonly name: string;
  readonly authors: string;
  /** When it was first published. A book of another age judges as its age did, so its year is always shown. */
  readonly year: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

export const commentaryIds = [
  "jamieson-fausset-brown",
  "matthew-henry",
  "adam-clarke",
  "john-gill",
  "keil-delitzsch",
  "john-calvin",
  "tyndale",
] as const;

export type CommentaryId = (typeof commentaryIds)[number];

const publicDomain = {
  licence: "Public Domain",
  licenceUrl: "https://creativecommons.org/publicdomain/mark/1.0/",
} as const;

/** In the order in which they are offered. */
export const commentaries: readonly Commentary[] = [
  {
    id: "jamieson-fausset-brown",
    name: "Commentary on the Whole Bible",
    authors: "Jamieson, Fausset and Brown",
    year: "1871",
    ...publicDomain,
  },
  {
    id: "matthew-henry",
    name: "Exposition of the Old and New Testaments",
    authors: "Matthew Henry",
    year: "1706–1721",
    ...publicDomain,
  },
  { id: "adam-clarke", name: "Commentary on the Bible", authors: "Adam Clarke", year: "1810–1826", ...publicDomain },
  { id: "john-gill", name: "Exposition of the Whole Bible", authors: "John Gill", year: "1746–1763", ...publicDomain },
  {
    id: "keil-delitzsch",
    name: "Commentary on the Old Testament",
    authors: "Keil and Delitzsch",
    year: "1861–1875",
    ...publicDomain,
  },
  { id: "john-calvin", name: "Commentaries", authors: "John Calvin", year: "1540–1565", ...publicDomain },
  {
    id: "tyndale",
    name: "Open Study Notes",
    authors: "Tyndale House Publishers",
    year: "2022",
    licence: "CC BY-SA 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by-sa/4.0/",
  },
];

export const defaultCommentaryId: CommentaryId = "jamieson-fausset-brown";

export const commentaryById = (id: CommentaryId): Commentary => commentaries.find((one) => one.id === id)!;
