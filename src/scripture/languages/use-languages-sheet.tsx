import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";

const languagesSheet = lazyCode("languages", async () => (await import("./languages-sheet.tsx")).LanguagesSheet);

/**
 * The sheet of all languages, whose code loads when it is first opened.
 * @param onChoose gets the key of a translation
 * @param value the key of the translation being read
 */
export const useLanguagesSheet = (onChoose: (key: string) => void, value = "") => {
  const { Panel: LanguagesSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(languagesSheet);
  const sheet = LanguagesSheet ? (
    <LanguagesSheet isOpen={isOpen} onOpenChange={setIsOpen} value={value} onChoose={onChoose} />
  ) : null;
  return { open, preload, sheet };
};
