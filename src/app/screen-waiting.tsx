import { TextSkeleton } from "#src/ui/states.tsx";
import { Wrap } from "#src/ui/page.tsx";

/** While a screen's code is on its way. */
export const ScreenWaiting = () => (
  <Wrap className="screen-waiting">
    <TextSkeleton lines={10} />
  </Wrap>
);
