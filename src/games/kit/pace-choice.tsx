import { Segmented } from "#src/ui/segmented.tsx";
import type { Pace } from "./game.ts";
import { kitWords } from "./kit-words.ts";

/** 'Timed' or 'Relaxed'. */
export const PaceChoice = ({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) => (
  <Segmented
    label={kitWords.clock}
    value={pace}
    options={[
      { value: "timed", label: kitWords.timed },
      { value: "relaxed", label: kitWords.relaxed },
    ]}
    onChange={onChange}
  />
);
