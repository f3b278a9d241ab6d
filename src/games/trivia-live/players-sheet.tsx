import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { liveWords } from "./live-words.ts";
import { playersSentence } from "./messages.ts";

interface PlayersSheetProps {
  view: RoomView;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (frame: ClientFrame) => void;
}

/** Everybody in the room; whoever leads may take somebody out, and lock the room. */
export const PlayersSheet = ({ view, isOpen, onOpenChange, send }: PlayersSheetProps) => (
  <Sheet
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={liveWords.playersTitle}
    description={playersSentence(view.players)}
  >
    <Switch
      label={liveWords.lockRoom}
      isOn={view.isLocked}
      onChange={() => send({ type: "lead", act: { type: "lock", isLocked: !view.isLocked } })}
    />
    <ul className="live-roll">
      {view.standings.map(({ seat, name, points, isHere }) => (
        <li key={seat}>
          <span className="live-name">
            {name}
            {seat === view.you?.seat ? ` ${liveWords.you}` : ""}
            {isHere ? null : <span className="muted"> {liveWords.notConnected}</span>}
          </span>
          <span>{liveWords.digits(points)}</span>
          {seat === view.you?.seat ? null : (
            <Button
              variant="quiet"
              aria-label={liveWords.takeOutName(name)}
              onClick={() => send({ type: "lead", act: { type: "remove", seat } })}
            >
              {liveWords.takeOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </Sheet>
);
