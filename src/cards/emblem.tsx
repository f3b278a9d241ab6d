import { cardEmblems } from "#content/cards/card-emblems.ts";
import type { CardCategory } from "#domain/site/card-categories.ts";
import { Niche } from "#src/ui/niche.tsx";

/** A card's drawing in its niche. Decorative: its title is next to it. */
export const Emblem = ({ category, isBig }: { category: CardCategory; isBig?: boolean }) => (
  <Niche className={isBig ? "big" : ""}>
    {cardEmblems[category].map(({ kind, path }) => (
      <path key={path} className={kind} d={path} />
    ))}
  </Niche>
);
