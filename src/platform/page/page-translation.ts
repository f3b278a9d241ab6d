/**
 * A browser that translates a page replaces its text nodes by elements (Chrome, Edge), or joins them and removes the rest
 * (Firefox). React keeps the nodes: it would write into what is no longer shown, and fail where it removes one or inserts
 * before it (react/react#11538). So a replaced text returns as soon as React needs it, and the browser translates it again;
 * and what is already gone is no error.
 */
export const toleratePageTranslation = (): void => {
  const { insertBefore, removeChild } = Node.prototype;
  /** What was put in the place of each text. */
  const replacements = new WeakMap<Node, ChildNode>();

  const putBack = (text: Node): void => {
    const replacement = replacements.get(text);
    replacements.delete(text);
    if (text.isConnected) replacement?.remove();
    else replacement?.replaceWith(text);
  };

  const readRecord = ({ target, removedNodes, addedNodes, previousSibling }: MutationRecord): void => {
    // React has changed the text of `target`, or has moved `addedNodes`: their translations are out of date.
    [target, ...addedNodes].forEach(putBack);
    for (const node of removedNodes) {
      const replacement = [...addedNodes, previousSibling].find((other) => other?.nodeName === "FONT");
      if (!replacement || node.isConnected || !(node instanceof Text)) continue;
      replacements.set(node, replacement as ChildNode);
      observer.observe(node, { characterData: true });
    }
  };
  const observer = new MutationObserver((records) => records.forEach(readRecord));
  observer.observe(document.body, { childList: true, subtree: true });

  /** Whether it is a child of `parent`, once a text that was replaced is put back. */
  const isChild = (parent: Node, node: Node): boolean => {
    if (node.parentNode !== parent) putBack(node);
    return node.parentNode === parent;
  };

  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, before && isChild(this, before) ? before : null);
    },
    removeChild(this: Node, child: ChildNode) {
      if (isChild(this, child)) removeChild.call(this, child);
      else child.remove();
      return child;
    },
  });
};
