import { type ComponentType, useCallback, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import { ownSheetsLoaded } from "./fetched-import.ts";
import { toast } from "./toast.ts";

export interface PartOnUse<Props> {
  /** The component to render; undefined until it is requested and loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** For a press: loads the part, then calls back. If loading fails, the visitor is told and may press again. */
  readonly want: (then?: () => void) => void;
  /** For prefetching: failures are silent. */
  readonly wantQuietly: () => void;
  /** Loads the code without rendering anything. */
  readonly preload: () => void;
}

const didNotCome = { title: "This could not be loaded", description: "Check your connection and try again.", tone: "refusal" } as const;

const ignore = () => {};

/**
 * A part of a screen whose code loads on first use. Unlike with `lazy`, a part that fails to load leaves the screen
 * unchanged and can be requested again. Returns the hook for the components that render it.
 */
export const partOnUse = <Props>(load: () => Promise<ComponentType<Props>>): (() => PartOnUse<Props>) => {
  let loaded: ComponentType<Props> | undefined;
  const bring = async (): Promise<void> => {
    [loaded] = await Promise.all([load(), ownSheetsLoaded()]);
  };
  const preload = () => void bring().catch(ignore);
  return () => {
    const [isWanted, setIsWanted] = useState(false);
    const want = useCallback(
      (then?: () => void) => {
        const come = () => {
          setIsWanted(true);
          then?.();
        };
        if (isWanted && loaded) come();
        // Rendering the part for the first time takes a while, even if its code is loaded, so paint the press first.
        else void bring().then(() => void afterPaint(come), () => void toast(didNotCome));
      },
      [isWanted],
    );
    const wantQuietly = useCallback(() => void bring().then(() => setIsWanted(true), ignore), []);
    return { Part: isWanted ? loaded : undefined, want, wantQuietly, preload };
  };
};
