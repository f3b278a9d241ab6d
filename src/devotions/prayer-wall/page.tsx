import { useLocation, useNavigate } from "#src/platform/page/router.tsx";
import { countToday } from "#src/devotions/kit/tally.ts";
import { DevotionFigures, DevotionHead } from "#src/devotions/kit/head.tsx";
import { systemClock } from "#src/platform/clock.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Wrap } from "#src/ui/page.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { lang, prayerTopics } from "#content/devotions/prayer-topics.ts";
import type { PrayerTopic } from "#content/schema/devotions.ts";
import { usePrayedToday } from "#src/usage/prayed-today.ts";
import { recordPrayed } from "#src/usage/usage.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Diary } from "./diary.tsx";
import { diaryMessages, prayerRecorded, wallMessages } from "./messages.ts";
import { prayerStats } from "./stored.ts";
import { prayerWallConfig } from "./config.ts";
import { recordPrayer, topicsPrayedToday } from "./rules.ts";
import { TopicCard, topicName } from "./topic-card.tsx";
import "./prayer-wall.css";

const nothing: ReadonlySet<number> = new Set();

/** The 28 subjects in rows of three. */
const Wall = () => {
  const [stats, update] = useStored(prayerStats);
  const today = useToday();
  const prayed = today ? topicsPrayedToday(stats, today, systemClock.dateAt) : nothing;
  const prayedByAll = usePrayedToday();
  const pray = async (topic: PrayerTopic) => {
    const isStored = await update((present) => recordPrayer(present, topic.id, systemClock.now(), systemClock.dateAt));
    if (isStored) toast({ ...prayerRecorded(topicName(topic)), durationMs: prayerWallConfig.toastMs });
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

type Tab = "wall" | "diary";

/** The tab is part of the address (`#diary`), so that it can be linked and survives a reload. */
const useTab = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useAfterHydration(true, false);
  const tab: Tab = isInBrowser && hash === "#diary" ? "diary" : "wall";
  const choose = (next: Tab) => void navigate({ hash: next === "diary" ? "#diary" : "" }, { replace: true });
  return { tab, choose };
};

/** `/prayer-diary`: the wall, and next to it the private diary (docs/product/devotions.md, "Prayer wall" and "Diary"). */
export const Page = () => {
  const [stats] = useStored(prayerStats);
  const today = useToday();
  const { tab, choose } = useTab();
  return (
    <Wrap className="roomy">
      {tab === "diary" ? (
        <DevotionHead title={diaryMessages.title} lang={undefined}>
          {diaryMessages.lead}
        </DevotionHead>
      ) : (
        <DevotionHead title={wallMessages.title} lang={lang}>
          {wallMessages.lead}
        </DevotionHead>
      )}
      <Tabs
        label={wallMessages.tabs}
        value={tab}
        onChange={choose}
        tabs={[
          { value: "wall", label: wallMessages.wall, content: <Wall /> },
          { value: "diary", label: wallMessages.diary, content: <Diary /> },
        ]}
      />
      <DevotionFigures
        invitation={wallMessages.invitation}
        figures={[
          { label: wallMessages.inAll, value: stats.totalPrayers },
          { label: wallMessages.today, value: today ? countToday(stats.records, today, systemClock.dateAt) : 0 },
          { label: wallMessages.streak, value: stats.streak },
        ]}
      />
    </Wrap>
  );
};
