type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input recorded by the head script before hydration (src/app/head-script.js). */
interface EarlyInput {
  /** Controls that were tapped, each once, in order. */
  readonly taps: ReadonlySet<HTMLElement>;
  /** Fields that were typed into or changed. */
  readonly fields: ReadonlySet<Field>;
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Sets a field's value without React noticing, so that React handles the next input event as a change by the visitor. */
const setValue = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")!.set!.call(field, value);
};

/** The prerendered value, which hydration expects. */
const prerenderedValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? "")
    : field.defaultValue;

/** The text and caret position of a field. Some field types have no caret. */
interface Typed {
  readonly field: Field;
  readonly value: string;
  readonly caret: readonly [start: number, end: number] | undefined;
}

const readTyped = (field: Field): Typed => {
  const hasCaret =
    !(field instanceof HTMLSelectElement) && field.selectionStart !== null && document.activeElement === field;
  return { field, value: field.value, caret: hasCaret ? [field.selectionStart!, field.selectionEnd!] : undefined };
};

/** React hydrates the target of a pointer event before handling it, and some controls act on pointer events. */
const press = (element: HTMLElement): void =>
  void element.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));

const typeAgain = ({ field, value, caret }: Typed): void => {
  // Hydrates the field before its text changes: React would not notice a change made before that.
  press(field);
  setValue(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
};

/**
 * Call before hydration. Returns the function that carries out, once each, what was tapped and typed until now; call it
 * when React is listening.
 */
export const takeEarlyInput = (): (() => Promise<void>) => {
  const early = window.earlyInput;
  if (!early) return () => Promise.resolve();
  early.stop();
  delete window.earlyInput;
  const typed = [...early.fields].map(readTyped);
  for (const { field } of typed) setValue(field, prerenderedValue(field));
  return async () => {
    typed.forEach(typeAgain);
    for (const control of early.taps) {
      // React renders the result of an event in a microtask; dispatch the next event after that.
      await Promise.resolve();
      delete control.dataset["queued"];
      press(control);
      control.click();
    }
  };
};
