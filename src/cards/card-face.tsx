import { Link } from "#src/platform/page/router.tsx";
import { cardTypes, lang } from "#content/cards/card-types.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { cardDetailNames, type CardDetails } from "#domain/api/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardDetailTexts, cardTitles } from "#domain/site/cards/messages.ts";
import { CardArt } from "./card-art.tsx";

/** "For Anna and Tom". What was typed has its own writing direction. */
export const CardDetailLines = ({ details }: { details: CardDetails }) =>
  cardDetailNames.map((name) =>
    details[name] === undefined ? null : (
      <p key={name} className="card-for">
        {cardDetailTexts[name].front}
        <bdi>{details[name]}</bdi>
      </p>
    ),
  );

export const CardVerse = ({ category }: { category: CardCategory }) => {
  const { verse, reference } = cardTypes[category];
  const translation = quotedTranslation(lang);
  return (
    <>
      <p className="card-verse" lang={lang}>
        {verse}
      </p>
      <p className="cite">
        <Link to={readPath(translation, verseReference(reference))}>{formatReference(verseReference(reference))}</Link>{" "}
        <span>{shortName(translation)}</span>
      </p>
    </>
  );
};

export const CardFace = ({ category, details }: { category: CardCategory; details: CardDetails }) => (
  <div className="card-paper">
    <CardArt category={category} />
    <div className="card-paper-text">
      <h1 className="card-title" tabIndex={-1}>
        {cardTitles[category]}
      </h1>
      <CardDetailLines details={details} />
      <CardVerse category={category} />
    </div>
  </div>
);
