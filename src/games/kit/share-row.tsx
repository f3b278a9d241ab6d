import { Mail } from "lucide-react";
import { facebookLink, mailLink, twitterLink, whatsappLink } from "#domain/site/share-links.ts";
import type { GameId } from "#content/schema/games.ts";
import { recordUsage } from "#src/api/usage.ts";
import { useAbsoluteUrl } from "#src/platform/use-absolute-url.ts";
import { FacebookIcon, WhatsAppIcon, XIcon } from "#src/ui/brand-icons.tsx";
import { Icon } from "#src/ui/icon.tsx";

export type ShareTarget = "whatsapp" | "facebook" | "email" | "twitter";

interface ShareRowProps {
  game: GameId;
  /** What is said about the game or the result; the game's address is added. */
  text: string;
  mailSubject: string;
  /** In this order; by default WhatsApp, Facebook and Email. */
  targets?: readonly ShareTarget[];
}

const names: Record<ShareTarget, string> = { whatsapp: "WhatsApp", facebook: "Facebook", email: "Email", twitter: "Twitter" };

const linkTo = (target: ShareTarget, text: string, url: string, subject: string): string => {
  switch (target) {
    case "whatsapp":
      return whatsappLink({ text, url });
    case "facebook":
      return facebookLink({ text, url });
    case "twitter":
      return twitterLink({ text, url });
    case "email":
      return mailLink({ subject, body: `${text}\n\n${url}` });
  }
};

const Mark = ({ target }: { target: ShareTarget }) => {
  if (target === "whatsapp") return <WhatsAppIcon className="icon-s" />;
  if (target === "facebook") return <FacebookIcon className="icon-s" />;
  if (target === "twitter") return <XIcon className="icon-s" />;
  return <Icon of={Mail} small />;
};

const countShare = (): void => {
  void recordUsage("shares");
  void recordUsage("game_shares");
};

/** Share buttons of a game. Each use counts as a share and a game share. */
export const ShareRow = ({ game, text, mailSubject, targets = ["whatsapp", "facebook", "email"] }: ShareRowProps) => {
  const url = useAbsoluteUrl(`/${game}`);
  return (
    <div className="share-row" role="group" aria-label="Share">
      {targets.map((target) => (
        <a
          key={target}
          className="btn btn-quiet"
          href={linkTo(target, text, url, mailSubject)}
          onClick={countShare}
          {...(target === "email" ? {} : { target: "_blank", rel: "noopener noreferrer" })}
        >
          <Mark target={target} />
          {names[target]}
          {target === "email" ? null : <span className="sr">, opens in a new tab</span>}
        </a>
      ))}
    </div>
  );
};
