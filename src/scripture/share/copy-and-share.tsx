import { Copy, Share2 } from "lucide";
import { quotation } from "#domain/scripture/text/quotation.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/page/share.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { shareCounted } from "#src/usage/shares.ts";
import { shareMessages } from "./messages.ts";

interface CopyAndShareProps {
  readonly words: string;
  readonly reference: string;
  /** The address that is shared. */
  readonly path: string;
}

/** The actions of a verse in a list. */
export const CopyAndShare = ({ words, reference, path }: CopyAndShareProps) => {
  const text = quotation([words], reference);
  return (
    <div className="row row-tight">
      <IconButton label={shareMessages.copyWhat(reference)} onClick={() => void copyWithToast(text, reference)}>
        <Icon of={Copy} />
      </IconButton>
      <IconButton
        label={shareMessages.shareWhat(reference)}
        onClick={() => void shareCounted({ title: reference, text, url: absoluteUrl(path), description: reference })}
      >
        <Icon of={Share2} />
      </IconButton>
    </div>
  );
};
