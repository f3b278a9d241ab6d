import * as z from "zod/mini";
import { gameIds, type GameId } from "./catalogue.data.ts";
import type { Badge } from "./badge.ts";
import { dateSchema } from "./daily-results.ts";

export const badgeSchema = z.object({
  name: z.string(),
  emoji: z.string(),
  color: z.enum(["gold", "silver", "bronze", "gray"]),
});

/** A badge earned on this device. `game` and the badge's name together are its identity. */
export const trophySchema = z.object({
  game: z.enum(gameIds),
  badge: badgeSchema,
  firstOn: dateSchema,
  lastOn: dateSchema,
  times: z.int().check(z.positive()),
});
export type Trophy = z.infer<typeof trophySchema>;

const isSame = (trophy: Trophy, game: GameId, badgeName: string): boolean =>
  trophy.game === game && trophy.badge.name === badgeName;

/** Adds a badge: appends a new trophy, or increments the count of an existing one. */
export const withTrophy = (trophies: readonly Trophy[], game: GameId, badge: Badge, date: string): Trophy[] => {
  if (!trophies.some((trophy) => isSame(trophy, game, badge.name)))
    return [...trophies, { game, badge, firstOn: date, lastOn: date, times: 1 }];
  return trophies.map((trophy) =>
    isSame(trophy, game, badge.name) ? { ...trophy, lastOn: date, times: trophy.times + 1 } : trophy,
  );
};

/** Merges the lists of two devices: earliest first date, latest last date, and the larger count (importing twice counts once). */
export const mergeTrophies = (present: readonly Trophy[], imported: readonly Trophy[]): Trophy[] => {
  const merged = [...present];
  for (const other of imported) {
    const index = merged.findIndex((trophy) => isSame(trophy, other.game, other.badge.name));
    const existing = merged[index];
    if (!existing) merged.push(other);
    else
      merged[index] = {
        ...existing,
        firstOn: existing.firstOn < other.firstOn ? existing.firstOn : other.firstOn,
        lastOn: existing.lastOn > other.lastOn ? existing.lastOn : other.lastOn,
        times: Math.max(existing.times, other.times),
      };
  }
  return merged;
};

/** By the day on which they were first earned: those of another device are merged in behind. */
export const newestFirst = (trophies: readonly Trophy[]): Trophy[] =>
  trophies.toReversed().toSorted((one, other) => other.firstOn.localeCompare(one.firstOn));
