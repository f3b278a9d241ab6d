/** Copies text; false when the browser refuses (no permission, insecure context). */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

/** Old browsers and embedded views: select a hidden field and ask for a copy. */
const copyBySelection = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  // An open sheet keeps the focus: outside it nothing would be selected, and nothing copied.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    // Who works by keyboard goes on from the button that was pressed.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};
