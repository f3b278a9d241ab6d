import { Segmented } from "#src/ui/segmented.tsx";
import type { Pace } from "./game.ts";

/** 'Timed' or 'Relaxed'. */
export const PaceChoice = ({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) => (
  <Segmented
    label="Clock"
    value={pace}
    options={[
      { value: "timed", label: "Timed" },
      { value: "relaxed", label: "Relaxed" },
    ]}
    onChange={onChange}
  />
);
