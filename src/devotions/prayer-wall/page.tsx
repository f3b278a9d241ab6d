import { useLocation, useNavigate } from "react-router";
import { countToday } from "#src/devotions/kit/tally.ts";
import { DevotionFigures, DevotionHead } from "#src/devotions/kit/head.tsx";
import { dateHere } from "#src/devotions/kit/now.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Wrap } from "#src/ui/page.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Diary } from "./diary.tsx";
import { wallMessages } from "./messages.ts";
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
  const choose = (next: Tab) =>
    void navigate({ hash: next === "diary" ? "#diary" : "" }, { replace: true, preventScrollReset: true });
  return { tab, choose };
};

/** `/prayer-diary`: the wall, and next to it the private diary (docs/product/devotions.md, "Prayer wall" and "Diary"). */
export const Page = () => {
  const [stats] = useStored(prayerStats);
  const today = useToday();
  const { tab, choose } = useTab();
  return (
    <Wrap className="prayers">
      <DevotionHead title={wallMessages.title}>{wallMessages.lead}</DevotionHead>
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
          { label: wallMessages.today, value: today ? countToday(stats.records, today, dateHere) : 0 },
          { label: wallMessages.streak, value: stats.streak },
        ]}
      />
    </Wrap>
  );
};
