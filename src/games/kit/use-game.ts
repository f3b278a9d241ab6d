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
  const current = useRef<State>(stored.fallback);

  useEffect(() => {
    current.current = deviceStore().read(stored);
    setState(current.current);
    return stopSpeaking;
  }, [stored]);

  const send = useCallback(
    (event: Event) => {
      const { state: next, effects } = step(current.current, event);
      if (next !== current.current) {
        current.current = next;
        setState(next);
        void deviceStore().update(stored, () => next);
      }
      for (const effect of effects) runEffect(game, effect, (text) => setSaid(({ count }) => ({ text, count: count + 1 })));
    },
    [game, stored, step],
  );

  return { state, send, said };
};
