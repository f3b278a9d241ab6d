import { type ComponentType, useCallback, useEffect, useState } from "react";
import { ownSheetsLoaded } from "./fetched-import.ts";
import { keepTrying } from "./keep-trying.ts";

export interface LatePartState<Props> {
  /** The component to render; undefined until it has loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** Failures since it was last requested. Retries are automatic. */
  readonly failures: number;
  /** Retries at once, with the failure count reset. */
  readonly again: () => void;
}

export interface LatePart<Props> {
  /**
   * For the first screen of a page, which has its styles inlined: loads the code alone. After that the part renders
   * synchronously. Rejects with the browser's error if loading fails.
   */
  readonly preload: () => Promise<void>;
  /** For the component that renders the part, or its placeholder. */
  readonly usePart: () => LatePartState<Props>;
}

/** A first failure is retried before anything is reported. */
export const isMissing = (failures: number): boolean => failures > 1;

/**
 * A part of the page whose code loads when it is first rendered. With `lazy`, a failed part stays broken for good; this
 * one retries until it succeeds, and the screen decides what to show meanwhile.
 */
export const latePart = <Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
  };
  const loadWithStyles = async () => {
    [loaded] = await Promise.all([load(), ownSheetsLoaded()]);
  };
  const usePart = (): LatePartState<Props> => {
    const [{ tries, failures }, setState] = useState({ tries: 0, failures: 0 });
    const again = useCallback(() => setState((state) => ({ tries: state.tries + 1, failures: 0 })), []);
    useEffect(() => {
      if (loaded) return;
      const leaving = new AbortController();
      const tell = (count: number) => {
        if (!leaving.signal.aborted) setState({ tries, failures: count });
      };
      void keepTrying(loadWithStyles, { signal: leaving.signal, onFailure: tell }).then(() => tell(0));
      return () => leaving.abort();
    }, [tries]);
    return { Part: loaded, failures, again };
  };
  return { preload, usePart };
};
