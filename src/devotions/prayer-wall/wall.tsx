import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import type { PrayerTopic } from "#content/schema/devotions/prayer-topic.ts";
import { usePrayedToday } from "#src/usage/prayed-today.ts";
import { recordPrayed } from "#src/usage/usage.ts";
import { dateHere, now } from "#src/devotions/kit/now.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useToday } from "#src/platform/use-today.ts";
import { prayerWallConfig } from "./config.ts";
import { prayerRecorded, wallMessages } from "./messages.ts";
import { recordPrayer, topicsPrayedToday } from "./rules.ts";
import { prayerStats } from "./stored.ts";
import { TopicCard, topicName } from "./topic-card.tsx";

const nothing: ReadonlySet<number> = new Set();

/** The 28 subjects in rows of three. */
export const Wall = () => {
  const [stats, update] = useStored(prayerStats);
  const today = useToday();
  const prayed = today ? topicsPrayedToday(stats, today, dateHere) : nothing;
  const prayedByAll = usePrayedToday();
  const pray = async (topic: PrayerTopic) => {
    const isKept = await update((present) => recordPrayer(present, topic.id, now(), dateHere));
    if (isKept) toast({ ...prayerRecorded(topicName(topic)), durationMs: prayerWallConfig.toastMs });
    void recordPrayed(topic.id);
  };
  return (
    <>
      <ul className="petitions">
        {prayerTopics.map((topic) => (
          <TopicCard
            key={topic.id}
            topic={topic}
            isPrayedToday={prayed.has(topic.id)}
            prayedByAll={prayedByAll.get(topic.id) ?? 0}
            onPray={(chosen) => void pray(chosen)}
          />
        ))}
      </ul>
      <p className="hint prayed-note">{wallMessages.prayedToday}</p>
    </>
  );
};
