import type { FeatureBadge } from "#domain/site/feature.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { games } from "#src/features.ts";
import type { Badge, BadgeTier } from "./badge.ts";
import type { Game, GameId } from "./catalogue.data.ts";

type WithExtraBadge = Extract<Game, { extraBadge: unknown }>["id"];

const storedBadge = ({ name, emoji, color }: FeatureBadge): Badge => ({ name: name.en, emoji, color });

/** The badges of each game by percentage, best first. */
export const badgeTiers = Object.fromEntries(
  games.map(({ id, badges }) => [id, badges.map(({ from, ...badge }) => ({ from, badge: storedBadge(badge) }))]),
) as unknown as Readonly<Record<GameId, readonly BadgeTier[]>>;

/** Badges that rules award for something else than a percentage. */
export const extraBadges = Object.fromEntries(
  games.flatMap(({ id, extraBadge }) => (extraBadge ? [[id, storedBadge(extraBadge)]] : [])),
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
