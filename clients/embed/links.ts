import { findReferences, readerPath, referenceText } from "./scan.ts";
import type { Settings } from "./settings.ts";
import { readerLink } from "./styles.ts";

/** Turns the references of a page into links, a slice at a time, and again where the page is redrawn. */

export const linkClass = "lampstand-reference";

/** Where a reference is none, or belongs to somebody else. */
const skipped =
  'a,button,script,style,noscript,template,textarea,input,select,option,code,pre,kbd,samp,var,svg,math,canvas,iframe,object,audio,video,lampstand-passage,[contenteditable]:not([contenteditable="false"]),[data-lampstand="off"]';

/** In milliseconds of the main thread, before the page has its turn. */
const sliceMs = 8;

/** What was put after a text: its head stays the page's own node, so that a framework that redraws finds it. */
interface Linked {
  readonly text: string;
  readonly added: readonly ChildNode[];
}

const textsIn = (root: Node): Text[] => {
  if (root instanceof Text) return [root];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

export const linkReferences = ({ origin, translation, within, skip }: Settings): void => {
  const linked = new WeakMap<Text, Linked>();
  const ours = new WeakSet<Node>();
  const queue = new Set<Node>();
  let isPlanned = false;
  const skippedHere = skip === undefined ? skipped : `${skipped},${skip}`;

  const isOpen = ({ parentElement }: Node): boolean =>
    parentElement !== null &&
    !parentElement.closest(skippedHere) &&
    (within === undefined || parentElement.closest(within) !== null);

  const link = (node: Text): void => {
    const text = node.data;
    // Most texts have no number, and need no second look.
    if (ours.has(node) || !/\d/.test(text) || !isOpen(node)) return;
    const found = findReferences(text);
    if (found.length === 0) return;
    const added: ChildNode[] = [];
    let from = found[0]!.start;
    for (const [index, one] of found.entries()) {
      const anchor = readerLink(origin + readerPath(translation, one), text.slice(one.start, one.end));
      anchor.className = linkClass;
      anchor.dataset["lampstandReference"] = referenceText(one);
      if (index > 0) added.push(document.createTextNode(text.slice(from, one.start)));
      added.push(anchor);
      from = one.end;
    }
    added.push(document.createTextNode(text.slice(from)));
    for (const one of added) ours.add(one);
    const head = text.slice(0, found[0]!.start);
    linked.set(node, { text: head, added });
    node.data = head;
    node.after(...added);
  };

  /** The page has changed or removed a text of its own: what we put after it goes, too. */
  const unlink = (node: Text): void => {
    const before = linked.get(node);
    if (!before || (node.data === before.text && before.added[0]?.previousSibling === node)) return;
    linked.delete(node);
    for (const one of before.added) one.remove();
    if (node.isConnected) plan(node);
  };

  let waiting: Text[] = [];
  const work = (): void => {
    const until = performance.now() + sliceMs;
    for (const root of queue) waiting.push(...textsIn(root));
    queue.clear();
    let next = 0;
    while (next < waiting.length && performance.now() < until) {
      const node = waiting[next]!;
      if (node.isConnected && !linked.has(node)) link(node);
      next += 1;
    }
    waiting = waiting.slice(next);
    isPlanned = false;
    if (waiting.length > 0 || queue.size > 0) plan();
  };

  const plan = (root?: Node): void => {
    if (root) queue.add(root);
    if (isPlanned) return;
    isPlanned = true;
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 500 });
    else setTimeout(work, 1);
  };

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === "characterData") {
        if (linked.has(target as Text)) unlink(target as Text);
        else if (!ours.has(target)) plan(target);
      }
      for (const node of removedNodes) if (node instanceof Text) unlink(node);
      for (const node of addedNodes) if (!ours.has(node)) plan(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  plan(document.body);
};
