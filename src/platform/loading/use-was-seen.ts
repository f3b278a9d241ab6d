import { useEffect, useRef, useState } from "react";

/**
 * True from the moment an element has come near the window: for content fetched only when the visitor gets there. `ref`
 * goes on the element.
 * @param isWatched false where nothing is fetched
 */
export const useWasSeen = <Watched extends Element>(margin = "200px", isWatched = true) => {
  const ref = useRef<Watched>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (wasSeen || !isWatched || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wasSeen, margin, isWatched]);
  return { ref, wasSeen };
};
