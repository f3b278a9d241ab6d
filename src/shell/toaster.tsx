import { memo, useEffect } from "react";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { useCurrentToast } from "#src/platform/toast.ts";
import { whenIdle } from "#src/platform/clock.ts";

const useToastRegion = partOnUse(async () => (await import("./toast-region.tsx")).ToastRegion);

/** The container for toasts; its code loads after the first view. */
export const Toaster = memo(() => {
  const toast = useCurrentToast();
  const { Part: ToastRegion, wantQuietly } = useToastRegion();
  useEffect(() => whenIdle(wantQuietly), [wantQuietly]);
  useEffect(() => {
    if (toast) wantQuietly();
  }, [toast, wantQuietly]);
  return ToastRegion ? <ToastRegion /> : null;
});
