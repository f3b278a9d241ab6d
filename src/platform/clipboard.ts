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
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
};
