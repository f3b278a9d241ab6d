import { useLocation } from "react-router";
import { locale } from "#domain/site/locale.ts";
import { isTranslatedPath, localeNames, locales, pathIn } from "#domain/site/locales.ts";
import { shellWords } from "./messages.ts";

/** This page in the other languages, or their home if they do not have it. Each opens as a page of its own. */
export const LanguageLinks = () => {
  const { pathname } = useLocation();
  const path = isTranslatedPath(pathname) ? pathname : "/";
  return (
    <nav className="links locale-links" aria-label={shellWords.languages}>
      {locales.map((one) =>
        one === locale ? null : (
          <a key={one} href={pathIn(one, path)} hrefLang={one} lang={one}>
            {localeNames[one]}
          </a>
        ),
      )}
    </nav>
  );
};
