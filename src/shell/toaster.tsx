import { memo, useEffect, useState } from "react";
import { whenIdle } from "#src/platform/clock.ts";
import { latePart } from "#src/platform/late-part.ts";
import { useCurrentToast } from "#src/platform/toast.ts";

const toastRegion = latePart(async () => (await import("./toast-region.tsx")).ToastRegion);

const LateToastRegion = () => {
  const { Part: ToastRegion } = toastRegion.usePart();
  return ToastRegion ? <ToastRegion /> : null;
};

/** The container for toasts; its code loads after the first view, or with the first toast. */
export const Toaster = memo(() => {
  const toast = useCurrentToast();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return isDue || toast ? <LateToastRegion /> : null;
});
