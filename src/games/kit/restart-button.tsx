import { RotateCcw } from "lucide-react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { kitMessages } from "./messages.ts";

/** In the line of a round: restarts it. */
export const RestartButton = ({ onRestart }: { onRestart: () => void }) => (
  <IconButton label={kitMessages.startAgain} onClick={onRestart}>
    <Icon of={RotateCcw} />
  </IconButton>
);
