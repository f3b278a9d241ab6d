import { Mail } from "lucide";
import { facebookLink, mailLink, twitterLink, whatsappLink } from "#domain/site/addresses/share-links.ts";
import { FacebookIcon, TwitterIcon, WhatsAppIcon } from "./brand-icons.tsx";
import { Icon } from "./icon.tsx";
import { uiMessages } from "./messages.ts";

export type ShareTarget = "whatsapp" | "facebook" | "email" | "twitter";

interface ShareLinksProps {
  text: string;
  /** Absolute address of the shared page. */
  url: string;
  mailSubject: string;
  /** In this order; by default WhatsApp, Facebook and Email. */
  targets?: readonly ShareTarget[];
  onShare: () => void;
}

const names: Record<ShareTarget, string> = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  email: uiMessages.email,
  twitter: "Twitter",
};

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
  if (target === "twitter") return <TwitterIcon className="icon-s" />;
  return <Icon of={Mail} small />;
};

/** Links that pass a text to other services; each opens a new tab, except mail. */
export const ShareLinks = ({
  text,
  url,
  mailSubject,
  targets = ["whatsapp", "facebook", "email"],
  onShare,
}: ShareLinksProps) => (
  <div className="share-row" role="group" aria-label={uiMessages.share}>
    {targets.map((target) => (
      <a
        key={target}
        className="btn btn-quiet"
        href={linkTo(target, text, url, mailSubject)}
        onClick={onShare}
        {...(target === "email" ? {} : { target: "_blank", rel: "noreferrer" })}
      >
        <Mark target={target} />
        {names[target]}
        {target === "email" ? null : <span className="sr">{uiMessages.opensInNewTab}</span>}
      </a>
    ))}
  </div>
);
