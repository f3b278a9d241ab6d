import { useCallback, useEffect, useRef, useState } from "react";
import type { GameId } from "#content/schema/games.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import type { StoredEntry } from "#src/platform/device-store/entries.ts";
import { stopSpeaking } from "#src/platform/speech.ts";
import { runEffect } from "./effects.ts";
import type { Step } from "./game.ts";

/** A sentence for the live region; the number makes a repeated sentence be read again. */
export interface Said {
  readonly text: string;
  readonly count: number;
}

export interface Game<State, Event> {
  readonly state: State;
  /** Gives an event to the rules. Always the same function; the rules see the newest state, also within one render. */
  readonly send: (event: Event) => void;
  readonly said: Said;
}

/**
 * Runs a game: keeps its state, carries out effects, and keeps the state on the device after every change, so that a
 * game in progress survives a reload. `stored.fallback` is the state before the first game (the intro), which is also
 * what prerendered pages show; a stored state of an older version fails the schema and yields the fallback.
 *
 * `const { state, send, said } = useGame("play-n-pray", prayEntry, step);`
 */
export const useGame = <State, Event>(game: GameId, stored: StoredEntry<State>, step: Step<State, Event>): Game<State, Event> => {
  const [state, setState] = useState<State>(stored.fallback);
  const [said, setSaid] = useState<Said>({ text: "", count: 0 });
  /** The newest state, one object for each entry: what waits to be kept under one never goes under another. */
  const latest = useRef({ state });

  useEffect(() => {
    const run = { state: deviceStore().read(stored) };
    latest.current = run;
    setState(latest.current.state);
    // Erased, perhaps in another tab: the game goes too, or its next step would bring it back.
    const stopFollowing = deviceStore().subscribe(stored.key, () => {
      if (deviceStore().read(stored) !== stored.fallback) return;
      run.state = stored.fallback;
      setState(stored.fallback);
    });
    return () => {
      stopFollowing();
      stopSpeaking();
    };
  }, [stored]);

  const send = useCallback(
    (event: Event) => {
      const run = latest.current;
      const { state: next, effects } = step(run.state, event);
      if (next !== run.state) {
        run.state = next;
        setState(next);
        void deviceStore().update(stored, () => run.state);
      }
      for (const effect of effects) runEffect(game, effect, (text) => setSaid(({ count }) => ({ text, count: count + 1 })));
    },
    [game, stored, step],
  );

  return { state, send, said };
};
