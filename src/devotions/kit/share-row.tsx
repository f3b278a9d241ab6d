import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { countShare } from "#src/usage/shares.ts";
import { useAbsoluteUrl } from "#src/platform/page/share.ts";
import { ShareLinks, type ShareTarget } from "#src/ui/share-links.tsx";
import "./devotions.css";

interface ShareRowProps {
  /** The screen's English address, such as `/salvation`. */
  path: string;
  text: string;
  mailSubject: string;
  /** In this order; by default WhatsApp, Facebook and Email. */
  targets?: readonly ShareTarget[];
}

/** Share buttons of a devotional screen. Each use counts as a share. */
export const ShareRow = ({ path, ...what }: ShareRowProps) => (
  <ShareLinks url={useAbsoluteUrl(pathIn(locale, path))} onShare={countShare} {...what} />
);
