import { formatScripture } from "#src/ui/format-scripture.tsx";
import { useId } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { lang } from "#content/subjects/intros.ts";
import { readPath, sharePath } from "#domain/scripture/reference/read-address.ts";
import { defaultTranslationId, translationById } from "#domain/scripture/translations/translations.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { spanOfSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { firstTranslation, locale, quotedIn } from "#domain/site/locales/locale.ts";
import { CopyAndShare } from "#src/scripture/share/copy-and-share.tsx";
import { useServiceVerses } from "#src/scripture/use-service-verses.ts";
import { type QuotedPassage, versesOf } from "./quoted-passage.ts";
import "#src/ui/styles/passages.css";

/** One passage: its words, what it gives, and its actions. */
export const PassageItem = ({ passage }: { passage: QuotedPassage }) => {
  const id = useId();
  const { ref, verses } = useServiceVerses<HTMLLIElement>(firstTranslation, versesOf(passage));
  // The page has it in a text of the site. Where the language's own is a service's, that one follows.
  const { text, edition } = verses ?? passage;
  const translation = edition?.id ?? defaultTranslationId;
  const reference = locale === "en" ? passage.reference : verseSetReference(versesOf(passage));
  const place = spanOfSet(versesOf(passage));
  return (
    <li ref={ref}>
      <article className="passage subject-passage" aria-labelledby={id}>
        <header className="passage-bar">
          <h2 id={id}>
            <Link className="row-link" to={readPath(firstTranslation, place)}>
              {reference}
            </Link>{" "}
            <abbr title={edition?.name ?? translationById(translation).name}>{shortName(translation)}</abbr>
          </h2>
          <CopyAndShare words={text} reference={reference} path={sharePath(translation, place)} />
        </header>
        <blockquote lang={edition?.tag ?? quotedIn}>
          <p>{formatScripture(text)}</p>
        </blockquote>
        <p className="subject-why" lang={lang}>
          {passage.why}
        </p>
      </article>
    </li>
  );
};
