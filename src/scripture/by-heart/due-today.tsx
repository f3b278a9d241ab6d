import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { byHeartMessages as messages } from "./messages.ts";
import { queueOf } from "./schedule.ts";
import { cardsEntry, limitEntry } from "./stored.ts";
import { usePrefetchedTexts } from "./use-passage-texts.ts";

/** Home's quiet line: how many verses there are to practise today. */
export const VersesDueToday = () => {
  const [cards] = useStored(cardsEntry);
  const [{ mostADay }] = useStored(limitEntry);
  const today = useToday();
  usePrefetchedTexts(cards, today);
  const count = today ? queueOf(cards, today, mostADay).ids.length : 0;
  return count > 0 ? messages.dueOnHome(count) : messages.noneOnHome;
};
