import { useCallback, useEffect, useState } from "react";
import { after } from "../clock.ts";
import { toast } from "./toast.ts";
import { platformMessages } from "../messages.ts";

const keepAddressMs = 10_000;

/** Downloads a file that was made on the device, under the given name. */
export const saveFile = (content: Blob, fileName: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  after(keepAddressMs, () => URL.revokeObjectURL(link.href));
};

/**
 * Opens the print dialog for the page as it is. `onPrinted` is called when it closes, printed or not. In-app browsers
 * have no print dialog: the visitor is told.
 */
export const printPage = (onPrinted?: () => void): void => {
  const over = new AbortController();
  if (onPrinted) window.addEventListener("afterprint", onPrinted, { once: true, signal: over.signal });
  try {
    window.print();
  } catch {
    over.abort();
    onPrinted?.();
    toast({
      title: platformMessages.noPrinting,
      description: platformMessages.printElsewhere,
      tone: "refusal",
    });
  }
};

/** For what is rendered only to be printed: renders it, prints, and removes it again. */
export const usePrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (isPrinting) printPage(() => setIsPrinting(false));
  }, [isPrinting]);
  const print = useCallback(() => setIsPrinting(true), []);
  return { isPrinting, print };
};

/** The text of a chosen file; undefined if it is too large, unreadable or not UTF-8 text. */
export const readTextFile = async (file: File, largestBytes: number): Promise<string | undefined> => {
  if (file.size > largestBytes) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};
