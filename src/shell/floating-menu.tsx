import { Menu } from "lucide";
import { memo } from "react";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { useIsScrollingDown } from "#src/platform/scroll/scroll-position.ts";
import { Icon } from "#src/ui/icon.tsx";
import { shellMessages } from "./messages.ts";

const drawer = lazyCode("drawer", async () => (await import("./drawer.tsx")).Drawer);

/** The floating button below 1024 px, at the end of the tab bar, and the drawer it opens. Hidden while scrolling down (docs/product/shell.md, "Floating menu button"). */
export const FloatingMenu = memo(() => {
  const { Panel: Drawer, isOpen, setIsOpen, open, preload } = useLazyPanel(drawer);
  const isDown = useIsScrollingDown();
  return (
    <>
      <button
        type="button"
        className={`fab ${isDown && !isOpen ? "is-away" : ""}`}
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
