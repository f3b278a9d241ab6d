import { useCallback, useEffect, useRef, useState } from "react";
import type { Ending } from "#domain/api/trivia-live.ts";
import { toRoomCode } from "#domain/trivia-live/codes.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useAnnouncement } from "#src/games/kit/use-game.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { focusHeading } from "#src/platform/page/focus.ts";
import { useQueryParameters } from "#src/platform/page/use-query-parameters.ts";
import { triviaLiveMessages } from "./messages.ts";
import { RoomScreen } from "./room-screen.tsx";
import { seatIn, withoutSeat, withSeat } from "./seats.ts";
import { StartScreen } from "./start-screen.tsx";
import { liveSeats, type StoredSeat } from "./stored.ts";
import { useRoom } from "./use-room.ts";
import "./live.css";

type OnEnd = (code: string, reason: Ending) => void;

/** A room that this device has a token for, until its connection ends for good. */
const OwnRoom = ({ seat, onEnd }: { seat: StoredSeat; onEnd: OnEnd }) => {
  const [announcement, announce] = useAnnouncement();
  const room = useRoom(seat);
  const [, update] = useStored(liveSeats);
  const { ending } = room;
  useEffect(() => {
    if (!ending) return;
    onEnd(seat.code, ending);
    // The key of a player who was removed stays, so that the room recognises it.
    void update((seats) => (ending === "removed" ? withSeat(seats, { ...seat, token: "" }) : withoutSeat(seats, seat)));
  }, [ending, onEnd, seat, update]);
  return (
    <GamePage isPlaying announcement={announcement} className="live">
      <RoomScreen room={room} isHost={seat.role === "host"} announce={announce} />
    </GamePage>
  );
};

export const Page = () => {
  const parameters = useQueryParameters();
  const [seats] = useStored(liveSeats);
  const [ended, setEnded] = useState<{ readonly code: string; readonly reason: Ending }>();
  const onEnd = useCallback<OnEnd>((code, reason) => setEnded({ code, reason }), []);
  const host = parameters.get("host");
  const code = toRoomCode(parameters.get("code") ?? host ?? "");
  const seat = seatIn(seats, code, host === null ? "player" : "host");
  const isInRoom = seat !== undefined;
  const wasInRoom = useRef(false);
  useEffect(() => {
    if (wasInRoom.current && !isInRoom) focusHeading();
    wasInRoom.current = isInRoom;
  }, [isInRoom]);
  if (seat) return <OwnRoom key={`${seat.role} ${seat.token}`} seat={seat} onEnd={onEnd} />;
  const noSeat = host === null ? undefined : triviaLiveMessages.noSeat;
  return (
    <GamePage isPlaying={false} className="live">
      <StartScreen code={code} problem={ended?.code === code ? triviaLiveMessages[ended.reason] : noSeat} />
    </GamePage>
  );
};
