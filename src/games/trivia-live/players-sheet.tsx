import { kitMessages } from "#src/games/kit/messages.ts";
import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { triviaLiveMessages } from "./messages.ts";

interface PlayersSheetProps {
  view: RoomView;
  /** Without a connection nothing can be changed. */
  isConnected: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (frame: ClientFrame) => void;
}

/** From this many players on, those of one network can be removed together. */
const fewestTogether = 3;

/** Everybody in the room. The leader can remove a player or a whole network, and lock the room. */
export const PlayersSheet = ({ view, isConnected, isOpen, onOpenChange, send }: PlayersSheetProps) => (
  <Sheet
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={kitMessages.players}
    description={triviaLiveMessages.players(view.players)}
  >
    <Switch
      label={triviaLiveMessages.lockRoom}
      isOn={view.isLocked}
      isPaused={!isConnected}
      onChange={() => send({ type: "lead", act: { type: "lock", isLocked: !view.isLocked } })}
    />
    <ul className="live-roll">
      {view.standings.map(({ seat, name, points, isHere, ofNetwork = 0 }) => (
        <li key={seat} className="row">
          <span className="live-name">
            {name}
            {seat === view.you?.seat ? ` ${triviaLiveMessages.you}` : ""}
            {isHere ? null : <span className="muted"> {triviaLiveMessages.notConnected}</span>}
          </span>
          <span>{triviaLiveMessages.digits(points)}</span>
          {seat === view.you?.seat ? null : (
            <Button
              variant="quiet"
              isPaused={!isConnected}
              aria-label={triviaLiveMessages.takeOutName(name)}
              onClick={() => send({ type: "lead", act: { type: "remove", seat } })}
            >
              {triviaLiveMessages.takeOut}
            </Button>
          )}
          {ofNetwork >= fewestTogether ? (
            <Button
              variant="quiet"
              isPaused={!isConnected}
              onClick={() => send({ type: "lead", act: { type: "remove-network", seat } })}
            >
              {triviaLiveMessages.takeOutNetwork(ofNetwork, name)}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  </Sheet>
);
