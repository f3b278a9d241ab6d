import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { ChevronRight } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { cardTypes } from "#content/cards/card-types.ts";
import { newCardId } from "#domain/api/cards.ts";
import { type CardCategory, cardCategories, cardPath } from "#domain/site/cards/card-categories.ts";
import { cardTitles } from "#domain/site/cards/messages.ts";
import { systemClock } from "#src/platform/clock.ts";
import { randomHex } from "#src/platform/random.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import "./card-menu.css";
import { CardArt } from "./card-art.tsx";
import { MyCards } from "./my-cards.tsx";
import { menuMessages } from "./messages.ts";

let made: Partial<Record<CardCategory, string>> = {};

/** A new card's address, once per arrival. Generated in the browser: at build time everybody would get the same card. */
const newPath = (category: CardCategory): string =>
  (made[category] ??= cardPath(category, newCardId(systemClock.now(), randomHex)));

const CardChoice = ({ category }: { category: CardCategory }) => {
  const to = useReadAfterHydration(() => newPath(category), "/card-menu");
  return (
    <li>
      <Link
        className="card-choice"
        to={to}
        onClick={() => {
          made = {};
        }}
      >
        <CardArt category={category} />
        <span className="card-choice-text">
          <b>{cardTitles[category]}</b>
          <span>{cardTypes[category].description}</span>
        </span>
        <Icon of={ChevronRight} small />
      </Link>
    </li>
  );
};

/** `/card-menu`: nine kinds of card, each linking to a new one, and the cards opened on this device. */
export const Page = () => (
  <Wrap>
    <PageHead title={menuMessages.title}>
      {menuMessages.lead} {menuMessages.note}
    </PageHead>
    <ul className="card-choices" aria-label={menuMessages.kinds}>
      {cardCategories.map((category) => (
        <CardChoice key={category} category={category} />
      ))}
    </ul>
    <MyCards />
  </Wrap>
);
