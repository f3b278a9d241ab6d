/** The text of a chosen file; undefined if it is too large, unreadable or not UTF-8 text. */
export const readTextFile = async (file: File, largestBytes: number): Promise<string | undefined> => {
  if (file.size > largestBytes) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};
