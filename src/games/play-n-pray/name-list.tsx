import { Check } from "lucide-react";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { nameOf } from "./rules.ts";
import type { PrayCard } from "./state.ts";

/** After a round: every name with its prayer, to read in peace, and its passage. */
export const NameList = ({ cards }: { cards: readonly PrayCard[] }) => (
  <section aria-labelledby="pray-names">
    <h2 id="pray-names" className="pray-names-head">
      Names in this round
    </h2>
    <ul className="pray-names">
      {cards.map((card) => {
        const { name, meaning, prayer, reference } = nameOf(card);
        return (
          <li key={card.id}>
            <h3>
              {name}
              {card.isCompleted ? <Icon of={Check} small /> : null}
              <span className="sr">{card.isCompleted ? ", prayed" : ", not prayed"}</span>
            </h3>
            <p className="muted">{meaning}</p>
            <p>{prayer}</p>
            <PassageLink reference={reference} />
          </li>
        );
      })}
    </ul>
  </section>
);
