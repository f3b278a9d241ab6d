import { Link } from "react-router";
import { useIsOnline } from "#src/platform/network.ts";

/** Beside a chapter that did not come: why, and what can be read meanwhile. Nothing while there is a network. */
export const OfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      You are offline, and this chapter is not on this device yet. Chapters that you opened before can be read now, and so can every translation that you{" "}
      <Link to="/search#keep-offline">keep offline</Link>.
    </p>
  );
