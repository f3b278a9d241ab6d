import { useEffect } from "react";

let rounds = 0;

/** Marks the page while a round is being played (`is-playing` on the body), so that the shell hides its buttons. */
export const usePlaying = (isPlaying: boolean): void => {
  useEffect(() => {
    if (!isPlaying) return;
    rounds += 1;
    document.body.classList.add("is-playing");
    return () => {
      rounds -= 1;
      if (rounds === 0) document.body.classList.remove("is-playing");
    };
  }, [isPlaying]);
};
