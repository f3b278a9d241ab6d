import type { Locale } from "./locales/locales.ts";

/**
 * The page without content of its own: its scripts render the screen for the URL. Hosts serve it as `shell.html`; the
 * service worker falls back to it when offline.
 */
export const emptyPagePath = "/shell";

/** The paths of one language's files. */
export interface SiteFiles {
  /** What every screen needs, last the loader of the empty page and that page: stored with the first visit. */
  readonly shell: readonly string[];
  /** The code of all other screens: stored on request, or when it is used. */
  readonly rest: readonly string[];
}

/** The files of a build, embedded in the service worker by the build (scripts/build/service-worker.ts). */
export interface Shell {
  /** A hash of all files. */
  readonly build: string;
  readonly icons: readonly string[];
  readonly site: Readonly<Record<Locale, SiteFiles>>;
}
