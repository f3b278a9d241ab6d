import "./styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "#src/platform/page/router.tsx";
import { chapterAddress } from "#domain/site/addresses/chapter-address.ts";
import { planDayAddress, sharedPlanDay } from "#domain/site/addresses/plan-day-address.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { pause, systemClock } from "#src/platform/clock.ts";
import { takeEarlyInput } from "#src/platform/loading/early-input.ts";
import { elementById, readEmbeddedJson } from "#src/platform/loading/document-data.ts";
import { lazyCode, loadCodeWithRetry } from "#src/platform/loading/lazy-code.ts";
import { retryPauseMs } from "#src/platform/network/retry-pause.ts";
import { parseChapterFile } from "#src/platform/offline/caches.ts";
import { currentAddress, currentPath, replaceHistoryAddress, replaceLocation } from "#src/platform/page/history.ts";
import { chance } from "#src/platform/random.ts";
import { provideStoredEntries } from "#src/platform/storage/entries.ts";
import { loadChapterReader } from "#src/scripture/text/load-chapter.ts";
import { base, locale } from "#domain/site/locales/locale.ts";
import { localeOf, pathIn } from "#domain/site/locales/locales.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { loadScreen } from "./screens.tsx";
import type { PageData } from "./page-data.ts";

/** On a host that serves the 404 page for every unknown address, redirects to the chapter that the address means (docs/product/addresses.md, "Unknown addresses"). */
const redirectToChapter = (): boolean => {
  const address = chapterAddress(currentPath());
  if (address) replaceLocation(base + address.path + currentAddress().slice(currentPath().length));
  return address !== undefined;
};

/** Replaces the address of a shared plan day by that of the plan's screen. */
const showPlanDayAddress = (): void => {
  const day = sharedPlanDay(currentPath());
  if (day !== undefined) replaceHistoryAddress(base + planDayAddress(day));
};

/** Offline, the service worker may have only the shell of another language than that of the address. Then switch to an address in that language. */
const switchToShellLanguage = (): void => {
  const { locale: wanted, path } = localeOf(currentAddress());
  if (wanted !== locale) replaceHistoryAddress(pathIn(locale, path));
};

/** Fetches the text of a chapter on the page, retrying until it arrives. Until then the page is plain HTML with working links. */
const fetchChapter = async (address: string): Promise<ChapterText> => {
  const file = parseChapterFile(address)!;
  for (let failures = 0; ; failures += 1) {
    try {
      return await (
        await loadChapterReader()
      ).fetchChapterFile(file.translation, { book: file.book as BookId, chapter: file.chapter });
    } catch {
      await pause(retryPauseMs(failures, chance()));
    }
  }
};

/** The data that the page carries for its scripts; undefined on the empty page. Resolves once all its chapters are loaded. */
const readPageData = async (): Promise<PageData | undefined> => {
  const data = readEmbeddedJson("page-data") as PageData | undefined;
  if (!data?.chapterFiles) return data;
  return { ...data, chapters: [...data.chapters, ...(await Promise.all(data.chapterFiles.map(fetchChapter)))] };
};

const storedEntries = lazyCode("stored entries", async () => (await import("./stored-entries.ts")).storedTexts);
const pageServices = lazyCode("page services", () => import("./page-services.ts"));

/**
 * Starts the parts that concern the whole page, once, after the first screen has rendered.
 * @param entryScript the path of the script that this tab runs
 */
const startApp = (entryScript: string): void => {
  provideStoredEntries(storedEntries);
  void loadCodeWithRetry(pageServices).then(({ startPageServices }) => startPageServices(entryScript));
};

const startPage = async (): Promise<void> => {
  switchToShellLanguage();
  showPlanDayAddress();
  const data = await readPageData();
  if (data?.isNotFound && redirectToChapter()) return;
  // The prerendered page can be read, and its links work, until its screen has loaded.
  if (data) await loadScreen(currentPath(), data.isNotFound === true);
  const root = elementById("root");
  const tree = (
    <StrictMode>
      <BrowserRouter basename={base}>
        <App
          queryClient={createQueryClient(data)}
          yearAtBuild={data?.year ?? systemClock.dateAt(systemClock.now()).year}
          notFoundPath={data?.isNotFound ? currentPath() : undefined}
        />
      </BrowserRouter>
    </StrictMode>
  );
  const replayEarlyInput = takeEarlyInput();
  // A transition, because React renders those in slices of a few milliseconds.
  startTransition(() => {
    if (data) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
  void replayEarlyInput();
  startApp(new URL(import.meta.url).pathname);
};

// No top-level await: the bundler would then keep every module that screens share with this one in a separate chunk.
void startPage();
