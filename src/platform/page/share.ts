import { copyText } from "./clipboard.ts";
import { toast } from "./toast.ts";
import { platformMessages } from "../messages.ts";
import { useReadAfterHydration } from "../loading/hydration.ts";

export interface ShareRequest {
  readonly title: string;
  readonly text: string;
  /** Absolute address of the shared page. */
  readonly url: string;
  /** The description in the toast after a copy, usually the reference. */
  readonly description?: string;
  /** Copied where sharing is unavailable; by default the text and the address. */
  readonly copied?: string;
}

/** Copies and shows a toast: 'Copied to clipboard' with the description, or why it failed. */
export const copyWithToast = async (text: string, description?: string): Promise<boolean> => {
  const isCopied = await copyText(text);
  if (isCopied) toast({ title: platformMessages.copied, description });
  else
    toast({
      title: platformMessages.notCopied,
      description: platformMessages.copyYourself,
      tone: "refusal",
    });
  return isCopied;
};

/** Whether the visitor has closed the share sheet. */
export const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Opens the device's share sheet; copies where there is none or it fails. False if the visitor closes it, or the copy fails. */
export const share = async ({
  title,
  text,
  url,
  description,
  copied = `${text}\n${url}`,
}: ShareRequest): Promise<boolean> => {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, url });
      return true;
    } catch (error) {
      if (wasCancelled(error)) return false;
    }
  }
  return copyWithToast(copied, description);
};

/** The absolute address of one of our paths, for sharing. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href;

/** The absolute address of one of our paths; during prerendering, only the path. */
export const useAbsoluteUrl = (path: string): string => useReadAfterHydration(() => absoluteUrl(path), path);
