import { Link } from "react-router";
import { passageHref } from "./passage.ts";

interface QuoteProps {
  text: string;
  reference: string;
  className?: string;
}

/** Scripture of our content with its reference, which opens the passage. The text is KJV (decision 45). */
export const Quote = ({ text, reference, className = "" }: QuoteProps) => (
  <p className={`src ${className}`}>
    {text} <PassageLink reference={reference} />
  </p>
);

export const PassageLink = ({ reference }: { reference: string }) => (
  <Link to={passageHref(reference)} className="lone-link">
    {reference} <abbr title="King James Version">KJV</abbr>
  </Link>
);
