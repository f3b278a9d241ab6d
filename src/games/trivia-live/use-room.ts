import { useCallback, useEffect, useRef, useState } from "react";
import type { ClientFrame, Ending, RoomView } from "#domain/api/trivia-live.ts";
import type { KeptSeat } from "./seats.ts";
import { followRoom } from "#src/api/trivia-rooms.ts";
import { systemClock } from "#src/platform/clock.ts";

interface RoomLine {
  /** The room as it was last told; undefined until it was. */
  readonly view: RoomView | undefined;
  /** When, by the device's clock. */
  readonly at: number;
  readonly isConnected: boolean;
  /** The connection ended for good. */
  readonly ending: Ending | undefined;
  /** The answer that was chosen here and is not known to be taken. */
  readonly sent: { readonly question: number; readonly choice: number } | undefined;
}

const start: RoomLine = { view: undefined, at: 0, isConnected: false, ending: undefined, sent: undefined };

/** Whether an answer waits for nothing but a connection. */
const isOwed = ({ sent }: RoomLine, { stage }: RoomView): boolean =>
  sent !== undefined && stage.phase === "question" && stage.index === sent.question && stage.choice === null;

/**
 * A room as this device sees it, over a connection that comes back by itself. An answer that was on its way when the
 * connection broke is sent again; the room counts it once.
 */
export const useRoom = ({ code, role, token }: Pick<KeptSeat, "code" | "role" | "token">) => {
  const [line, setLine] = useState<RoomLine>(start);
  const latest = useRef(start);
  const say = useRef<((frame: ClientFrame) => void) | undefined>(undefined);
  const change = useCallback((own: Partial<RoomLine>) => {
    latest.current = { ...latest.current, ...own };
    setLine(latest.current);
  }, []);

  useEffect(() => {
    let isFirst = true;
    const stop = followRoom(
      { code, role, token },
      {
        onLine: (send) => {
          say.current = send;
          isFirst = true;
          change({ isConnected: send !== undefined });
        },
        onFrame: (frame) => {
          if (frame.type === "closed") {
            stop();
            return change({ ending: frame.reason, isConnected: false });
          }
          const { view } = frame;
          const { sent } = latest.current;
          if (isOwed(latest.current, view)) {
            if (isFirst && sent) say.current?.({ type: "answer", ...sent });
            change({ view, at: systemClock.now() });
          } else change({ view, at: systemClock.now(), sent: undefined });
          isFirst = false;
        },
      },
    );
    return () => {
      stop();
      latest.current = start;
      setLine(start);
    };
  }, [code, role, token, change]);

  const send = useCallback(
    (frame: ClientFrame) => {
      if (frame.type === "answer") change({ sent: { question: frame.question, choice: frame.choice } });
      say.current?.(frame);
    },
    [change],
  );
  return { ...line, send };
};

export type RoomState = ReturnType<typeof useRoom>;
