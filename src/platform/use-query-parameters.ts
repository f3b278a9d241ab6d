import { useSearchParams } from "react-router";
import { useAfterHydration } from "./hydration.ts";

const none = new URLSearchParams();

/** What stands behind `?` in the address. Prerendered pages know no query; the real one follows the first render at once. */
export const useQueryParameters = (): URLSearchParams => {
  const [parameters] = useSearchParams();
  return useAfterHydration(parameters, none);
};
