/** True while text on the page is selected. */
export const isSelectingText = (): boolean => {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed;
};
