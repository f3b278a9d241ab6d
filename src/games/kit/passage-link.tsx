import { Link } from "react-router";
import { type PassagePlace, passageHref, referenceText } from "./passage.ts";

/** Every answer links to its passage in the reader. */
export const PassageLink = ({ reference }: { reference: PassagePlace }) => (
  <Link to={passageHref(reference)} className="lone-link">
    {referenceText(reference)}, KJV
  </Link>
);
