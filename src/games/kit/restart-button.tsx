import { RotateCcw } from "lucide-react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { kitWords } from "./kit-words.ts";

/** In the line of a round: restarts it. */
export const RestartButton = ({ onRestart }: { onRestart: () => void }) => (
  <IconButton label={kitWords.startAgain} onClick={onRestart}>
    <Icon of={RotateCcw} />
  </IconButton>
);
