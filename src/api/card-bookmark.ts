import { bookmarkHeader, isBookmark, laterBookmark, latestBookmark } from "#domain/api/card-bookmark.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { type KeptBookmark, cardBookmark } from "./stored.ts";

/** Copies of the database are seconds behind, never a day. */
const keptMs = utcDayMs;

let heard: string | undefined;
let isLatestWanted = false;

const kept = (): string | undefined => {
  const { bookmark, at } = deviceStore().read(cardBookmark);
  return isBookmark(bookmark) && systemClock.now() - at < keptMs ? bookmark : undefined;
};

const known = (text: string | null | undefined): string | undefined => (text !== null && text !== undefined && isBookmark(text) ? text : undefined);

/** Takes note of how far the database had come in news that this page has shown. */
export const hearBookmark = (text: string | null | undefined): void => void (heard = laterBookmark(heard, known(text)));

/** The same for what this device wrote: kept, so that the visitor sees it after a reload, too. */
export const keepBookmark = async (text: string | null): Promise<void> => {
  const bookmark = known(text);
  if (bookmark === undefined) return;
  hearBookmark(bookmark);
  const next: KeptBookmark = { bookmark, at: systemClock.now() };
  await deviceStore().update(cardBookmark, () => next);
};

/** The next read asks for everything that was written until then. */
export const wantLatest = (): void => void (isLatestWanted = true);

/**
 * Reads so that nothing is missing that this device has written or this page has shown. `read` gets the headers to
 * send, and hands the answer over.
 */
export const readFromBookmark = async <Result>(read: (headers: Record<string, string>, onAnswer: (answer: Response) => void) => Promise<Result>): Promise<Result> => {
  const from = isLatestWanted ? latestBookmark : laterBookmark(heard, kept());
  isLatestWanted = false;
  return read(from === undefined ? {} : { [bookmarkHeader]: from }, (answer) => {
    const reached = known(answer.headers.get(bookmarkHeader));
    // A database that has not come as far as it had is another one: what was known of the old one is void.
    if (reached !== undefined && from !== undefined && from !== latestBookmark && reached < from) {
      heard = reached;
      void deviceStore().update(cardBookmark, () => cardBookmark.fallback);
    } else hearBookmark(reached);
  });
};
