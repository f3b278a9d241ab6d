/** Copies text. Resolves to false when the browser refuses (no permission, insecure context). */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

/** For old browsers and embedded views: selects a hidden field and runs the copy command. */
const copyBySelection = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  // An open sheet traps the focus: a field outside it could not be selected, and nothing would be copied.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    // Keyboard users continue from the button they pressed.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};
