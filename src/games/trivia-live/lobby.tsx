import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { useAbsoluteUrl } from "#src/platform/use-absolute-url.ts";
import { Button } from "#src/ui/button.tsx";
import { liveScreens } from "./config.ts";
import { playersSentence } from "./messages.ts";
import { QrPicture } from "#src/platform/qr-picture.tsx";
import { seatPath } from "./seats.ts";

/** `B C D F G`, as it is read aloud. */
const spelled = (code: string): string => code.split("").join(" ");

const latest = (view: RoomView) =>
  view.standings.toSorted((one, other) => other.seat - one.seat).slice(0, liveScreens.names);

/** The big screen while people join: the code, its picture, who is here. */
export const HostLobby = ({ view }: { view: RoomView }) => {
  const address = useAbsoluteUrl(seatPath({ code: view.code, role: "player" }));
  return (
    <div className="round-body live-lobby">
      <QrPicture className="live-qr" address={address} label={`QR code that opens room ${spelled(view.code)}`} />
      <div className="live-call">
        <h1 tabIndex={-1}>
          Join with the code{" "}
          <span className="live-code" aria-hidden="true">
            {view.code}
          </span>
          <span className="sr">{spelled(view.code)}</span>
        </h1>
        <p className="muted">at {address.replace(/^https?:\/\//, "").replace(/\?.*/, "")}</p>
        <p className="live-players">
          {playersSentence(view.players)}
          {view.isLocked ? ", the room is locked" : ""}
        </p>
      </div>
      <ul className="live-names" aria-label="Latest players">
        {latest(view).map(({ seat, name, isHere }) => (
          <li key={seat} className={isHere ? undefined : "is-away"}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A phone while people join: one's name. */
export const PlayerLobby = ({ view, send }: { view: RoomView; send: (frame: ClientFrame) => void }) => (
  <div className="round-body live-waiting">
    <div>
      <p className="muted">Your name in room {view.code}</p>
      <h1 tabIndex={-1} className="live-own-name">
        {view.you?.name}
      </h1>
      <Button onClick={() => send({ type: "draw" })}>Draw another name</Button>
    </div>
    <p>
      {playersSentence(view.players)}.{" "}
      {view.isLeading ? "Start when everyone is here." : "The host starts the game. Keep this page open."}
    </p>
  </div>
);
