import { cloneElement, type ButtonHTMLAttributes, type ComponentType, type ReactElement, type ReactNode } from "react";
import { type LateCode, useLatePanel } from "./late-code.ts";

/** What a late menu's panel is given; it passes them on to `MenuPanel` (src/ui/menu-panel.tsx). */
export interface LateMenuProps {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface LateMenuOf<Props> {
  trigger: LateMenuProps["trigger"];
  panel: LateCode<ComponentType<Props>>;
  children: (Panel: ComponentType<Props>, menu: LateMenuProps) => ReactNode;
}

/** A button whose menu loads on first use. `children` renders the menu's panel. */
export const LateMenu = <Props,>({ trigger, panel, children }: LateMenuOf<Props>) => {
  const { Panel, isOpen, setIsOpen, open, preload } = useLatePanel(panel);
  return Panel
    ? children(Panel, { trigger, isOpen, onOpenChange: setIsOpen })
    : cloneElement(trigger, { "aria-haspopup": "menu", onClick: open, onPointerEnter: preload, onFocus: preload });
};
