import { keyedHash, timingSafeEqual } from "../security/keys.ts";

/** Who holds the token: `host` or the number of a seat, in one trivia room. */
interface SeatClaim {
  readonly roomId: string;
  readonly who: string;
}

/** The token `{room}.{who}.{signature}` of this seat in this trivia room. It is derived, so it need not be stored. */
export const seatTokenOf = async (secret: string, code: string, { roomId, who }: SeatClaim): Promise<string> =>
  `${roomId}.${who}.${await keyedHash(secret, "trivia seat", code, roomId, who)}`;

const form = /^([0-9a-f]{16})\.(host|[1-9]\d{0,3})\.([0-9a-f]{64})$/;

/** The verified content of a token; undefined if this server did not sign it for this code. */
export const readSeatToken = async (secret: string, code: string, token: string): Promise<SeatClaim | undefined> => {
  const [, roomId, who] = form.exec(token) ?? [];
  if (roomId === undefined || who === undefined) return undefined;
  return timingSafeEqual(token, await seatTokenOf(secret, code, { roomId, who })) ? { roomId, who } : undefined;
};
