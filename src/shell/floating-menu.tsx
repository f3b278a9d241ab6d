import { Menu } from "lucide-react";
import { memo } from "react";
import { lateCode, useLatePanel } from "#src/platform/late-code.ts";
import { useIsScrollingDown } from "#src/platform/scroll-position.ts";
import { Icon } from "#src/ui/icon.tsx";

const drawer = lateCode("drawer", async () => (await import("./drawer.tsx")).Drawer);

/** The floating button below 1024 px, at the end of the tab bar, and the drawer it opens. Hidden while scrolling down (docs/product/shell.md, "Floating menu button"). */
export const FloatingMenu = memo(() => {
  const { Panel: Drawer, isOpen, setIsOpen, open, preload } = useLatePanel(drawer);
  const isDown = useIsScrollingDown();
  return (
    <>
      <button
        type="button"
        className={`fab ${isDown && !isOpen ? "is-away" : ""}`}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={preload}
      >
        <Icon of={Menu} />
        Menu
      </button>
      {Drawer ? <Drawer isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
});
