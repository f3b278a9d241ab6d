import type { FeatureBadge } from "#domain/site/feature.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { games } from "#src/features.ts";
import type { Badge, BadgeTier } from "./badge.ts";
import type { Game, GameId } from "./catalogue.data.ts";

type WithExtraBadge = Extract<Game, { extraBadge: unknown }>["id"];

const colors = ["gold", "silver", "bronze"] as const;

/** @param rank from 0, the best */
const storedBadge = ({ name, emoji }: FeatureBadge, rank: number): Badge => ({
  name: name.en,
  emoji,
  color: colors[rank] ?? "gray",
});

/** The badges of each game by percentage, best first. */
export const badgeTiers = Object.fromEntries(
  games.map(({ id, badges }) => [
    id,
    badges.map((badge, rank) => ({ from: badge.from, badge: storedBadge(badge, rank) })),
  ]),
) as unknown as Readonly<Record<GameId, readonly BadgeTier[]>>;

/** Badges that rules award for something else than a percentage. */
export const extraBadges = Object.fromEntries(
  games.flatMap(({ id, extraBadge }) => (extraBadge ? [[id, storedBadge(extraBadge, 0)]] : [])),
) as Readonly<Record<WithExtraBadge, Badge>>;

/** What badges are called in the language of this build, by the English names under which they are stored; none in English. */
export const translatedBadges: Readonly<Record<string, string>> =
  locale === "en"
    ? {}
    : Object.fromEntries(
        games
          .flatMap(({ badges, extraBadge }) => [...badges, ...(extraBadge ? [extraBadge] : [])])
          .map(({ name }) => [name.en, name[locale]]),
      );
