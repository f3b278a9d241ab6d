import * as Radix from "@radix-ui/react-popover";
import type { ReactNode } from "react";

interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for assistive technology. */
  label: string;
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  align?: "start" | "center" | "end";
}

/** A small panel beside what opens it. Escape and a press outside close it. */
export const Popover = ({ trigger, label, children, isOpen, onOpenChange, align = "end" }: PopoverProps) => (
  <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className="pop" aria-label={label} align={align} sideOffset={6} collisionPadding={16}>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
