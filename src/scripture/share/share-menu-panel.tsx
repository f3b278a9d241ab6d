import * as Menu from "@radix-ui/react-dropdown-menu";
import { Link2, Mail, Quote, Share2 } from "lucide-react";
import { facebookLink, mailLink, twitterLink, whatsappLink } from "#domain/site/share-links.ts";
import { site } from "#domain/site/site.ts";
import { countShare, shareCounted } from "#src/api/shares.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/share.ts";
import { FacebookIcon, TwitterIcon, WhatsAppIcon } from "#src/ui/brand-icons.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { ShareButton, type SharedVerses } from "./share-menu.tsx";

/** Opens on mount: it was loaded because its button was pressed. */
export const ShareMenuPanel = ({ reference, text, path }: SharedVerses) => {
  const url = absoluteUrl(path);
  const links = [
    { name: "WhatsApp", href: whatsappLink({ text, url }), icon: <WhatsAppIcon /> },
    { name: "Facebook", href: facebookLink({ text, url }), icon: <FacebookIcon /> },
    { name: "Twitter", href: twitterLink({ text, url }), icon: <TwitterIcon /> },
    { name: "Email", href: mailLink({ subject: reference, body: `${text}\n\n${url}` }), icon: <Icon of={Mail} small /> },
  ];
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger asChild>
        <ShareButton reference={reference} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" side="top" collisionPadding={16} aria-label={`Share ${reference}`}>
          <Menu.Item onSelect={() => void copyWithToast(reference, reference)}>
            Copy the reference
            <Icon of={Quote} small />
          </Menu.Item>
          <Menu.Item onSelect={() => void copyWithToast(url, reference)}>
            Copy the link
            <Icon of={Link2} small />
          </Menu.Item>
          <Menu.Item onSelect={() => void shareCounted({ title: site.name, text, url, description: reference })}>
            Share
            <Icon of={Share2} small />
          </Menu.Item>
          {links.map(({ name, href, icon }) => (
            <Menu.Item key={name} asChild onSelect={countShare}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
                {icon}
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
};
