import { useEffect, useState } from "react";
import { after } from "./clock.ts";

/** False on a component's first render, true one task later: for content that may follow, so that neither task is long. */
export const useIsDrawn = (): boolean => {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => after(0, () => setIsDrawn(true)), []);
  return isDrawn;
};
