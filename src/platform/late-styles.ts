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

/**
 * Loads code with its styles. The bundler requests a style sheet only once: after a failure, a retry would load the
 * code alone and render it without styles. Rejects with the browser's error if one of them fails.
 */
export const withStyles = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const code = await load();
  await Promise.all([...missed].map(fetchSheet));
  return code;
};
