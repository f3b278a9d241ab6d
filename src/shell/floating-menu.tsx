import { Menu } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { useIsScrollingDown } from "#src/platform/viewport.ts";
import { Icon } from "#src/ui/icon.tsx";

const load = () => import("./drawer.tsx");
const Drawer = lazy(async () => ({ default: (await load()).Drawer }));

/** The floating button below 1024 px, at the end of the tab bar, and the drawer it opens. It hides while scrolling down (decision 49). */
export const FloatingMenu = memo(() => {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const isDown = useIsScrollingDown();
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`fab ${isDown && !isOpen ? "is-away" : ""}`}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => void load().catch(() => {})}
      >
        <Icon of={Menu} />
      </button>
      {isWanted ? (
        <Suspense fallback={null}>
          <Drawer isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
});
