import { useSearchParams } from "./router.tsx";
import { useAfterHydration } from "../loading/hydration.ts";

const none = new URLSearchParams();

/** The address's query parameters. Empty in prerendered pages; the real ones follow right after hydration. */
export const useQueryParameters = (): URLSearchParams => {
  const [parameters] = useSearchParams();
  return useAfterHydration(parameters, none);
};
