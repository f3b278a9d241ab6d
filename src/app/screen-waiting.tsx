import { TextSkeleton } from "#src/ui/states.tsx";
import { Wrap } from "#src/ui/page.tsx";

/** Shown while a screen's code loads. */
export const ScreenWaiting = () => (
  <Wrap className="screen-waiting">
    <TextSkeleton lines={10} />
  </Wrap>
);
