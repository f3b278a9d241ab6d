import { ArrowLeft, ArrowRight, ChevronDown, Copy, Volume2, VolumeX } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { ChapterId } from "#domain/scripture/places.ts";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { ComfortButton } from "./comfort-button.tsx";
import { TranslationPicker } from "./translation-picker.tsx";

const usePassagePicker = partOnUse(async () => (await import("./passage-picker.tsx")).PassagePicker);

interface PassageBarProps {
  /** The title, e.g. "John 3:16". */
  title: string;
  place: ChapterId;
  translation: string;
  isSpeaking: boolean;
  onStep: (step: -1 | 1) => void;
  onReadAloud: () => void;
  onCopy: () => void;
  onTranslation: (translation: string) => void;
  /** Further tools at the end, such as the notes. */
  children?: ReactNode;
}

/** The passage, its translation and the tools; sticks below the header. */
export const PassageBar = (props: PassageBarProps) => {
  const { title, place, translation, isSpeaking, onStep, onReadAloud, onCopy, onTranslation, children } = props;
  const [isPickerOpen, setIsPickerOpen] = useState(false);
  const { Part: PassagePicker, want } = usePassagePicker();
  const openPicker = () => want(() => setIsPickerOpen(true));
  return (
    <div className="passagebar">
      <div className="wrap">
        <button type="button" className="picker" aria-haspopup="dialog" aria-label={`Passage: ${title}. Choose book and chapter`} onClick={openPicker}>
          <span className="picker-text">{title}</span> <Icon of={ChevronDown} />
        </button>
        {PassagePicker ? <PassagePicker isOpen={isPickerOpen} onOpenChange={setIsPickerOpen} place={place} translation={translation} /> : null}
        <TranslationPicker value={translation} onChange={onTranslation} />
        <div className="tools">
          <IconButton label="Previous chapter" className="only-wide" onClick={() => onStep(-1)}>
            <Icon of={ArrowLeft} />
          </IconButton>
          <IconButton label="Next chapter" className="only-wide" onClick={() => onStep(1)}>
            <Icon of={ArrowRight} />
          </IconButton>
          <IconButton label={isSpeaking ? "Stop reading aloud" : "Read aloud"} aria-pressed={isSpeaking} onClick={onReadAloud}>
            <Icon of={isSpeaking ? VolumeX : Volume2} />
          </IconButton>
          <IconButton label="Copy the passage" className="only-wide" onClick={onCopy}>
            <Icon of={Copy} />
          </IconButton>
          <ComfortButton onStep={onStep} onCopy={onCopy} />
          {children}
        </div>
      </div>
    </div>
  );
};
