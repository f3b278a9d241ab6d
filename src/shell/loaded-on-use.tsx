import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from "react";

interface MenuProps {
  /** Open at once: it was loaded because somebody pressed its button. */
  isOpenAtFirst: boolean;
}

interface LoadedOnUse {
  Menu: LazyExoticComponent<ComponentType<MenuProps>>;
  preload: () => void;
}

/** A menu whose code comes when it is first wanted. */
export const loadedOnUse = (load: () => Promise<ComponentType<MenuProps>>): LoadedOnUse => ({
  Menu: lazy(async () => ({ default: await load() })),
  preload: () => void load().catch(() => {}),
});

interface UseMenuProps {
  of: LoadedOnUse;
  /** The same button that the menu draws, for the time before it is there. */
  trigger: (handlers: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void }) => React.ReactNode;
}

export const MenuOnUse = ({ of: { Menu, preload }, trigger }: UseMenuProps) => {
  const [isWanted, setIsWanted] = useState(false);
  const button = trigger({ onClick: () => setIsWanted(true), onPointerEnter: preload, onFocus: preload });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu isOpenAtFirst />
    </Suspense>
  );
};
