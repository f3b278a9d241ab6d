import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { useAbsoluteUrl } from "#src/platform/page/share.ts";
import { Button } from "#src/ui/button.tsx";
import { liveScreens } from "./config.ts";
import { triviaLiveMessages } from "./messages.ts";
import { QrPicture } from "#src/platform/media/qr-picture.tsx";
import { seatPath } from "./seats.ts";

/** `B C D F G`, as it is read aloud. */
const spelled = (code: string): string => code.split("").join(" ");

const latest = (view: RoomView) =>
  view.standings.toSorted((one, other) => other.seat - one.seat).slice(0, liveScreens.names);

/** The host's screen while people join: the code, its QR code, the players. */
export const HostLobby = ({ view }: { view: RoomView }) => {
  const address = useAbsoluteUrl(pathIn(locale, seatPath({ code: view.code, role: "player" })));
  return (
    <div className="round-body live-lobby">
      <QrPicture className="live-qr" address={address} label={triviaLiveMessages.qrCode(spelled(view.code))} />
      <div className="live-call">
        <h1 tabIndex={-1}>
          {triviaLiveMessages.joinWith}{" "}
          <span className="live-code" aria-hidden="true">
            {view.code}
          </span>
          <span className="sr">{spelled(view.code)}</span>
        </h1>
        <p className="muted">{triviaLiveMessages.at(address.replace(/^https?:\/\//, "").replace(/\?.*/, ""))}</p>
        <p className="live-players">
          {view.isLocked
            ? triviaLiveMessages.locked(triviaLiveMessages.players(view.players))
            : triviaLiveMessages.players(view.players)}
        </p>
      </div>
      <ul className="live-names" aria-label={triviaLiveMessages.latest}>
        {latest(view).map(({ seat, name, isHere }) => (
          <li key={seat} className={isHere ? undefined : "is-away"}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
};

const waitSentence = ({ isLeading, isHostAway }: RoomView) => {
  if (isLeading) return triviaLiveMessages.startWhen;
  return isHostAway ? triviaLiveMessages.keepOpen : triviaLiveMessages.waitForHost;
};

/** A player's screen while people join: their name. */
export const PlayerLobby = ({
  view,
  isConnected,
  send,
}: {
  view: RoomView;
  isConnected: boolean;
  send: (frame: ClientFrame) => void;
}) => (
  <div className="round-body live-waiting">
    <div>
      <p className="muted">{triviaLiveMessages.yourName(view.code)}</p>
      <h1 tabIndex={-1} className="live-own-name">
        {view.you?.name}
      </h1>
      <Button isPaused={!isConnected} onClick={() => send({ type: "draw" })}>
        {triviaLiveMessages.drawName}
      </Button>
    </div>
    <p>{waitSentence(view)(triviaLiveMessages.players(view.players))}</p>
  </div>
);
