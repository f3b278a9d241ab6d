import { cloneElement, type ButtonHTMLAttributes, type ComponentType, type ReactElement, type ReactNode } from "react";
import { type LazyCode, useLazyPanel } from "./lazy-code.ts";

/** Props of a lazy menu's panel, to pass on to `MenuPanel` (src/ui/menu-panel.tsx). */
interface LazyMenuProps {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface LazyMenuOf<Props> {
  trigger: LazyMenuProps["trigger"];
  panel: LazyCode<ComponentType<Props>>;
  children: (Panel: ComponentType<Props>, menu: LazyMenuProps) => ReactNode;
}

/** A button whose menu loads on first use. `children` renders the menu's panel. */
export const LazyMenu = <Props,>({ trigger, panel, children }: LazyMenuOf<Props>) => {
  const { Panel, isOpen, isExpanded, setIsOpen, open, preload } = useLazyPanel(panel);
  return Panel
    ? children(Panel, { trigger, isOpen, onOpenChange: setIsOpen })
    : cloneElement(trigger, {
        "aria-haspopup": "menu",
        "aria-expanded": isExpanded,
        onClick: open,
        onPointerEnter: preload,
        onFocus: preload,
      });
};
