import { linkClass } from "./links.ts";
import { passageParagraph, type ReadPassage } from "./passages.ts";
import { focused, targetOf } from "./shadows.ts";
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
  host.setAttribute("popover", "manual");
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

/** A hidden live region. It is in the page from the beginning, since screen readers announce only changes of elements they know. */
const addStatus = (theme: Settings["theme"]): HTMLElement => {
  const status = element("div", "");
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
  document.body.append(host);
  return status;
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

export const showPreviews = ({ translation, theme }: Settings, read: ReadPassage): void => {
  const host = popoverElement();
  const root = styledRoot(host, theme);
  const status = addStatus(theme);
  let shown: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  /** @param announcement for screen readers; none by default */
  const fill = (link: HTMLAnchorElement, content: HTMLElement, key: string, announcement?: string): void => {
    const reference = link.dataset["lampstandReference"] ?? "";
    const text = element("div", "text", element("p", "", element("strong", "", reference)), content);
    text.tabIndex = 0;
    text.setAttribute("role", "region");
    text.setAttribute("aria-label", reference);
    const hadFocus = root.activeElement?.classList.contains("text");
    root.replaceChildren(
      element(
        "div",
        "card",
        text,
        element("footer", "", element("span", "", key.toUpperCase()), readerLink(link.href, "Read in context")),
      ),
    );
    // The passage replaces "…", which may have the focus already.
    if (hadFocus) text.focus();
    status.textContent = announcement === undefined ? "" : `${reference}: ${announcement}`;
    placeBeside(host, link);
  };

  const close = (): void => {
    clearTimeout(timer);
    asking?.abort();
    shown = undefined;
    status.textContent = "";
    host.remove();
  };

  const open = async (link: HTMLAnchorElement): Promise<void> => {
    clearTimeout(timer);
    if (shown === link) return;
    close();
    shown = link;
    asking = new AbortController();
    document.body.append(host);
    if ("showPopover" in host) host.showPopover();
    fill(link, element("p", "soft", "…"), translation);
    const { signal } = asking;
    try {
      const passage = await read(link.dataset["lampstandReference"] ?? "", translation, signal);
      if (shown !== link) return;
      const text = passage.text.replace(/\s+/g, " ").trim();
      const isLong = text.length > longestAnnouncement;
      const announcement = isLong ? `${text.slice(0, longestAnnouncement)}… Press the down arrow to read it.` : text;
      fill(link, passageParagraph(passage), passage.translation_id, announcement);
    } catch {
      const sorry = "The passage can’t be shown here.";
      if (!signal.aborted && shown === link) fill(link, element("p", "soft", sorry), translation, sorry);
    }
  };

  const later = (work: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };

  const isInside = (target: EventTarget | null): boolean => target === host;

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const { target } = event;
    const link = linkAt(targetOf(event));
    if (link) later(() => void open(link), openAfterMs);
    else if (isInside(target)) clearTimeout(timer);
    else if (shown) later(close, closeAfterMs);
    else clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    const link = linkAt(targetOf(event));
    if (link?.matches(":focus-visible")) void open(link);
    else if (shown && !link && !isInside(event.target)) close();
  });
  // The first tap on a link shows its preview, the second follows it.
  document.addEventListener("click", (event) => {
    const link = linkAt(targetOf(event));
    const isTap = (event as PointerEvent).pointerType === "touch";
    if (link && isTap && link !== shown && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void open(link);
    } else if (!link && shown && !isInside(event.target)) close();
  });
  document.addEventListener("keydown", (event) => {
    if (!shown) return;
    if (event.key === "Escape") {
      const link = shown;
      const hadFocus = document.activeElement === host;
      close();
      if (hadFocus) link.focus();
    }
    if (event.key === "ArrowDown" && focused() === shown) {
      event.preventDefault();
      root.querySelector<HTMLElement>(".text")?.focus();
    }
  });
  const followLink = () => shown && placeBeside(host, shown);
  addEventListener("scroll", followLink, { passive: true, capture: true });
  addEventListener("resize", followLink, { passive: true });
};
