/** The JSON that a prerendered page carries under this element id; undefined if there is none. */
export const readEmbeddedJson = (elementId: string): unknown => {
  const text = document.getElementById(elementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

export const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element;
};

/** Ends the state in which the prerendered passage is hidden (see src/app/head-script.js). */
export const showPassage = (): void => {
  delete document.documentElement.dataset["passage"];
};

/** Says that scripts have taken over the prerendered page; the browser tests wait for it. */
export const markHydrated = (): void => {
  document.documentElement.dataset["hydrated"] = "";
};
