import { memo, useEffect, useState } from "react";
import { whenIdle } from "#src/platform/clock.ts";
import { lateCode, useLateCode } from "#src/platform/late-code.ts";
import { useCurrentToast } from "#src/platform/toast.ts";

const toastRegion = lateCode("toast region", async () => (await import("./toast-region.tsx")).ToastRegion);

/** The container for toasts; its code loads after the first view, or with the first toast. */
export const Toaster = memo(() => {
  const toast = useCurrentToast();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  const { code: ToastRegion } = useLateCode(toastRegion, isDue || toast !== undefined);
  return ToastRegion ? <ToastRegion /> : null;
});
