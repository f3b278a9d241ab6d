import { type ComponentType, useCallback, useState } from "react";
import { toast } from "./toast.ts";

export interface PartOnUse<Props> {
  /** What to draw; undefined until it is wanted and there. */
  readonly Part: ComponentType<Props> | undefined;
  /** For a press: brings the part, then calls back. Where it does not come the visitor is told, and may press again. */
  readonly want: (then?: () => void) => void;
  /** For what the page brings unasked: where it does not come, nothing is said. */
  readonly wantQuietly: () => void;
  /** Fetches the code and draws nothing yet. */
  readonly preload: () => void;
}

const didNotCome = { title: "This could not be loaded", description: "Check your connection and try again.", tone: "refusal" } as const;

const ignore = () => {};

/**
 * A part of a screen whose code comes when it is first wanted. Unlike with `lazy`, a part that does not come leaves what
 * is on the screen, and is asked for again. Gives the hook for the components that draw it.
 */
export const partOnUse = <Props>(load: () => Promise<ComponentType<Props>>): (() => PartOnUse<Props>) => {
  let loaded: ComponentType<Props> | undefined;
  const bring = async (): Promise<void> => {
    loaded = await load();
  };
  const preload = () => void bring().catch(ignore);
  return () => {
    const [isWanted, setIsWanted] = useState(false);
    const want = useCallback((then?: () => void) => {
      const come = () => {
        setIsWanted(true);
        then?.();
      };
      if (loaded) come();
      else void bring().then(come, () => void toast(didNotCome));
    }, []);
    const wantQuietly = useCallback(() => void bring().then(() => setIsWanted(true), ignore), []);
    return { Part: isWanted ? loaded : undefined, want, wantQuietly, preload };
  };
};
