/* oxlint-disable unicorn/consistent-function-scoping -- what runs inside the page must hold all it needs */
import type { Page } from "@playwright/test";

/** What extends beyond the right edge of the page, of an open dialog or of a panel beside the text; empty if there is no horizontal scrolling. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}${[...element.classList].map((name) => `.${name}`).join("")}`;
    const frames = [document.documentElement, ...document.querySelectorAll('[role="dialog"], .panel.study')];
    return frames.flatMap((frame) => {
      const excess = frame.scrollWidth - frame.clientWidth;
      if (excess <= 0) return [];
      const edge = frame.getBoundingClientRect().left + frame.clientWidth;
      const culprits = [...frame.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > edge + 0.5)
        .slice(-3);
      return [`${nameOf(frame)} by ${excess} px: ${culprits.map(nameOf).join(", ")}`];
    });
  });

/** Controls smaller than `least` px in one direction. Links inside sentences are exempt, as in WCAG 2.5.8. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((minimum) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role^="menuitem"], [role="gridcell"][tabindex]';
    const px = (value: string) => Number.parseFloat(value) || 0;
    /** A pseudo-element around the control enlarges its target. */
    const grown = (element: Element, size: { width: number; height: number }) => {
      for (const pseudo of ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        if (style.content === "none" || style.position !== "absolute") continue;
        size = { width: Math.max(size.width, px(style.width)), height: Math.max(size.height, px(style.height)) };
      }
      return size;
    };
    const isInSentence = (element: Element) =>
      element.tagName === "A" &&
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim().length > 2,
      );
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        control.closest("[inert], [aria-hidden='true']")
      ) {
        if (!(control instanceof HTMLInputElement && control.labels?.length)) return [];
      }
      const label =
        control instanceof HTMLInputElement && ["radio", "checkbox", "file"].includes(control.type)
          ? control.labels?.[0]
          : undefined;
      const target = label ?? control;
      const box = target.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || isInSentence(control)) return [];
      const { width, height } = grown(target, box);
      if (width >= minimum - 0.5 && height >= minimum - 0.5) return [];
      const name = (control.getAttribute("aria-label") ?? (control.textContent || control.title))
        .trim()
        .replaceAll(/\s+/g, " ")
        .slice(0, 40);
      return [
        `${control.tagName.toLowerCase()}${[...control.classList].map((one) => `.${one}`).join("")} "${name}" ${Math.round(width)}×${Math.round(height)}`,
      ];
    });
  }, least);

/** Running animations and transitions; there must be none with reduced motion. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().activeDuration ?? 0) > 1)
      .map((one) => {
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : undefined;
        return `${"animationName" in one ? String(one.animationName) : "transition"} on ${target?.tagName.toLowerCase() ?? "?"}.${target?.classList.value ?? ""}`;
      }),
  );

/** What a printed page shows besides its words: controls, and words that are pale on paper. */
export const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr")
      );
    };
    const controls = [...document.querySelectorAll("button, input, select, textarea, nav, .skip, #root footer")];
    const pale = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, b, span, dd, dt)")].filter((element) => {
      const [red = 0, green = 0, blue = 0] = (/[\d., ]+/.exec(getComputedStyle(element).color)?.[0] ?? "")
        .split(",")
        .map(Number);
      return red + green + blue > 3 * 128;
    });
    return [...controls.filter((element) => !element.matches(".vn, .sticker, main footer")), ...pale]
      .filter(shown)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 24)}`);
  });
