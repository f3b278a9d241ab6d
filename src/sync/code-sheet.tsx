import { Copy, Printer } from "lucide";
import { copyText } from "#src/platform/page/clipboard.ts";
import { origin } from "#src/platform/page/history.ts";
import { QrPicture } from "#src/platform/media/qr-picture.tsx";
import { useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { printPage } from "#src/platform/page/files.ts";
import { toast } from "#src/platform/page/toast.ts";
import { base } from "#domain/site/locales/locale.ts";
import { site } from "#domain/site/site.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { codeFromText, linkWithCode } from "./code-text.ts";
import { ownWordList } from "./word-lists.ts";
import { wordsOf } from "./code.ts";
import { codeMessages, syncScreenMessages } from "./messages.ts";

interface CodeSheetProps {
  /** In the form in which it is stored. */
  code: string;
  onClose: () => void;
}

/** The code, to write down, print, or point another device’s camera at. */
export const CodeSheet = ({ code, onClose }: CodeSheetProps) => {
  const { code: list, isMissing, again } = useLazyCode(ownWordList);
  const bytes = codeFromText(code)!;
  const words = list ? wordsOf(bytes, list) : [];
  const copy = async () =>
    toast(
      (await copyText(words.join(" ")))
        ? { title: syncScreenMessages.copied }
        : { title: syncScreenMessages.notCopied, tone: "refusal" },
    );
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={codeMessages.title}
      isDescriptionVisible
      description={codeMessages.lead}
    >
      <div className="sync-card prints-alone">
        <p className="sync-card-title">{codeMessages.cardTitle(site.name)}</p>
        {list ? (
          <ol className="sync-words" translate="no">
            {words.map((word, index) => (
              <li key={index}>{word}</li>
            ))}
          </ol>
        ) : isMissing ? (
          <Problem message={syncScreenMessages.noAnswer} onRetry={again} />
        ) : (
          <TextSkeleton lines={4} />
        )}
        <div className="sync-scan">
          <QrPicture className="sync-qr" address={linkWithCode(origin(), bytes)} label={codeMessages.picture} />
          <p>{codeMessages.how(`${origin().replace(/^https?:\/\//, "")}${base}/your-data`)}</p>
        </div>
      </div>
      <div className="row data-actions">
        <Button variant="primary" onClick={() => printPage()}>
          <Icon of={Printer} small />
          {codeMessages.print}
        </Button>
        <Button isPaused={!list} onClick={() => void copy()}>
          <Icon of={Copy} small />
          {codeMessages.copy}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {syncScreenMessages.done}
        </Button>
      </div>
    </Sheet>
  );
};
