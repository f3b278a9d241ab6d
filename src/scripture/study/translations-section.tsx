import { useMemo } from "react";
import { verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { type TranslationId, isOfOtherLanguage } from "#domain/scripture/translations/translations.ts";
import { createStore, useStore } from "#src/platform/store.ts";
import { shortNameOf, TranslationChips } from "#src/scripture/cross-references/compare-form.tsx";
import { Comparison } from "#src/scripture/cross-references/comparison-view.tsx";
import { firstTranslations } from "#src/scripture/cross-references/config.ts";
import { inOrder } from "#src/scripture/cross-references/parameters.ts";
import { eachVerseOf, type StudySectionProps } from "./sections.ts";
import { studyMessages } from "./messages.ts";
import "#src/scripture/cross-references/cross-references.css";

/** What was chosen in this visit. */
const chosenTranslations = createStore<readonly TranslationId[] | undefined>(undefined);

/** The usual translations and the one being read. */
const usualWith = (translation: TranslationId): readonly TranslationId[] =>
  inOrder([
    ...firstTranslations.slice(0, isOfOtherLanguage(translation) && translation !== firstTranslations[0] ? 1 : 2),
    translation,
  ]);

/** The verses in up to three translations. */
export const TranslationsSection = ({ translation, place, verses }: StudySectionProps) => {
  const { book, chapter } = place;
  const translations = useStore(chosenTranslations, (chosen) => chosen) ?? usualWith(translation);
  const compared = useMemo(() => eachVerseOf({ book, chapter }, verses), [book, chapter, verses]);
  return (
    <>
      <details className="study-choice">
        <summary>
          {translations.map(shortNameOf).join(", ")}
          <span>{studyMessages.change}</span>
        </summary>
        <TranslationChips chosen={translations} onChoose={(next) => chosenTranslations.update(() => next)} />
      </details>
      <Comparison
        title={verseSetReference({ book, chapter, verses })}
        verses={compared}
        places={[{ book, chapter }]}
        translations={translations}
      />
    </>
  );
};
