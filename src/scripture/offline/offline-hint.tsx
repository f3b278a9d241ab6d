import { Link } from "react-router";
import { useIsOnline } from "#src/platform/network.ts";

const KeepOfflineLink = () => <Link to="/search#keep-offline">keep offline</Link>;

/** Beside a chapter that did not come: why, and what can be read meanwhile. Nothing while there is a network. */
export const ChapterOfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      You are offline, and this chapter is not on this device yet. Chapters that you opened before can be read now, and so can every translation that you{" "}
      <KeepOfflineLink />.
    </p>
  );

/** Beside a word search that failed: why, and how it can be had without a network. Nothing while there is one. */
export const SearchOfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      You are offline, and the word list of this translation is not on this device yet. Every translation that you <KeepOfflineLink /> can be searched without a network.
    </p>
  );
