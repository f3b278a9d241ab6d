import { Check } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./styles/choices.css";

interface ChipProps {
  children: ReactNode;
  isOn: boolean;
  onToggle: () => void;
  /** The full text behind a short label. */
  title?: string;
}

/** A toggle in a group where several may be on at once. The check mark shows the state without colour. */
export const Chip = ({ children, isOn, onToggle, title }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle} title={title}>
    {isOn ? <Icon of={Check} small /> : null}
    {children}
  </button>
);
