import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { Link } from "react-router";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { kitMessages } from "./messages.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { passageHref } from "./passage.ts";

interface QuoteProps {
  text: string;
  reference: string;
  className?: string;
}

/** A Scripture quotation with its reference, which links to the passage. The text is KJV (docs/product/devotions.md, "Quotations"). */
export const Quote = ({ text, reference, className = "" }: QuoteProps) => (
  <p className={`src ${className}`}>
    <span lang={quotedIn}>{scriptureWords(text)}</span> <PassageLink reference={reference} />
  </p>
);

export const PassageLink = ({ reference }: { reference: string }) => (
  <Link to={passageHref(reference)} className="lone-link">
    {shownReference(reference)} <abbr title={kitMessages.kjv}>KJV</abbr>
  </Link>
);
