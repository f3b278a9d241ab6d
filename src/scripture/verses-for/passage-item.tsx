import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { Copy, Share2 } from "lucide";
import { useId } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { lang } from "#content/subjects/intros.ts";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { quotation } from "#domain/scripture/text/quotation.ts";
import { readPath, sharePath } from "#domain/scripture/reference/read-address.ts";
import { chapterReference, verseReference, type Reference } from "#domain/scripture/reference/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { verseList } from "#domain/scripture/reference/verse-set.ts";
import { firstTranslation, locale, quotedIn } from "#domain/site/locales/locale.ts";
import { shareCounted } from "#src/usage/shares.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/page/share.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { subjectMessages } from "./messages.ts";
import { type QuotedPassage, versesOf } from "./quoted-passage.ts";

/** The passage in the reader. */
const referenceTo = (passage: QuotedPassage): Reference => {
  const { book, chapter, verses } = versesOf(passage);
  const at = (verse: number) => ({ book, chapter, verse });
  const [first] = verses;
  return first === undefined
    ? chapterReference({ book, chapter })
    : verseReference(at(first), at(verses.at(-1) ?? first));
};

/** As the language of the interface names it. */
const shownReference = (passage: QuotedPassage): string => {
  if (locale === "en") return passage.reference;
  const { book, chapter, verses } = versesOf(passage);
  return `${chapterTitle(book, chapter)}${verses.length === 0 ? "" : `:${verseList(verses)}`}`;
};

/** One passage: its words, what it gives, and its actions. */
export const PassageItem = ({ passage }: { passage: QuotedPassage }) => {
  const id = useId();
  const { text, why } = passage;
  const reference = shownReference(passage);
  const place = referenceTo(passage);
  const copied = quotation([text], reference);
  return (
    <li>
      <article className="subject-passage" aria-labelledby={id}>
        <header>
          <h2 id={id}>
            <Link to={readPath(firstTranslation, place)}>{reference}</Link> <abbr title="King James Version">KJV</abbr>
          </h2>
          <div className="row row-tight">
            <IconButton label={subjectMessages.copy(reference)} onClick={() => void copyWithToast(copied, reference)}>
              <Icon of={Copy} />
            </IconButton>
            <IconButton
              label={subjectMessages.share(reference)}
              onClick={() =>
                void shareCounted({
                  title: reference,
                  text: copied,
                  url: absoluteUrl(sharePath(defaultTranslationId, place)),
                  description: reference,
                })
              }
            >
              <Icon of={Share2} />
            </IconButton>
          </div>
        </header>
        <blockquote lang={quotedIn}>
          <p>{scriptureWords(text)}</p>
        </blockquote>
        <p className="subject-why" lang={lang}>
          {why}
        </p>
      </article>
    </li>
  );
};
