import { isBookFaceShown, showBookFace } from "#src/platform/media/book-face.ts";
import { useShortcutSetting } from "#src/platform/page/keyboard.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useTheme } from "#src/platform/theme/theme.ts";
import { withPause } from "#src/ui/pause.ts";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { readerMessages } from "../messages.ts";
import { comfortEntry, textSizes, type Comfort } from "../stored.ts";
import { comfortMessages } from "./messages.ts";
import "./comfort.css";

interface ComfortPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const { serif, sans } = comfortMessages.typefaces;
const spacings = optionsOf(comfortMessages.spacings);
const widths = optionsOf(comfortMessages.widths);
const typefaces = optionsOf({ serif, book: "Source Serif", sans });
const pages = ["light", "sepia", "dark", "system"] as const;

const SizeStepper = ({ size, onChange }: { size: number; onChange: (size: number) => void }) => (
  <div className="field">
    <span className="label" id="comfort-size">
      {comfortMessages.size}
    </span>
    <div className="stepper" role="group" aria-labelledby="comfort-size">
      <button
        type="button"
        className="smaller"
        aria-label={comfortMessages.smaller}
        {...withPause({ isPaused: size === 0, onClick: () => onChange(size - 1) })}
      >
        A
      </button>
      <div className="dots" aria-hidden="true">
        {textSizes.map((one, index) => (
          <span key={one} className={index === size ? "on" : undefined} />
        ))}
      </div>
      <button
        type="button"
        className="larger"
        aria-label={comfortMessages.larger}
        {...withPause({ isPaused: size === textSizes.length - 1, onClick: () => onChange(size + 1) })}
      >
        A
      </button>
    </div>
    <span className="sr" aria-live="polite">
      {comfortMessages.sizeOf(size + 1, textSizes.length)}
    </span>
  </div>
);

/** Light, dark and system are the theme; sepia is a page colour on top of it. */
const PageChoice = ({ comfort, change }: { comfort: Comfort; change: (part: Partial<Comfort>) => void }) => {
  const [theme, setTheme] = useTheme();
  const chosen = comfort.page === "sepia" ? "sepia" : theme;
  const choose = (page: (typeof pages)[number]) => {
    change({ page: page === "sepia" ? "sepia" : "theme" });
    if (page !== "sepia") setTheme(page);
  };
  return (
    <div className="field">
      <span className="label" id="comfort-page">
        {comfortMessages.page}
      </span>
      <div className="pages" role="group" aria-labelledby="comfort-page">
        {pages.map((page) => (
          <button
            key={page}
            type="button"
            className={`pg-${page}`}
            aria-pressed={page === chosen}
            onClick={() => choose(page)}
          >
            {page === "system" ? (
              <span className="halfdisc" aria-hidden="true" />
            ) : (
              <span className="aa" aria-hidden="true">
                Aa
              </span>
            )}
            {comfortMessages.pages[page]}
          </button>
        ))}
      </div>
    </div>
  );
};

export const ComfortPanel = ({ isOpen, onOpenChange }: ComfortPanelProps) => {
  const [comfort, update] = useStored(comfortEntry);
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  const change = (part: Partial<Comfort>) => void update((present) => ({ ...present, ...part }));
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={readerMessages.comfort} placement="side">
      <div className="comfort stack-4">
        <SizeStepper size={comfort.size} onChange={(size) => change({ size })} />
        <Segmented
          label={comfortMessages.spacing}
          value={comfort.spacing}
          options={spacings}
          onChange={(spacing) => change({ spacing })}
        />
        <Segmented
          label={comfortMessages.width}
          value={comfort.width}
          options={widths}
          onChange={(width) => change({ width })}
        />
        <Segmented
          label={comfortMessages.typeface}
          value={comfort.typeface ?? (isBookFaceShown() ? "book" : "serif")}
          options={typefaces}
          onChange={(typeface) => {
            if (typeface === "book") showBookFace();
            change({ typeface });
          }}
        />
        <PageChoice comfort={comfort} change={change} />
        <div>
          <Switch
            label={comfortMessages.numbers}
            isOn={comfort.hasVerseNumbers}
            onChange={(hasVerseNumbers) => change({ hasVerseNumbers })}
          />
          <Switch
            label={comfortMessages.perLine}
            isOn={comfort.isVersePerLine}
            onChange={(isVersePerLine) => change({ isVersePerLine })}
          />
          <Switch label={comfortMessages.readsOn} isOn={comfort.readsOn} onChange={(readsOn) => change({ readsOn })} />
          <Switch
            label={comfortMessages.words}
            isOn={comfort.hasWords === true}
            onChange={(hasWords) => change({ hasWords })}
          />
          <Switch label={comfortMessages.shortcuts} isOn={hasShortcuts} onChange={setShortcuts} />
        </div>
      </div>
    </Sheet>
  );
};
