import * as Menu from "@radix-ui/react-dropdown-menu";
import { Image, Link2, Quote, Share2 } from "lucide";
import { useRef } from "react";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { site } from "#domain/site/site.ts";
import { copyLinkCounted, countShare, shareCounted } from "#src/usage/shares.ts";
import { useRemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/page/share.ts";
import { Icon } from "#src/ui/icon.tsx";
import { MenuPanel, type MenuProps } from "#src/ui/menu-panel.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { shareServices } from "#src/ui/share-links.tsx";
import type { SharedVerses } from "./share-menu.tsx";
import { shareMessages } from "./messages.ts";

const pictureSheet = lazyCode(
  "verse picture",
  async () => (await import("./verse-picture-sheet.tsx")).VersePictureSheet,
);

const { whatsapp, facebook, twitter, email } = shareServices;
const menuServices = [whatsapp, facebook, twitter, email];

/** What a translation calls itself. One of another language says so with its books. */
const useNameOf = (translation: TranslationId, isWanted: boolean): string => {
  const { data } = useRemoteBooks(translation, isWanted);
  return data?.name ?? translationName(translation);
};

export const ShareMenuPanel = ({ reference, text, words, translation, path, ...menu }: SharedVerses & MenuProps) => {
  const url = absoluteUrl(path);
  const { Panel: PictureSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(pictureSheet);
  // If the sheet's code is there already, the menu has not yet returned the focus to its button when the sheet takes it.
  const button = useRef<HTMLButtonElement>(null);
  const nameOfTranslation = useNameOf(translation, isOpen);
  return (
    <>
      <MenuPanel {...menu} buttonRef={button} align="start" side="top" aria-label={shareMessages.shareWhat(reference)}>
        <Menu.Item onSelect={open} onPointerEnter={preload} onFocus={preload}>
          {shareMessages.makePicture}
          <Icon of={Image} small />
        </Menu.Item>
        <Menu.Item onSelect={() => void copyWithToast(reference, reference)}>
          {shareMessages.copyReference}
          <Icon of={Quote} small />
        </Menu.Item>
        <Menu.Item onSelect={() => void copyLinkCounted(url, reference)}>
          {shareMessages.copyLink}
          <Icon of={Link2} small />
        </Menu.Item>
        <Menu.Item onSelect={() => void shareCounted({ title: site.name, text, url, description: reference })}>
          {uiMessages.share}
          <Icon of={Share2} small />
        </Menu.Item>
        {menuServices.map(({ name, icon, linkTo, Anchor = NewTabLink }) => (
          <Menu.Item key={name} asChild onSelect={countShare}>
            <Anchor href={linkTo({ text, url, mailSubject: reference })}>
              {name}
              {icon}
            </Anchor>
          </Menu.Item>
        ))}
      </MenuPanel>
      {PictureSheet ? (
        <PictureSheet
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          focusInstead={button}
          words={words}
          reference={reference}
          translation={nameOfTranslation}
        />
      ) : null}
    </>
  );
};
