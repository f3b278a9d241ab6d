import {
  type ClientFrame,
  type LiveSettings,
  type RoomFrame,
  liveProtocol,
  openedRoomSchema,
  roomFrameSchema,
  takenSeatSchema,
} from "#domain/api/trivia-live.ts";
import { openLiveSocket } from "#src/platform/network/live-socket.ts";
import { addressOf, call } from "./call.ts";

/** The room waits for its host for a minute, so that its page is heard more often. */
const everyMs = 15_000;

export const openRoom = (settings: LiveSettings) =>
  call("POST /trivia/rooms", { body: settings, response: openedRoomSchema });

/** Takes a seat, or the same one again for the same key. */
export const takeSeat = (code: string, key: string) =>
  call("POST /trivia/rooms/{code}/seats", { path: { code }, body: { key }, response: takenSeatSchema });

interface RoomHandlers {
  readonly onFrame: (frame: RoomFrame) => void;
  /** Undefined while there is no connection. */
  readonly onLine: (send: ((frame: ClientFrame) => void) | undefined) => void;
}

/** Keeps a connection to a room as whoever the token says. Returns the function that ends it. */
export const followRoom = (code: string, token: string, { onFrame, onLine }: RoomHandlers): (() => void) =>
  openLiveSocket(
    addressOf("GET /trivia/rooms/{code}/live", { path: { code } }),
    {
      onFrame: (frame) => {
        const { success, data } = roomFrameSchema.safeParse(frame);
        if (success) onFrame(data);
      },
      onState: (_isOpen, send) => onLine(send && ((frame) => send(JSON.stringify(frame)))),
    },
    { protocols: [liveProtocol, token], everyMs },
  );
