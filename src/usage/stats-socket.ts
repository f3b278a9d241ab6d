import { statFrameSchema, statRowsSchema } from "#domain/api/stat-frames.ts";
import { noStats } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { systemClock, whenIdle } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { openLiveSocket } from "#src/platform/network/live-socket.ts";
import { addressOf, call } from "#src/api/call.ts";
import { liveStats } from "./live-stats.ts";
import { unsentUsesIn } from "./outbox.ts";
import { type UnsentUse, applyFrame, withUnsent, withRows } from "./stats-state.ts";
import { usageOutbox } from "./stored.ts";

/** The current UTC day by this device's clock. */
export const deviceDay = (): string => utcDay(systemClock.now());

/** Uses counted on this device and not sent yet. */
export const unsentUses = (): UnsentUse[] => unsentUsesIn(deviceStore().read(usageOutbox));

/** Fetches the totals over HTTP if no socket connects. On failure they stay zero. */
const fetchTotals = async (): Promise<void> => {
  try {
    const rows = await call("GET /stats", { response: statRowsSchema });
    liveStats.update((present) => {
      // A socket has delivered the totals in the meantime.
      if (present.totals !== noStats) return present;
      const { totals } = withUnsent({ totals: withRows(present.totals, rows, true), prayed: undefined }, unsentUses());
      return { ...present, totals };
    });
  } catch {
    // The totals stay zero.
  }
};

const open = (): (() => void) =>
  openLiveSocket(
    addressOf("GET /stats/live", {}),
    {
      onFrame: (frame) => {
        const { success, data } = statFrameSchema.safeParse(frame);
        if (!success) return;
        liveStats.update((present) => {
          const next = applyFrame(present, data, deviceDay());
          return { ...present, ...(data.type === "snapshot" ? withUnsent(next, unsentUses()) : next) };
        });
      },
      onState: (isOpen) => {
        liveStats.update((present) => ({ ...present, socketFailures: isOpen ? 0 : present.socketFailures + 1 }));
        const { totals, socketFailures } = liveStats.get();
        if (socketFailures === 1 && totals === noStats) void fetchTotals();
      },
    },
    { givesUp: true },
  );

let followers = 0;
let stop: (() => void) | undefined;

/**
 * Shares one socket between all followers: opened when the browser is idle, closed with the last follower. Returns the
 * function that stops following.
 */
export const followStats = (): (() => void) => {
  followers += 1;
  if (followers === 1) {
    whenIdle(() => {
      // A follower that stopped and started again has queued more than one idle callback.
      if (followers > 0) stop ??= open();
    });
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    stop?.();
    stop = undefined;
    liveStats.update((present) => ({ ...present, socketFailures: 0 }));
  };
};
