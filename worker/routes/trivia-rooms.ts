import { ApiError } from "#domain/api/errors.ts";
import { liveProtocol } from "#domain/api/trivia-live.ts";
import { isRoomCode, newRoomCode } from "#domain/trivia-live/codes.ts";
import type { Handlers } from "../contract.ts";
import { socketRequest, tokenAmongProtocols } from "../live-sockets.ts";
import { randomHex, secureRandom } from "../random.ts";
import { secretOf } from "../security/keys.ts";
import { giveBack } from "../middleware/budgets.ts";
import { connectionName, widestNetworkName } from "../security/visitor.ts";
import { triviaRooms as config } from "../trivia/config.ts";
import { drawQuestions } from "../trivia/draw.ts";
import { readSeatToken, seatTokenOf } from "../trivia/seat-token.ts";
import { closedSocket } from "../trivia/trivia-room.ts";

/** Rooms of Trivia live: open, join, play. */
export const triviaRooms = {
  openRoom: async (c) => {
    const settings = c.req.valid("json");
    const secret = secretOf(c.req.raw, c.env);
    const hostNetwork = await widestNetworkName(c.req.raw, c.env);
    try {
      const questions = await drawQuestions(c.env.ASSETS, settings, [], secureRandom);
      for (let tries = 0; tries < config.codesTried; tries += 1) {
        const code = newRoomCode(secureRandom);
        const id = randomHex(8);
        if (await c.env.TRIVIA_ROOMS.getByName(code).open({ id, code, settings, questions, hostNetwork }))
          return c.json({ code, host_token: await seatTokenOf(secret, code, { roomId: id, who: "host" }) });
      }
      throw new ApiError("unavailable", { message: ({ live }) => live.noCode });
    } catch (error) {
      // No room was opened.
      giveBack(c);
      throw error;
    }
  },
  takeSeat: async (c) => {
    const code = c.req.param("code");
    const { key } = c.req.valid("json");
    const secret = secretOf(c.req.raw, c.env);
    if (!isRoomCode(code)) throw new ApiError("not_found", { message: ({ live }) => live.notFound });
    const network = await widestNetworkName(c.req.raw, c.env);
    const outcome = await c.env.TRIVIA_ROOMS.getByName(code)
      .join(key, network)
      .catch((error: unknown) => {
        giveBack(c);
        throw error;
      });
    if ("refused" in outcome) {
      const { refused } = outcome;
      if (refused === "unknown") throw new ApiError("not_found", { message: ({ live }) => live.notFound });
      giveBack(c);
      throw new ApiError("room_closed", { message: ({ live }) => live[refused] });
    }
    // A code was counted before it was looked up, so that many at once cannot exceed the budget.
    giveBack(c);
    const { roomId, seat, name } = outcome;
    const seat_token = await seatTokenOf(secret, code, { roomId, who: String(seat) });
    return c.json({ seat_token, name });
  },
  liveRoom: async (c) => {
    const code = c.req.param("code");
    const token = tokenAmongProtocols(c.req.raw, liveProtocol);
    const claim = isRoomCode(code) ? await readSeatToken(secretOf(c.req.raw, c.env), code, token) : undefined;
    if (!claim) return closedSocket("gone");
    const address = `https://trivia/live?room=${claim.roomId}&who=${claim.who}`;
    return c.env.TRIVIA_ROOMS.getByName(code).fetch(socketRequest(address, await connectionName(c.req.raw, c.env)));
  },
} satisfies Partial<Handlers>;
