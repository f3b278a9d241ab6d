import { Menu } from "lucide-react";
import { memo, useState } from "react";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { useIsScrollingDown } from "#src/platform/viewport.ts";
import { Icon } from "#src/ui/icon.tsx";

const useDrawer = partOnUse(async () => (await import("./drawer.tsx")).Drawer);

/** The floating button below 1024 px, at the end of the tab bar, and the drawer it opens. Hidden while scrolling down (decision 49). */
export const FloatingMenu = memo(() => {
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Drawer, want, preload } = useDrawer();
  const isDown = useIsScrollingDown();
  const open = () => want(() => setIsOpen(true));
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
      </button>
      {Drawer ? <Drawer isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
});
