import { shortName } from "#domain/scripture/translations/short-name.ts";
import { linkClass } from "./links.ts";
import { passageParagraph, type ReadPassage } from "./passages.ts";
import { closestAcross, focused, targetOf } from "./shadows.ts";
import type { Settings } from "./settings.ts";
import { element, readerLink, styledRoot } from "./styles.ts";

/** Shows the passage of a link on hover, focus and tap, above everything else on the page. */

const openAfterMs = 150;
const closeAfterMs = 300;
const gap = 6;
/** The most characters of a passage that a screen reader announces by itself. */
const longestAnnouncement = 300;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  target instanceof Element
    ? (target.closest<HTMLAnchorElement>(`a.${linkClass}[data-lampstand-reference]`) ?? undefined)
    : undefined;

/** The popover. Its styles are set by script, which no content security policy forbids. */
const popoverElement = (): HTMLElement => {
  const host = document.createElement("lampstand-preview");
  if ("showPopover" in host) host.setAttribute("popover", "manual");
  Object.assign(host.style, {
    margin: "0",
    padding: "0",
    border: "0",
    background: "none",
    position: "fixed",
    inset: "auto",
    overflow: "visible",
    zIndex: "2147483647",
  });
  return host;
};

/** A hidden live region. In the page from the beginning: screen readers announce only changes of elements they know. */
const statusElement = (status: HTMLElement, theme: Settings["theme"]): HTMLElement => {
  status.setAttribute("role", "status");
  const host = document.createElement("lampstand-status");
  Object.assign(host.style, {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  });
  styledRoot(host, theme).append(status);
  return host;
};

/** Outside a modal dialog nothing can be used while it is open. In a shadow, events would not tell that they are of the preview. */
const placeFor = (link: HTMLElement): Element => {
  const dialog = closestAcross(link, 'dialog[open],[aria-modal="true"]');
  return dialog?.getRootNode() === document ? dialog : document.body;
};

/** Places the popover below the link, or above it where there is more room. */
const placeBeside = (host: HTMLElement, link: HTMLElement): void => {
  const width = Math.min(384, innerWidth - 16);
  host.style.width = `${width}px`;
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { height } = host.getBoundingClientRect();
  const isBelow = bottom + gap + height <= innerHeight || top < innerHeight - bottom;
  host.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  host.style.top = `${Math.max(8, isBelow ? Math.min(bottom + gap, innerHeight - height - 8) : top - gap - height)}px`;
};

/** The passage of one link at a time. */
class Preview {
  readonly #translation: string;
  readonly #read: ReadPassage;
  readonly #host = popoverElement();
  readonly #root: ShadowRoot;
  readonly #status = element("div", "");
  readonly #statusHost: HTMLElement;
  #shown: HTMLAnchorElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  /** Watches the page while a passage is shown. */
  readonly #changes = new MutationObserver(() => this.follow());

  constructor({ translation, theme }: Settings, read: ReadPassage) {
    this.#translation = translation;
    this.#read = read;
    this.#root = styledRoot(this.#host, theme);
    this.#statusHost = statusElement(this.#status, theme);
    document.body.append(this.#statusHost);
  }

  /** Opens for a link under the mouse, and closes when the mouse has left link and preview. */
  hover(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const link = linkAt(targetOf(event));
    if (link) this.#later(() => void this.#open(link), openAfterMs);
    else if (this.#shown && event.target !== this.#host) this.#later(() => this.#close(), closeAfterMs);
    else clearTimeout(this.#timer);
  }

  focus(event: FocusEvent): void {
    const link = linkAt(targetOf(event));
    if (link?.matches(":focus-visible")) void this.#open(link);
    else if (!link) this.#leave(event);
  }

  /** The first tap on a link shows its preview, the second follows it. */
  click(event: MouseEvent): void {
    const link = linkAt(targetOf(event));
    const isTap = (event as PointerEvent).pointerType === "touch";
    if (link && isTap && link !== this.#shown && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void this.#open(link);
    } else if (!link) this.#leave(event);
  }

  press(event: KeyboardEvent): void {
    if (!this.#shown) return;
    if (event.key === "Escape") {
      // A dialog around it stays.
      event.preventDefault();
      // Before it closes: the focus opens that of another link alone.
      if (document.activeElement === this.#host) this.#shown.focus();
      this.#close();
    }
    if (event.key === "ArrowDown" && focused() === this.#shown) {
      event.preventDefault();
      this.#root.querySelector<HTMLElement>(".text")?.focus();
    }
  }

  /** Stays beside its link while the page moves or changes, and goes with it. */
  follow(): void {
    if (this.#shown?.isConnected) placeBeside(this.#host, this.#shown);
    else if (this.#shown) this.#close();
  }

  #later(work: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
  }

  /** Closes, unless the event is inside. */
  #leave({ target }: Event): void {
    if (this.#shown && target !== this.#host) this.#close();
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#changes.disconnect();
    this.#shown = undefined;
    this.#status.textContent = "";
    this.#host.remove();
  }

  async #open(link: HTMLAnchorElement): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#shown === link) return;
    this.#close();
    this.#shown = link;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const place = placeFor(link);
    place.append(this.#host);
    if (this.#statusHost.parentElement !== place) place.append(this.#statusHost);
    if ("showPopover" in this.#host) this.#host.showPopover();
    this.#changes.observe(document, { childList: true, subtree: true });
    this.#fill(link, element("p", "soft", "…"), this.#translation);
    try {
      const passage = await this.#read(link.dataset["lampstandReference"] ?? "", this.#translation, signal);
      if (this.#shown !== link) return;
      const text = passage.text.replace(/\s+/g, " ").trim();
      const isLong = text.length > longestAnnouncement;
      const announcement = isLong ? `${text.slice(0, longestAnnouncement)}… Press the down arrow to read it.` : text;
      this.#fill(link, passageParagraph(passage), passage.translation_id, announcement);
    } catch {
      const sorry = "The passage can’t be shown here.";
      if (!signal.aborted && this.#shown === link)
        this.#fill(link, element("p", "soft", sorry), this.#translation, sorry);
    }
  }

  /** @param announcement for screen readers; none by default */
  #fill(link: HTMLAnchorElement, content: HTMLElement, key: string, announcement?: string): void {
    const reference = link.dataset["lampstandReference"] ?? "";
    const text = element("div", "text", element("p", "", element("strong", "", reference)), content);
    text.tabIndex = 0;
    text.setAttribute("role", "region");
    text.setAttribute("aria-label", reference);
    const hadFocus = this.#root.activeElement?.classList.contains("text");
    const footer = element("footer", "", element("span", "", shortName(key)), readerLink(link.href, "Read in context"));
    this.#root.replaceChildren(element("div", "card", text, footer));
    // The passage replaces "…", which may have the focus already.
    if (hadFocus) text.focus();
    this.#status.textContent = announcement === undefined ? "" : `${reference}: ${announcement}`;
    placeBeside(this.#host, link);
  }
}

export const showPreviews = (settings: Settings, read: ReadPassage): void => {
  const preview = new Preview(settings, read);
  document.addEventListener("pointerover", (event) => preview.hover(event));
  document.addEventListener("focusin", (event) => preview.focus(event));
  document.addEventListener("click", (event) => preview.click(event));
  document.addEventListener("keydown", (event) => preview.press(event));
  const follow = () => preview.follow();
  addEventListener("scroll", follow, { passive: true, capture: true });
  addEventListener("resize", follow, { passive: true });
};
