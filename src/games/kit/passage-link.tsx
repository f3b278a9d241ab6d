import { Link } from "react-router";
import type { VerseReference } from "#content/schema/games.ts";
import { passageHref, referenceText } from "./passage.ts";

/** Decision 41: every answer links to its passage in the reader. */
export const PassageLink = ({ reference }: { reference: VerseReference }) => (
  <Link to={passageHref(reference)} className="lone-link">
    {referenceText(reference)}, KJV
  </Link>
);
