import { Segmented } from "#src/ui/segmented.tsx";
import type { Pace } from "./game.ts";
import { kitMessages } from "./messages.ts";

/** 'Timed' or 'Relaxed'. */
export const PaceChoice = ({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) => (
  <Segmented
    label={kitMessages.clock}
    value={pace}
    options={[
      { value: "timed", label: kitMessages.timed },
      { value: "relaxed", label: kitMessages.relaxed },
    ]}
    onChange={onChange}
  />
);
