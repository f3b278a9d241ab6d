import { Link } from "react-router";
import { type PassagePlace, passageHref, passageName } from "./passage.ts";

/** Every answer links to its passage in the reader. */
export const PassageLink = ({ reference }: { reference: PassagePlace }) => (
  <Link to={passageHref(reference)} className="lone-link">
    {passageName(reference)}
  </Link>
);
