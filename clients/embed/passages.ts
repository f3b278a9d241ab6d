import { within } from "../js/abort.ts";
import type { Passage } from "../js/client.ts";
import { defaultTranslation, warnOnce } from "./settings.ts";
import { element } from "./styles.ts";

/** In milliseconds. */
const longestWait = 15_000;
const pauseBetween = 1000;
const longestPause = 60_000;
/** A page may have more passages of a public service than may be asked for within one of its windows. */
const mostTries = 5;

interface Answer {
  readonly status: number;
  /** In milliseconds, as the API asks for it: in seconds. */
  readonly pause: number;
  readonly body: Passage & { readonly code?: string };
}

/** Requests without cookie and referrer. Undefined if no response arrives, or one that is not ours. */
const answerFrom = (address: string, signal: AbortSignal | undefined): Promise<Answer | undefined> =>
  within(longestWait, signal, async (ending) => {
    const response = await fetch(address, { credentials: "omit", referrerPolicy: "no-referrer", signal: ending });
    const pause = Number(response.headers.get("Retry-After")) * 1000 || pauseBetween;
    return { status: response.status, pause, body: (await response.json()) as Answer["body"] };
  }).catch(() => {
    signal?.throwIfAborted();
    return undefined;
  });

/**
 * Reads passages. Without the client of `clients/js`, of which this script would use a small part. An unknown translation
 * is reported in the console once, and the default is read instead.
 */
export const passagesFrom = (origin: string) => {
  // A strict content security policy: reported once; the links still work as links.
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (blockedURI.startsWith(origin))
      warnOnce(`this page’s policy blocks passages. Please add ${origin} to ${effectiveDirective}.`);
  });

  const read = async (reference: string, translation: string, signal?: AbortSignal, tries = 1): Promise<Passage> => {
    const query = new URLSearchParams({ translation, line_breaks: "true" });
    // The space, which has no meaning, keeps `random`, `..` and no text at all from being other addresses.
    const answer = await answerFrom(`${origin}/api/bible/%20${encodeURIComponent(reference)}?${query}`, signal);
    if (answer?.status === 200) return answer.body;
    if (answer?.body.code === "translation_not_found" && translation !== defaultTranslation) {
      warnOnce(`there is no translation “${translation}”. ${origin}/api/bible/data lists those there are.`);
      return read(reference, defaultTranslation, signal);
    }
    const { status = 500, pause = pauseBetween } = answer ?? {};
    const mayPass = status === 429 ? tries < mostTries : status >= 500 && tries === 1;
    if (!mayPass || pause > longestPause) throw new Error("no passage");
    await new Promise((resolve) => setTimeout(resolve, pause));
    return read(reference, translation, signal, tries + 1);
  };
  return read;
};

export type ReadPassage = ReturnType<typeof passagesFrom>;

/** The passage: a paragraph, each verse after its number unless it is alone, poetry in its lines. */
export const passageParagraph = ({ verses }: Passage): HTMLParagraphElement => {
  const paragraph = element("p", "");
  // By its first letters, whichever way the page is written.
  paragraph.dir = "auto";
  for (const { chapter, verse, text } of verses) {
    const parts: (Node | string)[] = [];
    if (verses.length > 1) {
      const isNew = verse === 1 && verses[0]!.chapter !== chapter;
      parts.push(element("sup", "", isNew ? `${chapter}:${verse}` : `${verse}`), "\u00A0");
    }
    const [first = "", ...more] = text.trim().split("\n");
    parts.push(first);
    if (more.length === 0) paragraph.append(...parts, " ");
    else paragraph.append(element("span", "line", ...parts), ...more.map((line) => element("span", "line", line)));
  }
  return paragraph;
};
