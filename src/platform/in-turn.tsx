import { Suspense, useState, type ReactNode } from "react";
import { nextTurn, type Turn } from "./taking-over.ts";

/** A part of the page that is taken over in a task of its own. It draws exactly one element. */
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
  // To throw a promise is how a component suspends.
  if (!turn.hasCome) throw turn.comes;
  return children;
};
