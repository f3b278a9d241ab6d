import { useCallback, useEffect, useRef, useState } from "react";
import { type GameId, gameCatalogue } from "./catalogue.data.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { stopSpeaking } from "#src/platform/media/speech.ts";
import { hasPageFocus, onPageLeave } from "#src/platform/page/page-visibility.ts";
import { dismissToast, toast } from "#src/platform/page/toast.ts";
import { createStore } from "#src/platform/store.ts";
import { isTick, type Step, type Effect } from "./game.ts";
import { kitMessages } from "./messages.ts";
import type { Announce, Quoted } from "./quoting.tsx";
import { isAbandoned } from "./abandoned-round.ts";
import { parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { today } from "#src/platform/use-today.ts";
import type { Badge } from "./badge.ts";
import { celebrate } from "./celebrate.ts";
import { playSound } from "./sound.tsx";
import { type DailyResult, withDay, withResult } from "./daily-results.ts";
import { dailyBoardEntry, dailyDaysEntry, trophiesEntry } from "./stored.ts";
import { withTrophy } from "./trophies.ts";

const saveTrophy = (game: GameId, badge: Badge): Promise<boolean> =>
  deviceStore().update(trophiesEntry, (trophies) => withTrophy(trophies, game, badge, toIsoDate(today())));

/** Stores the result of a daily board that was started on `iso` (it may have ended after midnight). */
const saveDailyResult = async (game: GameId, iso: string, result: DailyResult): Promise<void> => {
  const date = parseIsoDate(iso);
  if (!date) return;
  await deviceStore().update(dailyBoardEntry, (board) =>
    withResult(board, gameCatalogue[game].board, date, result, today()),
  );
  await deviceStore().update(dailyDaysEntry, (days) => withDay(days, iso));
};

/** Runs an effect requested by a game's rules. `announce` is the game's own live region. */
export const runEffect = (game: GameId, effect: Effect, announce: Announce): void => {
  switch (effect.type) {
    case "toast":
      playSound(effect.tone === "refusal" ? "no" : "yes");
      toast({
        title: effect.title,
        description: effect.description,
        tone: effect.tone ?? "plain",
        ...(effect.durationMs ? { durationMs: effect.durationMs } : {}),
      });
      return;
    case "announce":
      announce(effect.text, effect.quoted);
      return;
    case "play":
      void recordUsage("plays");
      return;
    case "celebrate":
      void celebrate(game);
      playSound("win");
      return;
    case "stop-speech":
      stopSpeaking();
      return;
    case "award":
      void saveTrophy(game, effect.badge);
      return;
    case "daily":
      void saveDailyResult(game, effect.date, effect.result);
  }
};

/** A sentence for the live region. The number makes a repeated sentence be announced again. */
export interface Announcement {
  readonly text: string;
  readonly quoted: Quoted | undefined;
  readonly count: number;
}

/** What a live region says, and the function that announces a sentence in it. */
export const useAnnouncement = (): readonly [Announcement, Announce] => {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: "", quoted: undefined, count: 0 });
  const announce = useCallback<Announce>(
    (text, quoted) => setAnnouncement(({ count }) => ({ text, quoted, count: count + 1 })),
    [],
  );
  return [announcement, announce];
};

export interface Game<State, Event> {
  readonly state: State;
  /** Passes an event to the rules. A stable function; the rules always see the newest state, even within one render. */
  readonly send: (event: Event) => void;
  /** Like `send`, for events that the visitor did not cause: an abandoned round is not offered back. */
  readonly sendQuietly: (event: Event) => void;
  readonly announcement: Announcement;
}

/** The game's state in this tab. */
interface Run<State> {
  state: State;
  /** The stored state when this tab last read it: its own step, or another tab's if it is a different one now. */
  lastRead: State;
  /** Has made a step since the visitor came to this tab. */
  isPlayedHere: boolean;
  /** Another tab is continuing the game: this one shows its state and takes no steps until the visitor returns. */
  isPassive: boolean;
  /** The time in this tab's next tick was already counted in the other tab. */
  isTimeCounted: boolean;
}

/** Whether the latest step of the round on the screen is stored: false on a full device, or where the browser stores nothing. */
export const isRoundStored = createStore(true);

/** How long the offer to undo stays, like other toasts with such a button. The game's next toast replaces it earlier. */
const undoMs = 10_000;

const runFrom = <State>(lastRead: State): Run<State> => ({
  state: lastRead,
  lastRead,
  isPlayedHere: false,
  isPassive: false,
  isTimeCounted: false,
});

/** Reads the stored state. Returns true if it is another tab's step, which this tab now shows. */
const adoptStored = <State>(run: Run<State>, stored: StoredEntry<State>): boolean => {
  const lastRead = deviceStore().read(stored);
  if (lastRead === run.lastRead) return false;
  run.lastRead = lastRead;
  // This tab's own step, or a delayed one of a background tab, which the next step here overwrites.
  if (lastRead === run.state || run.isPlayedHere) return false;
  Object.assign(run, { state: lastRead, isPassive: true, isTimeCounted: true });
  return true;
};

/** Ends the run if the game was erased, perhaps in another tab: its next step would restore it. Returns whether it was. */
const resetIfErased = <State>(run: Run<State>, stored: StoredEntry<State>): boolean => {
  if (deviceStore().read(stored) !== stored.fallback) return false;
  Object.assign(run, runFrom(stored.fallback));
  return true;
};

/**
 * Runs a game: holds its state, runs effects, and stores the state on the device after every change, so that a game in
 * progress survives a reload. `stored.fallback` is the state before the first game (the intro), which is also what
 * prerendered pages show; a stored state of an older version fails the schema and yields the fallback. Two open tabs
 * share one game: the tab that the visitor is not using follows the other, so that nothing counts twice. After a running
 * round was abandoned, a toast offers to go back to it. `const { state, send, announcement } = useGame("play-n-pray", prayEntry,
 * step);`
 */
export const useGame = <State, Event>(
  game: GameId,
  stored: StoredEntry<State>,
  step: Step<State, Event>,
): Game<State, Event> => {
  const [state, setState] = useState<State>(stored.fallback);
  const [entry, setEntry] = useState(stored);
  // No state of another entry is shown, nor taken for this one's, until its own is read.
  if (entry !== stored) {
    setEntry(stored);
    setState(stored.fallback);
  }
  const [announcement, announce] = useAnnouncement();
  /** The newest state, in a separate object per entry, so that a pending write never goes to another entry. */
  const latest = useRef(runFrom(state));
  /** The id of the toast that offers to go back to the abandoned round. */
  const undoToast = useRef<number>(undefined);

  useEffect(() => {
    const run = runFrom(deviceStore().read(stored));
    latest.current = run;
    isRoundStored.update(() => deviceStore().isLasting);
    setState(latest.current.state);
    const dismissUndo = () => {
      if (undoToast.current !== undefined) dismissToast(undoToast.current);
    };
    const unsubscribe = deviceStore().subscribe(stored.key, () => {
      const wasAtStart = run.state === stored.fallback;
      if (resetIfErased(run, stored)) {
        if (!wasAtStart) dismissUndo();
        setState(run.state);
      } else if (adoptStored(run, stored)) setState(run.state);
    });
    const stopWatchingFocus = onPageLeave(() => {
      run.isPlayedHere = false;
    });
    return () => {
      dismissUndo();
      stopWatchingFocus();
      unsubscribe();
      stopSpeaking();
    };
  }, [stored]);

  const store = useCallback(
    (run: Run<State>, next: State) => {
      run.state = next;
      setState(next);
      void deviceStore()
        .update(stored, () => run.state)
        .then((isStored) => isRoundStored.update(() => isStored));
    },
    [stored],
  );

  const offerUndo = useCallback(
    (run: Run<State>, before: State) => {
      const goBack = () => {
        Object.assign(run, { isPlayedHere: true, isPassive: false });
        stopSpeaking();
        store(run, before);
      };
      undoToast.current = toast({
        title: kitMessages.newRound,
        durationMs: undoMs,
        action: { label: kitMessages.backToRound, run: goBack },
      });
    },
    [store],
  );

  const handle = useCallback(
    (event: Event, isAsked: boolean) => {
      const run = latest.current;
      // A tab that was suspended has received no event yet.
      if (adoptStored(run, stored)) setState(run.state);
      const hasFocus = hasPageFocus();
      const isCounted = run.isTimeCounted && isTick(event);
      if (isCounted) run.isTimeCounted = false;
      if (isCounted || (run.isPassive && !hasFocus)) return;
      run.isPlayedHere ||= hasFocus;
      run.isPassive = false;
      const before = run.state;
      const stepped = step(before, event);
      if (stepped.state !== before) store(run, stepped.state);
      for (const effect of stepped.effects) runEffect(game, effect, announce);
      if (isAsked && isAbandoned(before, stepped, stored.fallback)) offerUndo(run, before);
    },
    [game, stored, step, store, offerUndo, announce],
  );

  const send = useCallback((event: Event) => handle(event, true), [handle]);
  const sendQuietly = useCallback((event: Event) => handle(event, false), [handle]);
  return { state, send, sendQuietly, announcement };
};
