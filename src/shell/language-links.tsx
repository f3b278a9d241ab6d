import { useLocation } from "react-router";
import { locale } from "#domain/site/locales/locale.ts";
import { isTranslatedPath, localeNames, locales, pathIn } from "#domain/site/locales/locales.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { shellMessages } from "./messages.ts";

/** Links to this page in the other languages, with its query, or to their home page if they lack it. Each is a full page load. */
export const LanguageLinks = () => {
  const { pathname, search, hash } = useLocation();
  const asked = useAfterHydration(search + hash, "");
  const isThere = isTranslatedPath(pathname);
  return (
    <nav className="links locale-links" aria-label={shellMessages.languages}>
      {locales.map((one) =>
        one === locale ? null : (
          <a key={one} href={isThere ? pathIn(one, pathname) + asked : pathIn(one, "/")} hrefLang={one} lang={one}>
            {localeNames[one]}
          </a>
        ),
      )}
    </nav>
  );
};
