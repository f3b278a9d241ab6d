import type { ReactNode } from "react";
import "./styles/choices.css";

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Label and switch next to each other instead of at both ends of the line. */
  isInline?: boolean;
}

export const Switch = ({ label, isOn, onChange, isInline }: SwitchProps) => (
  <label className={`switch ${isInline ? "is-inline" : ""}`}>
    <span>{label}</span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- forbidden on a checkbox, which has the state itself */}
    <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
  </label>
);
