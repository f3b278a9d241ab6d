import { ArrowUp } from "lucide";
import { memo } from "react";
import { focusPageTop } from "#src/platform/page/focus.ts";
import { useIsScrolledPast } from "#src/platform/scroll/scroll-position.ts";
import { scrollToTop } from "#src/platform/scroll/scroll-to.ts";
import { Icon } from "#src/ui/icon.tsx";
import { shellMessages } from "./messages.ts";

/** Appears after scrolling more than 300 px. */
const thresholdPx = 300;

/** The button disappears at the top, so the focus has to move first. */
const goToTop = () => {
  scrollToTop();
  focusPageTop();
};

export const BackToTop = memo(() => {
  const isPast = useIsScrolledPast(thresholdPx);
  if (!isPast) return null;
  return (
    <button type="button" className="totop" title={shellMessages.backToTop} onClick={goToTop}>
      <Icon of={ArrowUp} />
    </button>
  );
});
