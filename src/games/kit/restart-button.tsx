import { RotateCcw } from "lucide-react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** In the heading of a round: restarts it. Not on today’s board: its first result counts, and its answers may have been seen. */
export const RestartButton = ({ onRestart }: { onRestart: () => void }) => (
  <IconButton label="Start again" onClick={onRestart}>
    <Icon of={RotateCcw} />
  </IconButton>
);
