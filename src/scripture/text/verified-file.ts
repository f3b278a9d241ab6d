import { digestLength } from "#domain/scripture/translations/digests.ts";
import { digestOf } from "#src/platform/digest.ts";
import { getText, HttpError } from "#src/platform/network/http.ts";
import { earlierVersionHeader } from "#src/platform/offline/caches.ts";
import { forgetFile, rememberFile } from "#src/platform/offline/visited.ts";

/** A static Scripture file, and how to know it. */
interface VerifiedFile<Content> {
  readonly path: string;
  /** Loads the digest that the file has in this build. */
  readonly digest: () => Promise<string>;
  /** Whether this is the content of that place, complete: all that can be asked of an earlier version. */
  readonly isThere: (content: unknown) => content is Content;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The file's content if this text is what the build says; otherwise undefined. */
export const contentOf = async <Content>(
  { isThere }: Pick<VerifiedFile<Content>, "isThere">,
  text: string,
  digest: string | undefined,
): Promise<Content | undefined> => {
  const content = parse(text);
  if (!isThere(content)) return undefined;
  const found = digest === undefined ? undefined : await digestOf(text, digestLength);
  return found === digest || found === undefined ? content : undefined;
};

/**
 * Reads a static Scripture file and checks it before it is shown or kept (docs/texts.md, "Digests"). What does not match
 * is deleted from the device and fetched once more past every cache. Rejects like `send`: with "invalid" if that is
 * damaged, too.
 */
export const readVerifiedFile = async <Content>(
  file: VerifiedFile<Content>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Content> => {
  const digest = file.digest().catch(() => {
    throw new HttpError("network");
  });
  // Awaited below, after the file.
  digest.catch(() => undefined);
  for (const cache of ["default", "reload"] as const) {
    let isEarlier = false;
    const text = await getText(file.path, {
      cache,
      ...(signal && { signal }),
      onResponse: ({ headers }) => {
        isEarlier = headers.has(earlierVersionHeader);
      },
    });
    const content = await contentOf(file, text, isEarlier ? undefined : await digest);
    if (content !== undefined) {
      if (!isEarlier) void rememberFile(file.path, text);
      return content;
    }
    await forgetFile(file.path);
  }
  throw new HttpError("invalid");
};
