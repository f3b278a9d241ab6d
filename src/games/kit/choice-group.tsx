import { Check, X } from "lucide";
import { Icon } from "#src/ui/icon.tsx";

interface ChoiceGroupProps<Value extends string | number> {
  legend: string;
  isLegendHidden?: boolean;
  /** Unique on the screen. */
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Set after answering: marks the right option and a wrong pick, and locks the group. */
  right?: Value;
  /** `A` to `D` before the options. */
  hasKeys?: boolean;
  /** The language of the options, if it is another one than the page’s. */
  lang?: string | undefined;
  className?: string;
}

/** A few answers as radio buttons. */
export const ChoiceGroup = <Value extends string | number>({
  legend,
  isLegendHidden,
  name,
  options,
  value,
  onChange,
  right,
  hasKeys,
  lang,
  className = "",
}: ChoiceGroupProps<Value>) => (
  <fieldset className={`choice-group ${className}`} disabled={right !== undefined}>
    <legend className={isLegendHidden ? "sr" : "label"}>{legend}</legend>
    {options.map((option, index) => {
      const isRight = option.value === right;
      const isWrong = right !== undefined && !isRight && option.value === value;
      return (
        <label key={option.value} className={`choice ${isRight ? "is-right" : ""} ${isWrong ? "is-wrong" : ""}`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {hasKeys ? (
            <span className="key" aria-hidden="true">
              {"ABCD"[index]}
            </span>
          ) : null}
          <span className="word" lang={lang}>
            {option.label}
          </span>
          {isRight ? <Icon of={Check} small /> : null}
          {isWrong ? <Icon of={X} small /> : null}
        </label>
      );
    })}
  </fieldset>
);
