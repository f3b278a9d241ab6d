import { useEffect, useState } from "react";
import { after } from "./clock.ts";

/** False in a component's first drawing, true in a task after it: for what may come a moment later, so that neither task is long. */
export const useIsDrawn = (): boolean => {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => after(0, () => setIsDrawn(true)), []);
  return isDrawn;
};
