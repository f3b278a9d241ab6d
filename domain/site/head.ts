import { bookById, chapterTitle, findBookBySlug } from "../scripture/books.ts";
import { defaultTranslationId, findTranslation, translationById } from "../scripture/translations.ts";
import { cardTitles, isCardCategory } from "./card-categories.ts";
import { matchRoute, routes, type RouteMatch } from "./routes.ts";
import { site } from "./site.ts";

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute address of the page that search engines should keep; undefined where there is none. */
  readonly canonical: string | undefined;
  /** False for what search engines should not keep. */
  readonly isIndexed: boolean;
}

const nowhere = { canonical: undefined, isIndexed: false } as const;

/** Unknown paths use the home metadata (specification 1, section 2), but not home's address. */
export const notFoundHead: Head = {
  title: `${routes.home.title} · ${site.name}`,
  description: routes.home.description,
  keywords: routes.home.keywords,
  ...nowhere,
};

/** The empty page stands for any address: its scripts put that one's head in the place of this. */
export const emptyPageHead: Head = { ...notFoundHead, title: site.name };

const descriptionLength = 155;

const chapterHead = (match: RouteMatch, path: string, opening: string | undefined): Head => {
  const book = findBookBySlug(match.params["book"] ?? "") ?? bookById("GEN");
  const translation = findTranslation(match.params["translation"] ?? "") ?? translationById(defaultTranslationId);
  const name = chapterTitle(book.id, Number(match.params["chapter"]));
  return {
    title: `${name}, ${translation.name} · ${site.name}`,
    description: opening ? shortened(opening, descriptionLength) : `Read ${name} in the ${translation.name}, free and without an account.`,
    keywords: `${name}, ${name} ${translation.id.toUpperCase()}, ${book.name}, ${translation.name}, read the Bible`,
    canonical: site.origin + path,
    isIndexed: true,
  };
};

/** Cuts at a word, so that what is left has at most `length` characters with its ellipsis. */
const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(" ", length - 1))}…`;

/**
 * Title, description, keywords and canonical link of a path. Cards are their makers' own: search engines do not keep
 * them. `opening` is a chapter's first words, for what is shared of it.
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
