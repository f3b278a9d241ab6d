import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { Link } from "react-router";
import { passageHref } from "./passage.ts";

interface QuoteProps {
  text: string;
  reference: string;
  className?: string;
}

/** A Scripture quotation with its reference, which links to the passage. The text is KJV (docs/product/devotions.md, "Quotations"). */
export const Quote = ({ text, reference, className = "" }: QuoteProps) => (
  <p className={`src ${className}`}>
    {scriptureWords(text)} <PassageLink reference={reference} />
  </p>
);

export const PassageLink = ({ reference }: { reference: string }) => (
  <Link to={passageHref(reference)} className="lone-link">
    {reference} <abbr title="King James Version">KJV</abbr>
  </Link>
);
