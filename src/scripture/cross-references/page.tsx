import { useMemo } from "react";
import { useNavigate } from "react-router";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { useQueryParameters } from "#src/platform/page/use-query-parameters.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState, TextSkeleton } from "#src/ui/states.tsx";
import { CompareForm } from "./compare-form.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { compareMessages } from "./messages.ts";
import { comparisonPath, readComparison } from "./parameters.ts";
import { referenceMessage } from "./reference-message.ts";
import { useReference } from "./use-reference.ts";
import "./cross-references.css";

/** `/cross-references?passage=John+3:16&translations=kjv,asv#related` */
export const Page = () => {
  const parameters = useQueryParameters();
  const navigate = useNavigate();
  const comparison = useMemo(() => readComparison(parameters), [parameters]);
  const { passage, translations } = comparison;
  const parsed = useReference(passage);
  return (
    <Wrap className="cmp-page">
      <PageHead title={compareMessages.title} isSlim>
        {compareMessages.lead}
      </PageHead>
      <CompareForm
        comparison={comparison}
        written={locale !== "en" && parsed?.ok ? formatReference(parsed.reference) : passage}
        problem={parsed && !parsed.ok ? referenceMessage(parsed.problem, passage) : undefined}
        onCompare={(next) =>
          void navigate(comparisonPath(next), { preventScrollReset: true, replace: next.passage === passage })
        }
      />
      {passage === "" ? <EmptyState>{compareMessages.start}</EmptyState> : null}
      {passage !== "" && !parsed ? <TextSkeleton lines={10} /> : null}
      {parsed?.ok ? <ComparisonView reference={parsed.reference} translations={translations} /> : null}
    </Wrap>
  );
};
