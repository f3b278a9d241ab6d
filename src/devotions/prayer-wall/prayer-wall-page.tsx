import { useLocation, useNavigate } from "react-router";
import { countToday } from "#src/devotions/kit/tally.ts";
import { DevotionHead } from "#src/devotions/kit/head.tsx";
import { dateHere } from "#src/devotions/kit/now.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { useAfterHydration } from "#src/platform/hydration.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Wrap } from "#src/ui/page.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Diary } from "./diary.tsx";
import { prayerStats } from "./stored.ts";
import { Wall } from "./wall.tsx";
import "./prayer-wall.css";

type Tab = "wall" | "diary";

/** The tab is part of the address (`#diary`), so that it can be linked and survives a reload. */
const useTab = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useAfterHydration(true, false);
  const tab: Tab = isInBrowser && hash === "#diary" ? "diary" : "wall";
  const choose = (next: Tab) => {
    void navigate({ hash: next === "diary" ? "#diary" : "" }, { replace: true, preventScrollReset: true });
  };
  return [tab, choose] as const;
};

/** `/prayer-diary`: the wall, and beside it the private diary (decision 42). */
export const PrayerWallPage = () => {
  const [stats] = useStored(prayerStats);
  const today = useToday();
  const [tab, chooseTab] = useTab();
  return (
    <Wrap className="prayers">
      <DevotionHead
        title="Prayer Wall"
        figures={[
          { label: "Prayers in all", value: stats.totalPrayers },
          { label: "Today", value: today ? countToday(stats.records, today, dateHere) : 0 },
          { label: "Day streak", value: stats.streak },
        ]}
      >
        Twenty-eight subjects. Take one, pray it in your own words or in these, and let it be counted.
      </DevotionHead>
      <Tabs
        label="Prayer"
        value={tab}
        onChange={chooseTab}
        tabs={[
          { value: "wall", label: "Wall", content: <Wall /> },
          { value: "diary", label: "Diary", content: <Diary /> },
        ]}
      />
    </Wrap>
  );
};
