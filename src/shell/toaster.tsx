import { memo, useEffect, useState } from "react";
import { whenIdle } from "#src/platform/clock.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useCurrentToast } from "#src/platform/page/toast.ts";

const toastRegion = lazyCode("toast region", async () => (await import("./toast-region.tsx")).ToastRegion);

/** The container for toasts; its code loads after the first view, or with the first toast. */
export const Toaster = memo(() => {
  const toast = useCurrentToast();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  const { code: ToastRegion } = useLazyCode(toastRegion, isDue || toast !== undefined);
  return ToastRegion ? <ToastRegion /> : null;
});
