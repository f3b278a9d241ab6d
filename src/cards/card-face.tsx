import { Link } from "react-router";
import { cardTypes } from "#content/cards/card-types.ts";
import { formatReference } from "#domain/scripture/format-reference.ts";
import { readPath } from "#domain/scripture/read-address.ts";
import { verseReference } from "#domain/scripture/reference.ts";
import { type CardCategory, cardTitles } from "#domain/site/card-categories.ts";
import { Emblem } from "./emblem.tsx";

/** The paper: emblem, occasion, verse. `heading` is the title's heading level. */
export const CardFace = ({ category, heading: Heading = "h1" }: { category: CardCategory; heading?: "h1" | "h2" }) => {
  const { verse, reference } = cardTypes[category];
  return (
    <div className="card-paper">
      <Emblem category={category} isBig />
      <Heading className="card-title" {...(Heading === "h1" ? { tabIndex: -1 } : {})}>
        {cardTitles[category]}
      </Heading>
      <p className="card-verse">{verse}</p>
      <p className="cite">
        <Link to={readPath("kjv", verseReference(reference))}>{formatReference(verseReference(reference))}</Link> <span>KJV</span>
      </p>
    </div>
  );
};
