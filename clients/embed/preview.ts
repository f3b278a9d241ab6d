import { linkClass } from "./links.ts";
import { passageParagraph, type ReadPassage } from "./passages.ts";
import { focused, targetOf } from "./shadows.ts";
import type { Settings } from "./settings.ts";
import { element, readerLink, styledRoot } from "./styles.ts";

/** Shows the passage of a link on hover, focus and tap, above everything else on the page. */

const openAfterMs = 150;
const closeAfterMs = 300;
const gap = 6;
/** In characters: what a screen reader says of a passage without being asked. */
const longestSaid = 300;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  target instanceof Element
    ? (target.closest<HTMLAnchorElement>(`a.${linkClass}[data-lampstand-reference]`) ?? undefined)
    : undefined;

export const showPreviews = ({ translation, theme }: Settings, read: ReadPassage): void => {
  const host = document.createElement("lampstand-preview");
  host.setAttribute("popover", "manual");
  const root = styledRoot(host, theme);
  // The browser's own style of a popover, set by script, which no policy of styles forbids.
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
  // Screen readers say what is put into an element that was there before.
  const status = element("div", "");
  status.setAttribute("role", "status");
  const voice = document.createElement("lampstand-status");
  Object.assign(voice.style, {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  });
  styledRoot(voice, theme).append(status);
  document.body.append(voice);
  let shown: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const place = (link: HTMLAnchorElement): void => {
    const width = Math.min(384, innerWidth - 16);
    host.style.width = `${width}px`;
    const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const { height } = host.getBoundingClientRect();
    const isBelow = bottom + gap + height <= innerHeight || top < innerHeight - bottom;
    host.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    host.style.top = `${Math.max(8, isBelow ? Math.min(bottom + gap, innerHeight - height - 8) : top - gap - height)}px`;
  };

  /** `said` is what a screen reader says of it. */
  const fill = (link: HTMLAnchorElement, content: HTMLElement, key: string, said?: string): void => {
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
    // The passage takes the place of "…", which a reader may have stepped into already.
    if (hadFocus) text.focus();
    status.textContent = said === undefined ? "" : `${reference}: ${said}`;
    place(link);
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
      const words = passage.text.replace(/\s+/g, " ").trim();
      const isLong = words.length > longestSaid;
      const said = isLong ? `${words.slice(0, longestSaid)}… Press the down arrow to read it.` : words;
      fill(link, passageParagraph(passage), passage.translation_id, said);
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
  // The first tap shows, the second follows.
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
  addEventListener("scroll", () => shown && place(shown), { passive: true, capture: true });
  addEventListener("resize", () => shown && place(shown), { passive: true });
};
