import { Link } from "react-router";
import { useIsOnline } from "#src/platform/network.ts";

const KeepOfflineLink = () => <Link to="/search#keep-offline">keep offline</Link>;

/** Shown next to a chapter that failed to load: why, and what can be read instead. Empty while online. */
export const ChapterOfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      You are offline, and this chapter is not on this device yet. Chapters that you opened before can be read now, and
      so can every translation that you <KeepOfflineLink />.
    </p>
  );

/** Shown next to a failed word search: why, and how to search offline. Empty while online. */
export const SearchOfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      You are offline, and the word list of this translation is not on this device yet. Every translation that you{" "}
      <KeepOfflineLink /> can be searched without a network.
    </p>
  );
