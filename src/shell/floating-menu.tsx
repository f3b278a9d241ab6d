import { Menu } from "lucide";
import { memo } from "react";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { shellMessages } from "./messages.ts";

const drawer = lazyCode("drawer", async () => (await import("./drawer.tsx")).Drawer);

/** The button at the end of the tab bar, and the drawer it opens. */
export const FloatingMenu = memo(() => {
  const { Panel: Drawer, isOpen, setIsOpen, open, preload } = useLazyPanel(drawer);
  return (
    <>
      <button
        type="button"
        className="fab"
        aria-label={shellMessages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={preload}
      >
        <Icon of={Menu} />
        {shellMessages.menu}
      </button>
      {Drawer ? <Drawer isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
});
