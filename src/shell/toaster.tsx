import { lazy, memo, Suspense, useEffect, useState } from "react";
import { useCurrentToast } from "#src/platform/toast.ts";
import { whenIdle } from "#src/platform/clock.ts";

const load = () => import("./toast-region.tsx");
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** The place of toasts; its code comes after the first view. */
export const Toaster = memo(() => {
  const toast = useCurrentToast();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => whenIdle(() => setIsReady(true)), []);
  return isReady || toast ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
});
