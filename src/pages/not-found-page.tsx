import { Search } from "lucide";
import { useMemo } from "react";
import { Link, useLocation } from "#src/platform/page/router.tsx";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { chapterPath, lang, notFoundVerse, source } from "#content/not-found-verse.ts";
import { notFoundMessages } from "./messages.ts";
import "./not-found.css";

const guessReferenceCode = lazyCode(
  "meant reference",
  async () => (await import("#domain/scripture/reference/guess-reference.ts")).guessReference,
);

/**
 * The passage that the address may have meant. The 404 page is prerendered once for all addresses, so this is added after
 * hydration, in the line that waits for it.
 */
const SuggestedPassage = () => {
  const pathname = useAfterHydration(useLocation().pathname, "");
  const { code: guessReference } = useLazyCode(guessReferenceCode, pathname !== "");
  const meant = useMemo(() => (pathname === "" ? undefined : guessReference?.(pathname)), [guessReference, pathname]);
  return (
    <p className="nf-meant">
      {meant ? (
        <>
          {notFoundMessages.meant}
          <Link to={meant.path}>{meant.title}</Link>
          {notFoundMessages.meantEnd}
        </>
      ) : null}
    </p>
  );
};

/** docs/product/addresses.md, "Unknown addresses". */
export const Page = () => (
  <div className="wrap nf">
    <div>
      <p className="eyebrow">404</p>
      <h1 tabIndex={-1}>{notFoundMessages.title}</h1>
      <SuggestedPassage />
      <p className="nf-verse" lang={lang}>
        {notFoundVerse.text}
      </p>
      <p className="cite">
        <Link to={`${chapterPath}#v4`} className="lone-link">
          {formatReference(verseReference({ book: "LUK", chapter: 15, verse: 4 }))}
        </Link>{" "}
        <span>{source}</span>
      </p>
      <p className="row">
        <ButtonLink variant="primary" isBig to="/">
          {notFoundMessages.toHome}
        </ButtonLink>
        <ButtonLink variant="quiet" to="/search">
          <Icon of={Search} small />
          {notFoundMessages.browse}
        </ButtonLink>
      </p>
    </div>
    <svg className="nf-art" viewBox="0 0 240 280" aria-hidden="true">
      <path className="bg" d="M14 276V120C14 56 60 10 120 10s106 46 106 110v156z" />
      <ellipse className="glow" cx="120" cy="120" rx="92" ry="96" />
      <path className="g" d="M120 78c15 17 22 28 22 39a22 22 0 0 1-44 0c0-11 7-22 22-39z" />
      <path
        className="k"
        d="M66 148h108c-3 20-22 32-46 34.5l6 58c15 2 25 8 25 17.5H81c0-9.5 10-15.5 25-17.5l6-58c-24-2.5-43-14.5-46-34.5z"
      />
    </svg>
  </div>
);
