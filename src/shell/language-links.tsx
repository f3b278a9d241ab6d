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

/**
 * The same page in a language, and of a chapter in the Bible of this language the one in that language's; its home where there
 * is no such page. The template of chapters has one slot for its path, so until React runs a link is to the same text.
 */
const addressIn = (other: Locale, { pathname, search, hash }: ReturnType<typeof useLocation>, isHydrated: boolean) => {
  if (!isTranslatedPath(pathname)) return pathIn(other, "/");
  if (!isHydrated) return pathIn(other, pathname);
  return pathIn(other, pathname.replace(`/${firstTranslation}/`, `/${firstTranslations[other]}/`)) + search + hash;
};

/** A link to the visitor's own language. The language never changes by itself. */
export const LanguageOffer = () => {
  const location = useLocation();
  const wanted = useReadAfterHydration(wantedLocale, undefined);
  if (!wanted) return null;
  return (
    <a className="language-offer" href={addressIn(wanted, location, true)} hrefLang={wanted} lang={wanted}>
      {localeNames[wanted]}
    </a>
  );
};

/** Links to this page in the other languages, with its query, or to their home page where this page is not translated. */
export const LanguageLinks = () => {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <nav className="links locale-links" aria-label={shellMessages.languages}>
      {locales.map((one) =>
        one === locale ? null : (
          <a key={one} href={addressIn(one, location, isHydrated)} hrefLang={one} lang={one}>
            {localeNames[one]}
          </a>
        ),
      )}
    </nav>
  );
};
