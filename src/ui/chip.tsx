import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ChipProps {
  children: ReactNode;
  isOn: boolean;
  onToggle: () => void;
  /** What a short label stands for, in full. */
  title?: string;
}

/** A choice among several that may be on at once; the check says so without colour. */
export const Chip = ({ children, isOn, onToggle, title }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle} title={title}>
    {isOn ? <Icon of={Check} small /> : null}
    {children}
  </button>
);
