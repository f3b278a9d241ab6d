import type { GameId } from "#content/schema/games.ts";
import { recordUsage } from "#src/api/usage.ts";
import { useAbsoluteUrl } from "#src/platform/use-absolute-url.ts";
import { useQueryParameters } from "#src/platform/use-query-parameters.ts";
import { ShareLinks, type ShareTarget } from "#src/ui/share-links.tsx";

export type { ShareTarget };

interface ShareRowProps {
  game: GameId;
  /** What is said about the game or the result; the game's address is added. */
  text: string;
  mailSubject: string;
  /** In this order; by default WhatsApp, Facebook and Email. */
  targets?: readonly ShareTarget[];
}

const countShare = (): void => {
  void recordUsage("shares");
  void recordUsage("game_shares");
};

/** Share buttons of a game, or of today’s board where that is played. Each use counts as a share and a game share. */
export const ShareRow = ({ game, ...what }: ShareRowProps) => {
  const isDaily = useQueryParameters().has("daily");
  return <ShareLinks url={useAbsoluteUrl(isDaily ? `/${game}?daily` : `/${game}`)} onShare={countShare} {...what} />;
};
