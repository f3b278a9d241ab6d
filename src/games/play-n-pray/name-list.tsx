import { Check } from "lucide";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { prayMessages } from "./messages.ts";
import { nameOf } from "./rules.ts";
import type { PrayCard } from "./state.ts";

/** After a round: every name with its prayer, to read in peace, and its passage. */
export const NameList = ({ cards }: { cards: readonly PrayCard[] }) => (
  <section aria-labelledby="pray-names">
    <h2 id="pray-names" className="pray-names-head">
      {prayMessages.names}
    </h2>
    <ul className="pray-names">
      {cards.map((card) => {
        const { name, meaning, prayer, reference } = nameOf(card);
        return (
          <li key={card.id}>
            <h3>
              <span lang={quotedIn}>{name}</span>
              {card.isCompleted ? <Icon of={Check} small /> : null}
              <span className="sr">{card.isCompleted ? prayMessages.isPrayed : prayMessages.isNotPrayed}</span>
            </h3>
            <p className="muted" lang={quotedIn}>
              {meaning}
            </p>
            <p lang={quotedIn}>{prayer}</p>
            <PassageLink reference={reference} />
          </li>
        );
      })}
    </ul>
  </section>
);
