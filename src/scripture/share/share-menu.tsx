import { Share2 } from "lucide";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LazyMenu } from "#src/platform/loading/lazy-menu.tsx";
import { shareMessages } from "./messages.ts";

export interface SharedVerses {
  /** "Psalm 23:1-2" */
  readonly reference: string;
  /** The text, then the reference in parentheses. */
  readonly text: string;
  /** The text alone, a line of poetry a line. */
  readonly words: string;
  readonly translation: TranslationId;
  /** `/verse/kjv/psalms/23/1-2` */
  readonly path: string;
}

const panel = lazyCode("share menu", async () => (await import("./share-menu-panel.tsx")).ShareMenuPanel);

interface ShareMenuProps extends SharedVerses {
  /** "Ps 23:1-2", for narrow screens: written by the styles, since the button's label has the whole one. */
  readonly shortReference: string;
}

/** The reference as a button: it shows what is selected, and opens a menu to copy the reference or the link, or share. */
export const ShareMenu = ({ shortReference, ...verses }: ShareMenuProps) => (
  <LazyMenu
    panel={panel}
    trigger={
      <button
        type="button"
        className="sharebtn"
        aria-label={shareMessages.shareWhat(verses.reference)}
        title={shareMessages.shareWhat(verses.reference)}
      >
        <span className="picker-full">{verses.reference}</span>
        <span className="picker-short" data-name={shortReference} />
        <Icon of={Share2} small />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} {...verses} />}
  </LazyMenu>
);
