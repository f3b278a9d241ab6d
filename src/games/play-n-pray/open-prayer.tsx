import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Button } from "#src/ui/button.tsx";
import { prayIntro } from "./messages.ts";
import { nameOf } from "./rules.ts";
import type { PrayCard } from "./state.ts";

interface OpenPrayerProps {
  card: PrayCard | undefined;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onClose: () => void;
}

/** The prayer of the open card. It closes when the card counts as prayed, unless it is kept open. */
export const OpenPrayer = ({ card, isKept, onKeep, onClose }: OpenPrayerProps) => {
  if (!card) {
    return (
      <section className="pray-open is-empty" aria-label="The open card">
        <p className="muted">{prayIntro.empty}</p>
      </section>
    );
  }
  const { name, meaning, words, prayer, reference } = nameOf(card);
  return (
    <section className="pray-open" aria-label="The open card">
      <h2>{name}</h2>
      <p className="pray-meaning">{meaning}</p>
      <p className="pray-prayer">{prayer}</p>
      <p className="pray-source">
        <q>{words}</q> <PassageLink reference={reference} />
      </p>
      <div className="row pray-presses">
        {isKept ? null : <Button onClick={() => onKeep(true)}>Keep open</Button>}
        <Button variant={isKept ? "outline" : "quiet"} onClick={onClose}>
          {isKept ? "Amen" : "Close"}
        </Button>
      </div>
    </section>
  );
};
