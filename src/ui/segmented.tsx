import { useId, type ReactNode } from "react";
import "./styles/choices.css";

interface SegmentedProps<Value extends string | number> {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One option for each of these names, in their order. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** Single choice: buttons joined in a row, the chosen one pressed. */
export const Segmented = <Value extends string | number>({
  label,
  isLabelHidden,
  value,
  options,
  onChange,
}: SegmentedProps<Value>) => {
  const id = useId();
  return (
    <div className="field">
      <span className={isLabelHidden ? "sr" : "label"} id={id}>
        {label}
      </span>
      <div className="seg" role="group" aria-labelledby={id}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
};
