import { useCallback, useEffect, useRef, useState } from "react";
import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { stopSpeaking } from "#src/platform/media/speech.ts";
import { hasAttention, onLeave } from "#src/platform/page/page-visibility.ts";
import { dismissToast, toast } from "#src/platform/page/toast.ts";
import { runEffect } from "./effects.ts";
import { isTick, type Step } from "./game.ts";
import { kitMessages } from "./messages.ts";
import { isAbandoned } from "./abandoned-round.ts";

/** A sentence for the live region. The number makes a repeated sentence be announced again. */
export interface Said {
  readonly text: string;
  readonly count: number;
}

export interface Game<State, Event> {
  readonly state: State;
  /** Passes an event to the rules. A stable function; the rules always see the newest state, even within one render. */
  readonly send: (event: Event) => void;
  /** Like `send`, for events that the visitor did not cause: an abandoned round is not offered back. */
  readonly sendQuietly: (event: Event) => void;
  readonly said: Said;
}

/** The game's state in this tab. */
interface Run<State> {
  state: State;
  /** The stored state when this tab last read it: its own step, or another tab's if it is a different one now. */
  kept: State;
  /** Has made a step since the visitor came to this tab. */
  isPlayedHere: boolean;
  /** Another tab is continuing the game: this one shows its state and takes no steps until the visitor returns. */
  isAside: boolean;
  /** The time in this tab's next tick was already counted in the other tab. */
  isTimeCounted: boolean;
}

/** The same duration as other toasts with 'Undo'; the game's next toast replaces it earlier. */
const wayBackMs = 10_000;

const runFrom = <State>(kept: State): Run<State> => ({
  state: kept,
  kept,
  isPlayedHere: false,
  isAside: false,
  isTimeCounted: false,
});

/** Reads the stored state. True if it is another tab's step, which this tab now shows. */
const follow = <State>(run: Run<State>, stored: StoredEntry<State>): boolean => {
  const kept = deviceStore().read(stored);
  if (kept === run.kept) return false;
  run.kept = kept;
  // This tab's own step, or a delayed one of a background tab, which the next step here overwrites.
  if (kept === run.state || run.isPlayedHere) return false;
  Object.assign(run, { state: kept, isAside: true, isTimeCounted: true });
  return true;
};

/** True if the game was erased, perhaps in another tab. It must end here too, or its next step would restore it. */
const isErased = <State>(run: Run<State>, stored: StoredEntry<State>): boolean => {
  if (deviceStore().read(stored) !== stored.fallback) return false;
  Object.assign(run, runFrom(stored.fallback));
  return true;
};

/**
 * Runs a game: holds its state, runs effects, and stores the state on the device after every change, so that a game in
 * progress survives a reload. `stored.fallback` is the state before the first game (the intro), which is also what
 * prerendered pages show; a stored state of an older version fails the schema and yields the fallback. Two open tabs
 * share one game: the tab that the visitor is not using follows the other, so that nothing counts twice. Whoever throws
 * a running round away is offered the way back to it. `const { state, send, said } = useGame("play-n-pray", prayEntry,
 * step);`
 */
export const useGame = <State, Event>(
  game: GameId,
  stored: StoredEntry<State>,
  step: Step<State, Event>,
): Game<State, Event> => {
  const [state, setState] = useState<State>(stored.fallback);
  const [said, setSaid] = useState<Said>({ text: "", count: 0 });
  /** The newest state, in a separate object per entry, so that a pending write never goes to another entry. */
  const latest = useRef(runFrom(state));
  /** The toast with the way back to the round before. */
  const wayBack = useRef<number>(undefined);

  useEffect(() => {
    const run = runFrom(deviceStore().read(stored));
    latest.current = run;
    setState(latest.current.state);
    const withdraw = () => {
      if (wayBack.current !== undefined) dismissToast(wayBack.current);
    };
    const stopFollowing = deviceStore().subscribe(stored.key, () => {
      const wasAtStart = run.state === stored.fallback;
      if (isErased(run, stored)) {
        if (!wasAtStart) withdraw();
        setState(run.state);
      } else if (follow(run, stored)) setState(run.state);
    });
    const stopLooking = onLeave(() => {
      run.isPlayedHere = false;
    });
    return () => {
      withdraw();
      stopLooking();
      stopFollowing();
      stopSpeaking();
    };
  }, [stored]);

  const keep = useCallback(
    (run: Run<State>, next: State) => {
      run.state = next;
      setState(next);
      void deviceStore().update(stored, () => run.state);
    },
    [stored],
  );

  const offerBack = useCallback(
    (run: Run<State>, before: State) => {
      const goBack = () => {
        Object.assign(run, { isPlayedHere: true, isAside: false });
        stopSpeaking();
        keep(run, before);
      };
      wayBack.current = toast({
        title: kitMessages.newRound,
        durationMs: wayBackMs,
        action: { label: kitMessages.backToRound, run: goBack },
      });
    },
    [keep],
  );

  const take = useCallback(
    (event: Event, isAsked: boolean) => {
      const run = latest.current;
      // A tab that was suspended has received no event yet.
      if (follow(run, stored)) setState(run.state);
      const isHere = hasAttention();
      const isCounted = run.isTimeCounted && isTick(event);
      if (isCounted) run.isTimeCounted = false;
      if (isCounted || (run.isAside && !isHere)) return;
      run.isPlayedHere ||= isHere;
      run.isAside = false;
      const before = run.state;
      const stepped = step(before, event);
      if (stepped.state !== before) keep(run, stepped.state);
      for (const effect of stepped.effects)
        runEffect(game, effect, (text) => setSaid(({ count }) => ({ text, count: count + 1 })));
      if (isAsked && isAbandoned(before, stepped, stored.fallback)) offerBack(run, before);
    },
    [game, stored, step, keep, offerBack],
  );

  const send = useCallback((event: Event) => take(event, true), [take]);
  const sendQuietly = useCallback((event: Event) => take(event, false), [take]);
  return { state, send, sendQuietly, said };
};
