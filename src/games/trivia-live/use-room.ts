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
  /**
   * The answer to the question on the screen that was chosen here and is not confirmed by the room. The question is known by
   * its text: the next game numbers its own from the start.
   */
  readonly sent: { readonly text: string; readonly choice: number } | undefined;
}

const start: RoomConnection = {
  view: undefined,
  at: 0,
  isConnected: false,
  isDown: false,
  ending: undefined,
  sent: undefined,
};

/** An answer that the room does not have, to the question that is open or has just been. */
const unconfirmedIn = ({ stage }: RoomView, { sent }: RoomConnection): RoomConnection["sent"] =>
  "text" in stage && stage.text === sent?.text && stage.choice === null ? sent : undefined;

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
          const { stage, step } = view;
          const sent = unconfirmedIn(view, latest.current);
          const isOpen = stage.phase === "question" && !stage.isPaused;
          if (sent && isOpen && (isFirstFrame || step !== latest.current.view?.step))
            sendFrame.current?.({ type: "answer", question: stage.index, choice: sent.choice });
          change({ view, at: systemClock.now(), sent });
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
      const stage = latest.current.view?.stage;
      if (frame.type === "answer" && stage && "text" in stage)
        change({ sent: { text: stage.text, choice: frame.choice } });
      sendFrame.current?.(frame);
    },
    [change],
  );
  return { ...connection, send };
};

export type RoomState = ReturnType<typeof useRoom>;
