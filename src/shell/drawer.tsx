import * as Dialog from "@radix-ui/react-dialog";
import {
  BookA,
  BookHeart,
  CalendarCheck,
  CircleHelp,
  Cross,
  Download,
  Gift,
  HardDriveDownload,
  HandHeart,
  LockKeyhole,
  ShieldCheck,
  ShoppingBag,
  X,
  type IconNode,
} from "lucide";
import { useRef } from "react";
import type { NavigationIcon } from "#domain/site/feature.ts";
import { appItem, drawerItems, type NavigationItem, privacyItem } from "#domain/site/navigation/navigation.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { focusHeading } from "#src/platform/page/focus.ts";
import { showFocused, useFocusReturn } from "#src/ui/focus-return.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Deferred } from "#src/ui/states.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { shellMessages } from "./messages.ts";
import { uiMessages } from "#src/ui/messages.ts";
import { LanguageLinks } from "./language-links.tsx";
import { tabIcons } from "./tab-bar.tsx";
import "#src/ui/styles/sheets.css";
import "./styles/drawer.css";

const navigationIcons: Readonly<Record<NavigationIcon, IconNode>> = {
  ...tabIcons,
  prayer: HandHeart,
  shield: ShieldCheck,
  salvation: Cross,
  plan: CalendarCheck,
  heart: BookHeart,
  dictionary: BookA,
  help: CircleHelp,
  books: ShoppingBag,
  gifts: Gift,
  privacy: LockKeyhole,
  data: HardDriveDownload,
  download: Download,
};

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The right-hand menu on small viewports. Choosing an entry closes it. */
export const Drawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const { rememberOpener, returnFocus } = useFocusReturn();
  const hasChosen = useRef(false);
  const choose = ({ isExternal }: NavigationItem) => {
    hasChosen.current = !isExternal;
    onOpenChange(false);
  };
  const leaveFocus = (event: Event) => {
    if (!hasChosen.current) return returnFocus(event);
    // The new screen requested the focus while the drawer still trapped it.
    hasChosen.current = false;
    event.preventDefault();
    focusHeading();
  };
  const entry = (item: NavigationItem) => (
    <NavigationLink item={item} onClick={() => choose(item)}>
      <Icon of={navigationIcons[item.icon]} />
    </NavigationLink>
  );
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="drawer"
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={leaveFocus}
          onFocus={showFocused}
        >
          <div className="sheet-head">
            <Dialog.Title>{shellMessages.menu}</Dialog.Title>
            <Dialog.Close className="btn btn-quiet" data-closes-layer>
              {uiMessages.close} <Icon of={X} small />
            </Dialog.Close>
          </div>
          <Deferred>
            <nav aria-label={shellMessages.menu}>
              <ul className="list">
                {drawerItems.map((item) => (
                  <li key={item.label} className={item.icon === "data" ? "is-half" : undefined}>
                    {entry(item)}
                  </li>
                ))}
                <li className="apart is-half">{entry(privacyItem)}</li>
              </ul>
            </nav>
            <LanguageLinks />
            {appItem ? (
              <NewTabLink className="btn btn-store btn-block" href={appItem.href} onClick={() => onOpenChange(false)}>
                <Icon of={Download} small />
                {appItem.label}
              </NewTabLink>
            ) : null}
          </Deferred>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
