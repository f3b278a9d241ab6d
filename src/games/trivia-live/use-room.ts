import { useCallback, useEffect, useRef, useState } from "react";
import type { ClientFrame, Ending, RoomView } from "#domain/api/trivia-live.ts";
import type { StoredSeat } from "./stored.ts";
import { followRoom } from "#src/api/trivia-rooms.ts";
import { systemClock } from "#src/platform/clock.ts";

interface RoomConnection {
  /** The latest state of the room; undefined before the first. */
  readonly view: RoomView | undefined;
  /** When it was received, by this device's clock: milliseconds since the epoch. */
  readonly at: number;
  readonly isConnected: boolean;
  /** No connection could be made, or the last one was lost. */
  readonly isDown: boolean;
  /** The connection ended for good. */
  readonly ending: Ending | undefined;
  /** The answer to the latest question that was chosen here and is not confirmed by the room. */
  readonly sent: { readonly question: number; readonly choice: number } | undefined;
}

const start: RoomConnection = {
  view: undefined,
  at: 0,
  isConnected: false,
  isDown: false,
  ending: undefined,
  sent: undefined,
};

/** Whether an answer was sent that the room does not have, to the question that is open or has just been. */
const isUnconfirmed = ({ sent }: RoomConnection, { stage }: RoomView): boolean =>
  sent !== undefined && "index" in stage && stage.index === sent.question && stage.choice === null;

/**
 * The state of a room, over a connection that reconnects by itself. An answer that was being sent when the connection broke or
 * the room was paused is sent again; the room counts it once.
 */
export const useRoom = ({ code, role, token }: Pick<StoredSeat, "code" | "role" | "token">) => {
  const [connection, setConnection] = useState<RoomConnection>(start);
  const latest = useRef(start);
  const sendFrame = useRef<((frame: ClientFrame) => void) | undefined>(undefined);
  const change = useCallback((own: Partial<RoomConnection>) => {
    latest.current = { ...latest.current, ...own };
    setConnection(latest.current);
  }, []);

  useEffect(() => {
    let isFirstFrame = true;
    const stop = followRoom(
      { code, role, token },
      {
        onConnection: (send) => {
          sendFrame.current = send;
          isFirstFrame = true;
          change({ isConnected: send !== undefined, isDown: send === undefined });
        },
        onFrame: (frame) => {
          if (frame.type === "closed") {
            stop();
            return change({ ending: frame.reason, isConnected: false });
          }
          const { view } = frame;
          const { view: before, sent } = latest.current;
          const unconfirmed = isUnconfirmed(latest.current, view) ? sent : undefined;
          const isOpen = view.stage.phase === "question" && !view.stage.isPaused;
          if (unconfirmed && isOpen && (isFirstFrame || view.step !== before?.step))
            sendFrame.current?.({ type: "answer", ...unconfirmed });
          change({ view, at: systemClock.now(), sent: unconfirmed });
          isFirstFrame = false;
        },
      },
    );
    return () => {
      stop();
      latest.current = start;
      setConnection(start);
    };
  }, [code, role, token, change]);

  const send = useCallback(
    (frame: ClientFrame) => {
      if (frame.type === "answer") change({ sent: { question: frame.question, choice: frame.choice } });
      sendFrame.current?.(frame);
    },
    [change],
  );
  return { ...connection, send };
};

export type RoomState = ReturnType<typeof useRoom>;
