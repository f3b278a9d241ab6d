import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";

interface EditionLicenceProps {
  edition: ChapterEdition;
  className: string;
  /** It stands in the element of the text, which has the text's language and direction. */
  isInText?: boolean;
}

/** The name of a text in another language, and its licence; below the text also its language. */
export const EditionLicence = ({ edition, className, isInText = false }: EditionLicenceProps) => {
  const licence = translationMessages.licence(edition.license);
  const ofPage = isInText ? ({ lang: locale, dir: "ltr" } as const) : undefined;
  return (
    <p className={className}>
      <bdi lang={isInText ? undefined : edition.tag}>{edition.name}</bdi>
      {" · "}
      {isInText ? (
        <>
          <bdi>{edition.language}</bdi>
          {" · "}
        </>
      ) : null}
      {edition.licenseUrl ? (
        <NewTabLink href={edition.licenseUrl} rel="license noreferrer" {...ofPage}>
          {licence}
        </NewTabLink>
      ) : (
        <bdi {...ofPage}>{licence}</bdi>
      )}
    </p>
  );
};
