import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import "./styles/choices.css";

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode }[];
}

/** Radix writes style attributes, which prerendered pages must not have. Our style sheet sets the same properties. */
const noStyle = { outline: undefined, animationDuration: undefined };

/** Tabs with arrow keys; only the chosen panel is drawn. */
export const Tabs = <Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) => (
  <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
    <Radix.List className="tabs" aria-label={label} style={noStyle}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} asChild>
        <div style={noStyle}>{tab.content}</div>
      </Radix.Content>
    ))}
  </Radix.Root>
);
