import { Link } from "#src/platform/page/router.tsx";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { formatScripture } from "#src/ui/format-scripture.tsx";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { passageHref } from "./passage.ts";

interface QuoteProps {
  text: string;
  reference: string;
  /** The `lang` of the text, as its file in `content` has it. */
  lang: string | undefined;
  className?: string;
}

/** A Scripture quotation with its reference, which links to the passage (docs/product/devotions.md, "Quotations"). */
export const Quote = ({ text, reference, lang, className = "" }: QuoteProps) => (
  <p className={`src ${className}`}>
    <span lang={lang}>{formatScripture(text)}</span> <PassageLink reference={reference} lang={lang} />
  </p>
);

export const PassageLink = ({ reference, lang }: Pick<QuoteProps, "reference" | "lang">) => {
  const translation = quotedTranslation(lang);
  return (
    <Link to={passageHref(reference, translation)} className="lone-link">
      {`${shownReference(reference)} `}
      <abbr title={translationName(translation)}>{shortName(translation)}</abbr>
    </Link>
  );
};
