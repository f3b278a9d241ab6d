import {
  type ClientFrame,
  type LiveSettings,
  type RoomFrame,
  liveProtocol,
  openElsewhereCode,
  openedRoomSchema,
  roomFrameSchema,
  takenSeatSchema,
} from "#domain/api/trivia-live.ts";
import { live } from "#domain/trivia-live/config.ts";
import { openLiveSocket } from "#src/platform/network/live-socket.ts";
import { addressOf, call } from "./call.ts";
import { knownDeviceHeaders } from "./stored.ts";

export const openRoom = (settings: LiveSettings) =>
  call("POST /trivia/rooms", { body: settings, response: openedRoomSchema, headers: knownDeviceHeaders() });

/** Joins a room. The same key always gets the same seat. */
export const takeSeat = (code: string, key: string) =>
  call("POST /trivia/rooms/{code}/seats", { path: { code }, body: { key }, response: takenSeatSchema });

interface RoomHandlers {
  readonly onFrame: (frame: RoomFrame) => void;
  /** Called with the function that sends to the room, or with undefined when the connection is down. */
  readonly onConnection: (send: ((frame: ClientFrame) => void) | undefined) => void;
}

/** Keeps a connection to a room open, as the player or host that the token identifies. Returns the function that closes it. */
export const followRoom = (
  { code, role, token }: { code: string; role: "host" | "player"; token: string },
  { onFrame, onConnection }: RoomHandlers,
): (() => void) =>
  openLiveSocket(
    addressOf("GET /trivia/rooms/{code}/live", { path: { code } }),
    {
      onFrame: (frame) => {
        const { success, data } = roomFrameSchema.safeParse(frame);
        if (success) onFrame(data);
      },
      onState: (_isOpen, send) => onConnection(send && ((frame) => send(JSON.stringify(frame)))),
    },
    {
      protocols: [liveProtocol, token],
      everyMs: role === "host" ? live.hostPingMs : live.playerPingMs,
      elsewhereCode: openElsewhereCode,
    },
  );
