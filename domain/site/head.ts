import { chapterTitle, findBookBySlug } from "../scripture/books.ts";
import { defaultTranslationId, findTranslation, translationById } from "../scripture/translations.ts";
import { cardTitles, isCardCategory } from "./card-categories.ts";
import { matchRoute, routes, type RouteMatch } from "./routes.ts";
import { site } from "./site.ts";

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute URL for search engines to index; undefined if there is none. */
  readonly canonical: string | undefined;
  /** False for pages that search engines should not index. */
  readonly isIndexed: boolean;
}

const nowhere = { canonical: undefined, isIndexed: false } as const;

/** Unknown paths use the home metadata (specification 1, section 2), but not its canonical URL. */
export const notFoundHead: Head = {
  title: `${routes.home.title} · ${site.name}`,
  description: routes.home.description,
  keywords: routes.home.keywords,
  ...nowhere,
};

/** For the empty page, which serves many URLs: its scripts replace this head with that of the URL. */
export const emptyPageHead: Head = { ...notFoundHead, title: site.name };

const descriptionLength = 155;

const chapterHead = (match: RouteMatch, path: string, opening: string | undefined): Head => {
  const book = findBookBySlug(match.params["book"] ?? "");
  const chapter = Number(match.params["chapter"]);
  if (!book || book.verseCounts[chapter - 1] === undefined) return notFoundHead;
  const translation = findTranslation(match.params["translation"] ?? "") ?? translationById(defaultTranslationId);
  const name = chapterTitle(book.id, chapter);
  return {
    title: `${name}, ${translation.name} · ${site.name}`,
    description: opening ? shortened(opening, descriptionLength) : `Read ${name} in the ${translation.name}, free and without an account.`,
    keywords: `${name}, ${name} ${translation.id.toUpperCase()}, ${book.name}, ${translation.name}, read the Bible`,
    canonical: site.origin + path,
    isIndexed: true,
  };
};

/** Cuts at a word boundary, so that the result has at most `length` characters including the ellipsis. */
const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(" ", length - 1))}…`;

/**
 * Title, description, keywords and canonical link of a path. Cards are private to their makers, so search engines must
 * not index them. `opening` is the beginning of a chapter's text, used as its description.
 */
export const headOf = (path: string, opening?: string): Head => {
  const match = matchRoute(path);
  if (match?.id === "chapter") return chapterHead(match, path, opening);
  if (!match) return notFoundHead;
  const { route } = match;
  const category = match.params["category"] ?? "";
  return {
    title: `${isCardCategory(category) ? `${cardTitles[category]} card` : route.title} · ${site.name}`,
    description: route.description,
    keywords: route.keywords,
    canonical: site.origin + (route.canonicalPath ?? path),
    isIndexed: match.id !== "eventCard",
  };
};
