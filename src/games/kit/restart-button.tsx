import { RotateCcw } from "lucide-react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** In the heading of a round: begins it again. Not in today’s board, whose first result counts: what was seen of it would be known. */
export const RestartButton = ({ onRestart }: { onRestart: () => void }) => (
  <IconButton label="Start again" onClick={onRestart}>
    <Icon of={RotateCcw} />
  </IconButton>
);
