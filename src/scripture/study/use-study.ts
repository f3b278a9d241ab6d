import { useCallback, useEffect } from "react";
import { useLocation } from "#src/platform/page/router.tsx";
import { lazyCode, loadCode, loadForPress, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import {
  currentAddress,
  goBack,
  isPushedAddress,
  onBackOrForward,
  pushHistoryAddress,
  replaceHistoryAddress,
} from "#src/platform/page/history.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { useMediaQuery } from "#src/platform/page/media-query.ts";
import { createStore, useStore } from "#src/platform/store.ts";

/**
 * Whether the study panel is open, and at which section. The address says it too (`?study=commentary`), without the
 * router, for which nothing changes: neither the screen nor the text is drawn again.
 */

const parameter = "study";

const address = (): URL => new URL(currentAddress(), "https://localhost");

/** The section that the address asks for; "" for a panel without one, undefined for no panel. */
const sectionInAddress = (): string | undefined => address().searchParams.get(parameter) ?? undefined;

/** The address with this section, or without the panel. */
const addressWith = (section: string | undefined): string => {
  const changed = address();
  if (section === undefined) changed.searchParams.delete(parameter);
  else changed.searchParams.set(parameter, section);
  return changed.pathname + changed.search + changed.hash;
};

/** The router's key of the entry that the reader shows; "" while there is none. */
let shownKey = "";

/** The open section; undefined while the panel is closed. */
const openSection = createStore<string | undefined>(undefined, () =>
  onBackOrForward((key) => {
    openSection.update(sectionInAddress);
    return key === shownKey;
  }),
);

const close = (): void => {
  if (openSection.get() === undefined) return;
  openSection.update(() => undefined);
  if (sectionInAddress() === undefined) return;
  if (isPushedAddress()) goBack();
  else replaceHistoryAddress(addressWith(undefined));
};

const choose = (section: string): void => {
  openSection.update(() => section);
  replaceHistoryAddress(addressWith(section));
};

/** Windows in which the panel is beside the text; in others it is a sheet. The style sheet has the same condition. */
const besideQuery = "(min-width: 60rem), (min-width: 40rem) and (max-height: 30rem)";

const studyPanel = lazyCode("study panel", () => import("./study-panel.tsx"));

/** Whether the panel is open. */
export const useIsStudyOpen = (): boolean => useStore(openSection, (section) => section !== undefined);

/** The study panel for the reader. Its code loads when it is first opened. `Panel` is undefined while it is closed or loads. */
export const useStudyPanel = () => {
  const section = useStore(openSection, (one) => one);
  const isBeside = useMediaQuery(besideQuery);
  const isOpen = section !== undefined;
  const { code } = useLazyCode(studyPanel, isOpen);
  const Panel = isOpen ? (isBeside ? code?.StudyBeside : code?.StudySheet) : undefined;
  return { Panel, frame: { section: section ?? "", onSection: choose, onClose: close } };
};

/** What a button that opens the panel needs. */
export interface StudyOpener {
  /** For a press. */
  readonly open: () => void;
  /** When it will probably be pressed. */
  readonly preload: () => void;
}

/** The panel's state for the reader, which a sheet above it leaves as it is: only `useStudyPanel` follows that. */
export const useStudy = () => {
  const { key } = useLocation();
  const hasColumn = useMediaQuery(besideQuery);
  /** The panel is open and has a column beside the text. */
  const isBeside = useStore(openSection, (section) => hasColumn && section !== undefined);
  // On another chapter, the panel beside the text stays open and a sheet closes, unless the address asks for a section.
  useEffect(() => {
    shownKey = key;
    const asked = sectionInAddress();
    const before = openSection.get();
    if (asked !== undefined || before === undefined || !hasColumn) openSection.update(() => asked);
    else replaceHistoryAddress(addressWith(before));
    return () => {
      shownKey = "";
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each entry of the history, not when the window changes
  }, [key]);
  const open = useCallback(() => {
    const pressedAt = shownKey;
    loadForPress(studyPanel, ({ lastSection, preloadSection }) => {
      if (shownKey === "" || (!hasColumn && shownKey !== pressedAt)) return;
      const last = lastSection();
      preloadSection(last);
      openSection.update(() => last);
      if (sectionInAddress() !== undefined) return;
      if (hasColumn) replaceHistoryAddress(addressWith(last));
      else pushHistoryAddress(addressWith(last));
    });
  }, [hasColumn]);
  return {
    close,
    isBeside,
    open,
    preload: useCallback(() => {
      if (savesData()) return;
      // The section is preloaded with the panel: if it were requested by the press, the panel would appear late.
      loadCode(studyPanel).then(
        ({ lastSection, preloadSection }) => preloadSection(lastSection()),
        () => undefined,
      );
    }, []),
  };
};
