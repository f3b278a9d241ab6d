import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { countGameShare } from "#src/usage/shares.ts";
import { useAbsoluteUrl } from "#src/platform/page/share.ts";
import { useQueryParameters } from "#src/platform/page/use-query-parameters.ts";
import { ShareLinks, type ShareTarget } from "#src/ui/share-links.tsx";

interface ShareRowProps {
  game: GameId;
  /** The text about the game or the result; the game's address is appended. */
  text: string;
  /** In this order; by default WhatsApp, Facebook and Email. */
  targets?: readonly ShareTarget[] | undefined;
}

/** Share buttons for a game, or for today’s board if that is being played. Each use counts as a share and a game share. */
export const ShareRow = ({ game, text, targets }: ShareRowProps) => {
  const isDaily = useQueryParameters().has("daily");
  return (
    <ShareLinks
      url={useAbsoluteUrl(pathIn(locale, isDaily ? `/${game}?daily` : `/${game}`))}
      onShare={countGameShare}
      text={text}
      mailSubject={gameCatalogue[game].title}
      targets={targets}
    />
  );
};
