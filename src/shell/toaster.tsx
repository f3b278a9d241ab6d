import { memo, useEffect } from "react";
import { lazyCode, preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { onFirstUse } from "#src/platform/page/page-events.ts";
import { useCurrentToast } from "#src/platform/page/toast.ts";

const toastRegion = lazyCode("toast region", async () => (await import("./toast-region.tsx")).ToastRegion);

/** The container for toasts. Its code loads once the page is used, since most toasts answer a tap, or with the first toast. */
export const Toaster = memo(() => {
  const toast = useCurrentToast();
  useEffect(() => onFirstUse(() => preloadCode(toastRegion)), []);
  const { code: ToastRegion } = useLazyCode(toastRegion, toast !== undefined);
  return ToastRegion ? <ToastRegion /> : null;
});
