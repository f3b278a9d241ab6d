import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInZone } from "#domain/calendar/time-zone.ts";
import type { GameId } from "#content/schema/games.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import type { Badge } from "./badge.ts";
import { trophiesEntry } from "./stored.ts";
import { withTrophy } from "./trophies.ts";

/** The visitor's date now. */
export const today = () => dateInZone(systemClock.now(), systemClock.timeZone());

export const keepTrophy = (game: GameId, badge: Badge): Promise<boolean> =>
  deviceStore().update(trophiesEntry, (trophies) => withTrophy(trophies, game, badge, toIsoDate(today())));
