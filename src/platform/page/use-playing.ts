import { useLayoutEffect } from "react";

let rounds = 0;

/**
 * Marks the page while a round is being played (`is-playing` on the body), so that the shell hides its buttons. In a layout
 * effect: the screen's own effects move the focus, for which the browser styles the page, and it would do so twice.
 */
export const usePlaying = (isPlaying: boolean): void => {
  useLayoutEffect(() => {
    if (!isPlaying) return;
    rounds += 1;
    document.body.classList.add("is-playing");
    return () => {
      rounds -= 1;
      if (rounds === 0) document.body.classList.remove("is-playing");
    };
  }, [isPlaying]);
};
