import { useLocation } from "#src/platform/page/router.tsx";
import { firstTranslations } from "#domain/site/locales/first-translations.ts";
import { firstTranslation, locale } from "#domain/site/locales/locale.ts";
import { isTranslatedPath, type Locale, localeNames, locales, pathIn } from "#domain/site/locales/locales.ts";
import { useIsHydrated, useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { browserLanguages } from "#src/platform/page/browser-languages.ts";
import { shellMessages } from "./messages.ts";

/** The interface language that the browser prefers, if it differs from the page's. */
const wantedLocale = (): Locale | undefined => {
  const first = browserLanguages().slice(0, 2).toLowerCase();
  return locales.find((one) => one === first && one !== locale);
};

/** The same page in a language, and the same chapter in its Bible if the page has that of its own language. */
const samePageIn = (other: Locale, pathname: string): string =>
  pathIn(other, pathname.replace(`/${firstTranslation}/`, `/${firstTranslations[other]}/`));

/** A link to the visitor's own language. The language never changes by itself. */
export const LanguageOffer = () => {
  const { pathname, search, hash } = useLocation();
  const wanted = useReadAfterHydration(wantedLocale, undefined);
  if (!wanted) return null;
  return (
    <a
      className="language-offer"
      href={isTranslatedPath(pathname) ? samePageIn(wanted, pathname) + search + hash : pathIn(wanted, "/")}
      hrefLang={wanted}
      lang={wanted}
    >
      {localeNames[wanted]}
    </a>
  );
};

/** Links to this page in the other languages, with its query, or to their home page where this page is not translated. */
export const LanguageLinks = () => {
  const { pathname, search, hash } = useLocation();
  // The template of chapters has one place for its path, so it links to the same text.
  const isHydrated = useIsHydrated();
  const pathOf = isHydrated ? samePageIn : pathIn;
  const asked = isHydrated ? search + hash : "";
  const isThere = isTranslatedPath(pathname);
  return (
    <nav className="links locale-links" aria-label={shellMessages.languages}>
      {locales.map((one) =>
        one === locale ? null : (
          <a key={one} href={isThere ? pathOf(one, pathname) + asked : pathIn(one, "/")} hrefLang={one} lang={one}>
            {localeNames[one]}
          </a>
        ),
      )}
    </nav>
  );
};
