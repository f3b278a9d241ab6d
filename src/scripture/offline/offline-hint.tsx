import { Link } from "react-router";
import { useIsOnline } from "#src/platform/network/network.ts";
import { hintMessages } from "./hint-messages.ts";

const KeepOfflineLink = () => <Link to="/search#keep-offline">{hintMessages.link}</Link>;

/** Shown next to a chapter that failed to load: why, and what can be read instead. Empty while online. */
export const ChapterOfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      {hintMessages.chapter}
      <KeepOfflineLink />
      {hintMessages.chapterEnd}
    </p>
  );

/** Shown next to a failed word search: why, and how to search offline. Empty while online. */
export const SearchOfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      {hintMessages.search}
      <KeepOfflineLink />
      {hintMessages.searchEnd}
    </p>
  );
