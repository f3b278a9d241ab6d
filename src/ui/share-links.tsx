import { Mail } from "lucide";
import type { ReactNode } from "react";
import { facebookLink, mailLink, twitterLink, whatsappLink } from "#domain/site/addresses/share-links.ts";
import { FacebookIcon, TwitterIcon, WhatsAppIcon } from "./brand-icons.tsx";
import { Icon } from "./icon.tsx";
import { uiMessages } from "./messages.ts";
import { NewTabLink } from "./new-tab-link.tsx";

export type ShareTarget = "whatsapp" | "facebook" | "email" | "twitter";

interface SharedText {
  text: string;
  /** Absolute address of the shared page. */
  url: string;
  mailSubject: string;
}

interface ShareService {
  readonly name: string;
  readonly icon: ReactNode;
  readonly linkTo: (shared: SharedText) => string;
  /** By default a link in a new tab. */
  readonly Anchor?: "a";
}

/** The services that a text can be passed to. */
export const shareServices: Readonly<Record<ShareTarget, ShareService>> = {
  whatsapp: { name: "WhatsApp", icon: <WhatsAppIcon className="icon-s" />, linkTo: whatsappLink },
  facebook: { name: "Facebook", icon: <FacebookIcon className="icon-s" />, linkTo: facebookLink },
  twitter: { name: "Twitter", icon: <TwitterIcon className="icon-s" />, linkTo: twitterLink },
  email: {
    name: uiMessages.email,
    icon: <Icon of={Mail} small />,
    linkTo: ({ text, url, mailSubject }) => mailLink({ subject: mailSubject, body: `${text}\n\n${url}` }),
    Anchor: "a",
  },
};

interface ShareLinksProps extends SharedText {
  /** In this order; by default WhatsApp, Facebook and Email. */
  targets?: readonly ShareTarget[];
  onShare: () => void;
}

/** Links that pass a text to other services; each opens a new tab, except mail. */
export const ShareLinks = ({ targets = ["whatsapp", "facebook", "email"], onShare, ...shared }: ShareLinksProps) => (
  <div className="share-row" role="group" aria-label={uiMessages.share}>
    {targets.map((target) => {
      const { name, icon, linkTo, Anchor = NewTabLink } = shareServices[target];
      return (
        <Anchor key={target} className="btn btn-quiet" href={linkTo(shared)} onClick={onShare}>
          {icon}
          {name}
        </Anchor>
      );
    })}
  </div>
);
