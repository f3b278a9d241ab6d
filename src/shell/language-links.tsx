import { useLocation } from "react-router";
import { locale } from "#domain/site/locales/locale.ts";
import { isTranslatedPath, localeNames, locales, pathIn } from "#domain/site/locales/locales.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { shellMessages } from "./messages.ts";

/** This page in the other languages, with what its address asks for, or their home if they do not have it. Each opens as a page of its own. */
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
