import { Link } from "#src/platform/page/router.tsx";
import type { PassagePlace } from "#domain/scripture/reference/reference.ts";
import { passageHref, passageName } from "./passage.ts";

interface PassageLinkProps {
  reference: PassagePlace;
  /** The `lang` of the quotation, as its file in `content` has it. */
  lang: string | undefined;
}

/** Every answer links to its passage in the reader. */
export const PassageLink = ({ reference, lang }: PassageLinkProps) => (
  <Link to={passageHref(reference, lang)} className="lone-link">
    {passageName(reference, lang)}
  </Link>
);
