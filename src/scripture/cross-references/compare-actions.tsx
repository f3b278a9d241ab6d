import { Columns2, Link2 } from "lucide";
import { Link } from "react-router";
import { isRemoteTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { Icon } from "#src/ui/icon.tsx";
import { firstTranslations } from "./config.ts";
import { comparisonPath, inOrder } from "./parameters.ts";
import { actionMessages } from "./action-messages.ts";

interface CompareActionsProps {
  /** The selected verses, e.g. "Psalm 23:4". */
  reference: string;
  /** The translation being read. */
  translation: TranslationId;
}

/** The default translations plus the one being read. */
const defaultsWith = (translation: TranslationId): readonly TranslationId[] =>
  inOrder([
    ...firstTranslations.slice(0, isRemoteTranslation(translation) && translation !== firstTranslations[0] ? 1 : 2),
    translation,
  ]);

/** Links from a verse in the reader to its wording in other translations and to its cross references. */
export const CompareActions = ({ reference, translation }: CompareActionsProps) => {
  const path = comparisonPath({ passage: reference, translations: defaultsWith(translation) });
  return (
    <>
      <Link className="act" to={path}>
        <Icon of={Columns2} />
        {actionMessages.compare}
      </Link>
      <Link className="act" to={`${path}#related`}>
        <Icon of={Link2} />
        {actionMessages.related}
      </Link>
    </>
  );
};
