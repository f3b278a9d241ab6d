import { type KeyboardEvent, type ReactNode, useId } from "react";
import { hasModifier } from "#src/platform/page/keyboard.ts";
import "./styles/choices.css";

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode }[];
}

/** The tab that a key chooses, by its index. */
const chosenBy = (key: string, index: number, count: number): number | undefined => {
  const chosen: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return chosen[key];
};

/**
 * Tabs with arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/); only the chosen panel is drawn. Those of Radix
 * would bring 19 kB that the study panel needs for nothing else, and open it 150 ms later on slow 4G.
 */
export const Tabs = <Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) => {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = chosenBy(event.key, index, tabs.length);
    if (next === undefined || hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
    onChange(tabs[next]!.value);
  };
  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? id : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div key={value} role="tabpanel" id={id} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
};
