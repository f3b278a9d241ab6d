import { Suspense, useState, type ReactNode } from "react";
import { nextTurn, type Turn } from "./hydrate-in-parts.ts";

/** A part of the page that is hydrated in its own task. Its child must render exactly one element. */
export const InTurn = ({ children }: { children: ReactNode }) => {
  const [turn] = useState(nextTurn);
  if (!turn) return children;
  return (
    <Suspense fallback={null}>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
};

const Waiting = ({ turn, children }: { turn: Turn; children: ReactNode }) => {
  // Throwing a promise is how a component suspends.
  if (!turn.isDue) throw turn.whenDue;
  return children;
};
