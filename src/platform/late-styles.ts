import { pause } from "./clock.ts";
import { isReachable } from "./http.ts";

/** The addresses of the style sheets that failed to load. */
const missed = new Set<string>();

const isSheet = (target: EventTarget | null): target is HTMLLinkElement => target instanceof HTMLLinkElement && target.rel === "stylesheet";

const note = ({ target }: Event): void => {
  if (!isSheet(target)) return;
  missed.add(target.href);
  target.remove();
};

/** Starts recording style sheets that fail to load. */
export const noteMissedSheets = (): void => document.addEventListener("error", note, true);

const fetchSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    const forget = () => {
      missed.delete(href);
      resolve();
    };
    link.addEventListener("load", forget);
    // A sheet that the server does not have (any more) must not block all other code.
    link.addEventListener("error", () => void isReachable(href).then((answers) => (answers ? forget() : reject(new TypeError(`No style sheet at ${href}`)))));
    document.head.append(link);
  });

/** The page's own style sheets that the head script is still loading. */
const loadingSheets = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')].filter(({ sheet }) => sheet === null);

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const outcome of ["load", "error"]) link.addEventListener(outcome, () => resolve(), { once: true });
  });

/** A sheet that neither loads nor fails must not block the code for longer. */
const longestWaitMs = 4000;

/**
 * Loads code with its styles, once the page is hydrated. The bundler requests a style sheet only once, and does not wait
 * for one that the head script is still loading: the code would be rendered without styles then, and so it would on a
 * retry after a sheet has failed. Rejects with the browser's error if one of them fails.
 */
export const withStyles = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const code = await load();
  const loading = loadingSheets();
  if (loading.length > 0) await Promise.race([Promise.all(loading.map(settled)), pause(longestWaitMs)]);
  await Promise.all([...missed].map(fetchSheet));
  return code;
};
