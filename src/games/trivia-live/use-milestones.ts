import { useEffect, useRef } from "react";
import type { RoomView } from "#domain/api/trivia-live.ts";
import { recordUsage } from "#src/api/usage.ts";
import { throwConfetti } from "#src/games/kit/celebrate.ts";
import { playSound } from "#src/games/kit/sound.ts";
import { verdictOf } from "./reveal.tsx";

const keyOf = ({ stage }: RoomView): string => ("index" in stage ? `${stage.phase} ${stage.index}` : stage.phase);

/** What happens once with a change of the screen, as far as this page saw it: what is said, heard and counted. */
export const useMilestones = (view: RoomView | undefined, say: (text: string) => void): void => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!view) return;
    const before = last.current;
    const key = keyOf(view);
    last.current = key;
    const { stage, you } = view;
    if (before === undefined || before === key) return;
    if (stage.phase === "question" && stage.index === 0 && you) void recordUsage("plays");
    if (stage.phase === "reveal") {
      say(verdictOf(view, stage) ?? "");
      if (you) playSound(stage.gained > 0 ? "yes" : "no");
    }
    if (stage.phase !== "over") return;
    playSound("win");
    if (stage.reason === "played" && (you === null || you.rank === 1)) void throwConfetti();
  }, [view, say]);
};
