import { useEffect, useRef, useState } from "react";

/** Whether an element has come near the window, once and for all: for what is fetched only for who gets there. `ref` goes on the element. */
export const useWasSeen = <Watched extends Element>(margin = "200px") => {
  const ref = useRef<Watched>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (wasSeen || element === null) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true), { rootMargin: margin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [wasSeen, margin]);
  return { ref, wasSeen };
};
