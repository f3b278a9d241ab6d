import { Share2 } from "lucide-react";
import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { Icon } from "#src/ui/icon.tsx";

/** Verses ready to be shared. */
export interface SharedVerses {
  /** "Psalm 23:1-2" */
  readonly reference: string;
  /** The text, then the reference in parentheses. */
  readonly text: string;
  /** `/read/kjv/psalms/23#v1-2` */
  readonly path: string;
}

const useShareMenuPanel = partOnUse(async () => (await import("./share-menu-panel.tsx")).ShareMenuPanel);

/** The reference as a button: it shows what is selected, and opens the share menu. */
export const ShareButton = forwardRef<HTMLButtonElement, { reference: string } & ComponentPropsWithoutRef<"button">>(({ reference, ...rest }, ref) => (
  <button ref={ref} type="button" className="sharebtn" aria-haspopup="menu" aria-label={`Share ${reference}`} title={`Share ${reference}`} {...rest}>
    {reference}
    <Icon of={Share2} small />
  </button>
));

/** Copy the reference or the link, or share. The menu's code loads on demand. */
export const ShareMenu = (verses: SharedVerses) => {
  const { Part: ShareMenuPanel, want, preload } = useShareMenuPanel();
  if (!ShareMenuPanel) return <ShareButton reference={verses.reference} onPointerEnter={preload} onClick={() => want()} />;
  return <ShareMenuPanel {...verses} />;
};
