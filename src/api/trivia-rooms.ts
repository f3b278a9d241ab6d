import {
  type ClientFrame,
  type LiveSettings,
  type RoomFrame,
  liveProtocol,
  openedRoomSchema,
  roomFrameSchema,
  takenSeatSchema,
} from "#domain/api/trivia-live.ts";
import { requestJson } from "#src/platform/network/http.ts";
import { openLiveSocket } from "#src/platform/network/live-socket.ts";

const rooms = "/api/trivia/rooms";

/** The room waits for its host for a minute, so that its page is heard more often. */
const everyMs = 15_000;

export const openRoom = (settings: LiveSettings) =>
  requestJson(openedRoomSchema, rooms, { method: "POST", json: settings });

/** Takes a seat, or the same one again for the same key. */
export const takeSeat = (code: string, key: string) =>
  requestJson(takenSeatSchema, `${rooms}/${code}/seats`, { method: "POST", json: { key } });

interface RoomHandlers {
  readonly onFrame: (frame: RoomFrame) => void;
  /** Undefined while there is no connection. */
  readonly onLine: (send: ((frame: ClientFrame) => void) | undefined) => void;
}

/** Keeps a connection to a room as whoever the token says. Returns the function that ends it. */
export const followRoom = (code: string, token: string, { onFrame, onLine }: RoomHandlers): (() => void) =>
  openLiveSocket(
    `${rooms}/${code}/live`,
    {
      onFrame: (frame) => {
        const { success, data } = roomFrameSchema.safeParse(frame);
        if (success) onFrame(data);
      },
      onState: (_isOpen, send) => onLine(send && ((frame) => send(JSON.stringify(frame)))),
    },
    { protocols: [liveProtocol, token], everyMs },
  );
