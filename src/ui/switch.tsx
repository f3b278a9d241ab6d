import type { ReactNode } from "react";
import type { Pausable } from "./pause.ts";
import "./styles/choices.css";

interface SwitchProps extends Pausable {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Label and switch next to each other instead of at both ends of the line. */
  isInline?: boolean;
}

export const Switch = ({ label, isOn, onChange, isInline, isPaused }: SwitchProps) => (
  <label className={`switch ${isInline ? "is-inline" : ""}`}>
    <span>{label}</span>
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- forbidden on a checkbox, which has the state itself
      role="switch"
      checked={isOn}
      aria-disabled={isPaused || undefined}
      onChange={(event) => (isPaused ? undefined : onChange(event.currentTarget.checked))}
    />
  </label>
);
