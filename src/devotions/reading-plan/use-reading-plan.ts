import { isSameJson } from "#domain/text/json.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { useDayInAddress } from "#src/devotions/kit/day-address.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useToday } from "#src/platform/use-today.ts";
import { pointsPerDay, type PlanId } from "./config.ts";
import { planMessages } from "./messages.ts";
import { settingsForNewYear, dayOn, finishedYear, settingsKeepingMarks, withYear } from "./place.ts";
import { shownBadge, shownYear } from "./shown-names.ts";
import { statsForNewYear, toggleDay, type Toggled } from "./rules.ts";
import { pastYears, planSettings, readingStats } from "./stored.ts";

const tell = ({ outcome, earned }: Toggled, day: number): void => {
  if (outcome === "unmarked") {
    toast({ title: planMessages.dayUnmarked, description: planMessages.dayOpenAgain(day) });
    return;
  }
  const done = planMessages.dayCompleted(day, pointsPerDay);
  const badges = earned.length === 0 ? "" : ` ${planMessages.newBadges(earned.map(shownBadge))}`;
  toast({ title: planMessages.congratulations, description: done + badges });
};

/** The plan on this device; undefined until the date is known. */
export const useReadingPlan = () => {
  const today = useToday();
  const [settings, updateSettings] = useStored(planSettings);
  const [stats, updateStats] = useStored(readingStats[settings.plan]);
  const [, updatePast] = useStored(pastYears);
  const [dayInAddress, goTo] = useDayInAddress(planDayCount);
  if (!today) return undefined;

  const todaysDay = dayOn(settings, today);
  const day = dayInAddress ?? todaysDay.day;
  const finished = finishedYear(settings, stats, today);

  const toggle = async (): Promise<void> => {
    let toggled: Toggled | undefined;
    void updateSettings((present) => withYear(present, stats, today));
    const isStored = await updateStats((present) => {
      toggled = toggleDay(present, day, today);
      return toggled.stats;
    });
    if (isStored && toggled) tell(toggled, day);
  };

  const archive = async (): Promise<void> => {
    if (finished === undefined) return;
    // Not after the writes, when the visitor may be on another screen.
    goTo(undefined);
    const year = { plan: settings.plan, name: finished, stats };
    // The button may be pressed twice, or in two tabs.
    const isStored = await updatePast((present) =>
      present.some((one) => isSameJson(one, year)) ? present : [...present, year],
    );
    // Without persistent storage, the year is archived for this visit only.
    if (!isStored && deviceStore().isLasting) return;
    const areClean = [await updateStats(statsForNewYear), await updateSettings(settingsForNewYear)];
    if (!isStored || areClean.includes(false)) return;
    toast({
      title: planMessages.freshStart,
      description: planMessages.isPutAway(shownYear(finished)),
    });
  };

  return {
    settings,
    stats,
    today,
    todaysDay,
    /** The day shown: today's, or the one in the address, where arrows and jumps put it. */
    day,
    goTo: (wanted: number) => goTo(wanted === todaysDay.day ? undefined : wanted),
    choosePlan: (plan: PlanId) => {
      goTo(undefined);
      void updateSettings((present) => ({ ...present, plan }));
    },
    /** Counts the plan from a date; with an empty text, by the day of the year. */
    startOn: (date: string) => {
      goTo(undefined);
      return updateSettings((present) => ({ ...present, startedOn: { ...present.startedOn, [present.plan]: date } }));
    },
    toggle: () => void toggle(),
    /** The stored name of the finished year that can be archived, if there is one. */
    finished,
    archive,
    keepMarks: () => updateSettings((present) => settingsKeepingMarks(present, today)),
  };
};

export type ReadingPlan = NonNullable<ReturnType<typeof useReadingPlan>>;
