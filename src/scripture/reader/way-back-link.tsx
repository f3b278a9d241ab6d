import { type Arrival, useWayBack } from "#src/platform/scroll/arrival.ts";
import { ButtonLink } from "#src/ui/button.tsx";

/** Below a passage that was opened from the reading plan: back to the plan's next step after reading. */
export const WayBackLink = () => {
  const wayBack = useWayBack();
  if (!wayBack) return null;
  const { label, to, focusId } = wayBack;
  return (
    <p className="after-reading">
      <ButtonLink variant="primary" to={to} state={{ focusId } satisfies Arrival}>
        {label}
      </ButtonLink>
    </p>
  );
};
