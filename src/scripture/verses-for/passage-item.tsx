import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { Copy, Share2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { quotation } from "#domain/scripture/quotation.ts";
import { readPath, sharePath } from "#domain/scripture/read-address.ts";
import { chapterReference, verseReference, type Reference } from "#domain/scripture/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations.ts";
import { shareCounted } from "#src/api/shares.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/share.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
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

/** One passage: its words, what it gives, and its actions. */
export const PassageItem = ({ passage }: { passage: QuotedPassage }) => {
  const id = useId();
  const { reference, text, why } = passage;
  const place = referenceTo(passage);
  const copied = quotation([text], reference);
  return (
    <li>
      <article className="subject-passage" aria-labelledby={id}>
        <header>
          <h2 id={id}>
            <Link to={readPath(defaultTranslationId, place)}>{reference}</Link>{" "}
            <abbr title="King James Version">KJV</abbr>
          </h2>
          <div className="row row-tight">
            <IconButton label={`Copy ${reference}`} onClick={() => void copyWithToast(copied, reference)}>
              <Icon of={Copy} />
            </IconButton>
            <IconButton
              label={`Share ${reference}`}
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
        <blockquote>
          <p>{scriptureWords(text)}</p>
        </blockquote>
        <p className="subject-why">{why}</p>
      </article>
    </li>
  );
};
