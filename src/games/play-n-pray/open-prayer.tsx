import { useRef } from "react";
import { lang } from "#content/games/names-of-god.ts";
import { useInView } from "#src/games/kit/focus.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Button } from "#src/ui/button.tsx";
import { prayMessages } from "./messages.ts";
import { nameOf } from "./rules.ts";
import type { PrayCard } from "./stored.ts";

interface OpenPrayerProps {
  card: PrayCard | undefined;
  onClose: () => void;
}

/** The prayer of the open card, until it is closed or another card is opened. */
export const OpenPrayer = ({ card, onClose }: OpenPrayerProps) => {
  const panel = useRef<HTMLElement>(null);
  useInView(panel, card?.id ?? null);
  if (!card) {
    return (
      <section className="pray-open is-empty" aria-label={prayMessages.openCard}>
        <p className="muted">{prayMessages.empty}</p>
      </section>
    );
  }
  const { name, meaning, words, prayer, reference } = nameOf(card);
  return (
    <section className="pray-open" ref={panel} aria-label={prayMessages.openCard}>
      <h2 lang={lang}>{name}</h2>
      <p className="pray-meaning" lang={lang}>
        {meaning}
      </p>
      <p className="pray-prayer" lang={lang}>
        {prayer}
      </p>
      <p className="pray-source">
        <q lang={lang}>{words}</q> <PassageLink reference={reference} lang={lang} />
      </p>
      <div className="row pray-presses">
        <Button onClick={onClose}>{prayMessages.amen}</Button>
      </div>
    </section>
  );
};
