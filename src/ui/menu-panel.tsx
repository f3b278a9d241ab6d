import * as Menu from "@radix-ui/react-dropdown-menu";
import type { FocusEvent, ReactElement, RefObject } from "react";
import "./styles/menus.css";

export interface MenuProps {
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Radix does this, too, but knows no key that was pressed before its code came. */
const focusFirstEntry = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget && target.matches(":focus-visible"))
    target.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
};

/** An open menu below its button; the children are Radix menu items. */
export const MenuPanel = ({
  trigger,
  isOpen,
  onOpenChange,
  buttonRef,
  className = "",
  ...content
}: MenuProps &
  Menu.DropdownMenuContentProps & { readonly buttonRef?: RefObject<HTMLButtonElement | null> | undefined }) => (
  <Menu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
    <Menu.Trigger asChild ref={buttonRef}>
      {trigger}
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Content
        className={`menu ${className}`}
        align="end"
        collisionPadding={16}
        onFocus={focusFirstEntry}
        {...content}
      />
    </Menu.Portal>
  </Menu.Root>
);
