import "./styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { chapterAddress } from "#domain/site/addresses/chapter-address.ts";
import { planDayAddress, sharedPlanDay } from "#domain/site/addresses/plan-day-address.ts";
import { systemClock } from "#src/platform/clock.ts";
import { takeEarlyInput } from "#src/platform/loading/early-input.ts";
import { elementById } from "#src/platform/loading/document-data.ts";
import { currentAddress, currentPath, renameAddress, replaceAddress } from "#src/platform/page/history.ts";
import { base, locale } from "#domain/site/locales/locale.ts";
import { localeOf } from "#domain/site/locales/locales.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { loadScreen } from "./screens.tsx";
import { readPageData } from "./read-page-data.ts";
import { startApp } from "./start.ts";

/** On a host that serves the 404 page for every unknown address, redirects to the chapter that the address means (docs/product/addresses.md, "Unknown addresses"). */
const redirectToChapter = (): boolean => {
  const address = chapterAddress(currentPath());
  if (address) replaceAddress(base + address.path + currentAddress().slice(currentPath().length));
  return address !== undefined;
};

/** Replaces the address of a shared plan day by that of the plan's screen. */
const showPlanDayAddress = (): void => {
  const day = sharedPlanDay(currentPath());
  if (day !== undefined) renameAddress(base + planDayAddress(day));
};

/** Offline, the service worker may have only the English shell for an address in another language. Then switch to the English address. */
const switchToShellLanguage = (): void => {
  const { locale: wanted, path } = localeOf(currentAddress());
  if (wanted !== locale) renameAddress(path);
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
          yearAtBuild={data?.year ?? new Date(systemClock.now()).getFullYear()}
          notFoundPath={data?.isNotFound ? currentPath() : undefined}
        />
      </BrowserRouter>
    </StrictMode>
  );
  const carryOut = takeEarlyInput();
  // A transition, because React renders those in slices of a few milliseconds.
  startTransition(() => {
    if (data) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
  void carryOut();
  startApp(new URL(import.meta.url).pathname);
};

// No top-level await: the bundler would then keep every module that screens share with this one in a separate chunk.
void startPage();
