import { useQuery } from "@tanstack/react-query";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import { quotedVerses } from "#domain/scripture/languages/quoted-verse.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { isRemoteTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { useWasSeen } from "#src/platform/loading/use-was-seen.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";

interface ServiceVerses {
  readonly text: string;
  readonly edition: Pick<ChapterEdition, "name" | "tag" | "direction"> & { readonly id: TranslationId };
}

/** Far enough ahead for most words to be there before they are read. */
const nearBy = "600px";

/**
 * Verses that the site carries in a text of its own, in one that a service has: asked for when the element with `ref` comes
 * near the window, since each chapter is a request. `verses` is undefined until the chapter is there, where the service does
 * not answer or counts the verses otherwise, and for texts of the site.
 */
export const useServiceVerses = <Watched extends Element>(
  translation: TranslationId,
  { book, chapter, verses: numbers }: VerseSet,
) => {
  const isOfService = isRemoteTranslation(translation);
  const { ref, wasSeen } = useWasSeen<Watched>(nearBy, isOfService);
  const { data } = useQuery({
    ...chapterQuery(translation, { book, chapter }),
    enabled: wasSeen && isOfService,
  });
  const quoted = data?.edition && quotedVerses(data, numbers);
  const verses: ServiceVerses | undefined = quoted && {
    text: quoted.text,
    edition: { id: translation, ...data.edition },
  };
  return { ref, verses };
};
