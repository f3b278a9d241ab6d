import { looksOnly, piecesOf, runOf, type Piece } from "./runs.ts";
import { closestAcross, parentAcross, shadowsIn } from "./shadows.ts";
import { readerPath, referenceText } from "#domain/scripture/reference/find-references.ts";
import type { Settings } from "./settings.ts";
import { readerLink } from "./styles.ts";

/** Turns the references of a page into links, a slice at a time, and again where the page is redrawn. */

export const linkClass = "lampstand-reference";

/** Elements in which references are not linked: links, code, form fields, and what the page excludes. */
const skipped =
  'a,button,script,style,noscript,template,textarea,input,select,option,code,pre,kbd,samp,var,svg,math,canvas,iframe,object,audio,video,lampstand-passage,[contenteditable]:not([contenteditable="false"]),[data-lampstand="off"]';

/** How long one slice of work may block the main thread, in milliseconds. */
const sliceMs = 8;

/** A text node that was split for its links. Its beginning stays in the page's own node, where a framework that redraws finds it. */
interface Linked {
  readonly original: string;
  readonly text: string;
  readonly added: readonly ChildNode[];
  /** The text nodes that have other pieces of the same references. */
  readonly run: readonly Text[];
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

  const isOpen = (node: Node): boolean =>
    parentAcross(node) !== null &&
    !closestAcross(node, skippedHere) &&
    (within === undefined || closestAcross(node, within) !== undefined);

  const anchorOf = ({ found, continues }: Piece, text: string): HTMLAnchorElement => {
    const anchor = readerLink(origin + readerPath(translation, found), text);
    const reference = referenceText(found);
    anchor.className = linkClass;
    anchor.dataset["lampstandReference"] = reference;
    // Of a reference in several pieces, screen readers and the keyboard see the first.
    if (continues) {
      anchor.tabIndex = -1;
      anchor.ariaHidden = "true";
    } else if (found.end - found.start > text.length) anchor.ariaLabel = reference;
    return anchor;
  };

  const put = (node: Text, pieces: readonly Piece[], run: readonly Text[]): void => {
    const text = node.data;
    const added: ChildNode[] = [];
    let [from, head] = [0, ""];
    for (const [index, piece] of pieces.entries()) {
      const before = text.slice(from, piece.start);
      if (index === 0) head = before;
      else added.push(document.createTextNode(before));
      added.push(anchorOf(piece, text.slice(piece.start, piece.end)));
      from = piece.end;
    }
    added.push(document.createTextNode(text.slice(from)));
    for (const one of added) ours.add(one);
    linked.set(node, { original: text, text: head, added, run });
    node.data = head;
    node.after(...added);
  };

  const link = (node: Text): void => {
    // Most texts have no number, and need no second look.
    if (ours.has(node) || !/\d/.test(node.data) || !isOpen(node)) return;
    const texts = runOf(node, (text) => !ours.has(text) && !linked.has(text) && isOpen(text));
    const pieces = piecesOf(texts.map(({ data }) => data));
    const run = texts.filter((_, index) => pieces[index]!.length > 0);
    for (const [index, text] of texts.entries()) if (pieces[index]!.length > 0) put(text, pieces[index]!, run);
  };

  /** Removes the links after a text node and restores its text, unless the page has changed it. */
  const restore = (node: Text): void => {
    const before = linked.get(node);
    if (!before) return;
    linked.delete(node);
    for (const one of before.added) one.remove();
    if (node.data === before.text) node.data = before.original;
    if (node.isConnected) plan(node);
    for (const other of before.run) restore(other);
  };

  /** Restores a text node that the page has changed, moved or removed. */
  const unlink = (node: Text): void => {
    const before = linked.get(node);
    const isUnchanged =
      before && node.isConnected && node.data === before.text && before.added[0]?.previousSibling === node;
    if (before && !isUnchanged) restore(node);
  };

  let waiting: Text[] = [];
  const work = (): void => {
    const until = performance.now() + sliceMs;
    for (const root of queue) {
      waiting.push(...textsIn(root));
      for (const shadow of shadowsIn(root, plan)) watch(shadow);
    }
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
    if (typeof window.requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
    else setTimeout(work, 1);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === "characterData") {
        if (linked.has(target as Text)) unlink(target as Text);
        else if (!ours.has(target)) plan(target);
      }
      for (const node of removedNodes)
        if (node instanceof Text || (node instanceof Element && node.matches(looksOnly))) textsIn(node).forEach(unlink);
      for (const node of addedNodes) if (!ours.has(node)) plan(node);
    }
  });

  const watched = new WeakSet<Node>();
  /** Links a tree of the page, the document's or an open shadow's, and whatever it changes. */
  function watch(tree: Node): void {
    if (watched.has(tree)) return;
    watched.add(tree);
    observer.observe(tree, { childList: true, characterData: true, subtree: true });
    plan(tree);
  }
  watch(document.body);
};
