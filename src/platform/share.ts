import { copyText } from "./clipboard.ts";
import { toast } from "./toast.ts";

export interface ShareRequest {
  readonly title: string;
  readonly text: string;
  /** Absolute address of the page that is shared. */
  readonly url: string;
  /** What the toast names after a copy, usually the reference. */
  readonly description?: string;
  /** What is copied where nothing can be shared; the text and the address unless given. */
  readonly copied?: string;
}

export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** Copies and says so: 'Copied to clipboard' with the reference as description, or why it could not. */
export const copyAndTell = async (text: string, description?: string): Promise<boolean> => {
  const isCopied = await copyText(text);
  if (isCopied) toast({ title: "Copied to clipboard", description });
  else toast({ title: "Could not copy", description: "Your browser did not allow it. Select the text and copy it yourself.", tone: "refusal" });
  return isCopied;
};

const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Opens the device's own share sheet; where there is none or it fails, it is copied instead. */
export const share = async ({ title, text, url, description, copied = `${text}\n${url}` }: ShareRequest): Promise<ShareOutcome> => {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, url });
      return "shared";
    } catch (error) {
      if (wasCancelled(error)) return "cancelled";
    }
  }
  return (await copyAndTell(copied, description)) ? "copied" : "failed";
};

/** The absolute address of one of our paths, for sharing. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href;
