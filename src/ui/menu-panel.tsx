import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactElement } from "react";
import "./styles/menus.css";

export interface MenuProps {
  /** The button. */
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** An open menu below its button; the children are Radix menu items. */
export const MenuPanel = ({
  trigger,
  isOpen,
  onOpenChange,
  className = "",
  ...content
}: MenuProps & Menu.DropdownMenuContentProps) => (
  <Menu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Menu.Portal>
      <Menu.Content className={`menu ${className}`} align="end" collisionPadding={16} {...content} />
    </Menu.Portal>
  </Menu.Root>
);
