import { cardTypes, lang as langOfCards } from "#content/cards/card-types.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { lang as langOfIntros } from "#content/subjects/intros.ts";
import type { Preview } from "#domain/pictures/preview.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { printed } from "#domain/scripture/text/quotation.ts";
import { isCardCategory } from "#domain/site/cards/card-categories.ts";
import { cardHeading } from "#domain/site/cards/messages.ts";
import { headOf } from "#domain/site/head/head.ts";
import { headMessages } from "#domain/site/head/messages.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { matchRoute } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";
import { gameCatalogue, gameIds } from "#src/games/kit/catalogue.data.ts";

/** "lampstand.example" */
const host = new URL(site.origin).host;

/** What the link preview of a page says in the language of this build, by its English path (docs/product/pictures.md, "Previews"). */
export const pagePreview = (path: string): Preview => {
  const match = matchRoute(path);
  const { category = "", subject = "" } = match?.params ?? {};
  const { title, description } = headOf(path);
  const [words = ""] = title.replace(` · ${site.name}`, "").split(/[\u00A0\u202F]?: /);
  const preview = { words, about: description, name: host };
  if (match?.id === "home" && locale === "en") return { ...preview, words: site.tagline, about: site.blurb };
  if (match?.id === "eventCard" && isCardCategory(category)) {
    const { verse, reference, description: occasion } = cardTypes[category];
    const card = { ...preview, words: cardHeading(category) };
    return langOfCards === undefined
      ? {
          ...card,
          about: headMessages.quoted(printed(verse)),
          name: formatReference(verseReference(reference)),
          source: host,
        }
      : { ...card, about: occasion };
  }
  const intro = subjects.find(({ id }) => id === subject)?.intro;
  if (match?.id === "subject") return { ...preview, about: (langOfIntros === undefined && intro) || description };
  const game = gameIds.find((id) => (match?.route.canonicalPath ?? path) === `/${id}`);
  return game ? { ...preview, words: gameCatalogue[game].title, about: gameCatalogue[game].description } : preview;
};
