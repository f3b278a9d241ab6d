import { bookmarkHeader, isBookmark, laterBookmark, latestBookmark } from "#domain/api/card-bookmark.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { type StoredBookmark, cardBookmark } from "./stored.ts";

/** Database replicas lag by seconds, never by a day. */
const retentionMs = utcDayMs;

let lastSeen: string | undefined;
let isLatestWanted = false;

const storedBookmark = (): string | undefined => {
  const { bookmark, at } = deviceStore().read(cardBookmark);
  return isBookmark(bookmark) && systemClock.now() - at < retentionMs ? bookmark : undefined;
};

const validBookmark = (text: string | null | undefined): string | undefined =>
  text !== null && text !== undefined && isBookmark(text) ? text : undefined;

/** Records the database bookmark (D1 sessions) of a message that this page has shown. Anything else is ignored. */
export const noteBookmark = (text: string | null | undefined): void =>
  void (lastSeen = laterBookmark(lastSeen, validBookmark(text)));

/** Records the bookmark of this device's own write. It is stored, so the visitor sees the write after a reload too. */
export const storeBookmark = async (text: string | null): Promise<void> => {
  const bookmark = validBookmark(text);
  if (bookmark === undefined) return;
  noteBookmark(bookmark);
  const next: StoredBookmark = { bookmark, at: systemClock.now() };
  await deviceStore().update(cardBookmark, () => next);
};

/** Makes the next read ask for everything written so far. */
export const requestLatest = (): void => void (isLatestWanted = true);

/**
 * Runs a read that is at least as recent as what this device has written or this page has shown. `read` gets the
 * headers to send and must pass the response to `onResponse`.
 */
export const readFromBookmark = async <Result>(
  read: (headers: Record<string, string>, onResponse: (response: Response) => void) => Promise<Result>,
): Promise<Result> => {
  const from = isLatestWanted ? latestBookmark : laterBookmark(lastSeen, storedBookmark());
  isLatestWanted = false;
  const onResponse = (response: Response): void => {
    const reached = validBookmark(response.headers.get(bookmarkHeader));
    // A database that is behind the requested bookmark is a different one (e.g. restored): discard what we knew of the
    // old one.
    if (reached !== undefined && from !== undefined && from !== latestBookmark && reached < from) {
      lastSeen = reached;
      void deviceStore().update(cardBookmark, () => cardBookmark.fallback);
    } else noteBookmark(reached);
  };
  try {
    return await read(from === undefined ? {} : { [bookmarkHeader]: from }, onResponse);
  } catch (error) {
    // It failed, so the next read has to ask for the latest again.
    isLatestWanted ||= from === latestBookmark;
    throw error;
  }
};
