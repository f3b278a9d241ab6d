import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useQueryParameters } from "#src/platform/use-query-parameters.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState, TextSkeleton } from "#src/ui/states.tsx";
import { CompareForm } from "./compare-form.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { referenceMessage } from "./messages.ts";
import { comparisonPath, readComparison } from "./parameters.ts";
import { useReference } from "./use-reference.ts";
import "./cross-references.css";

/** `/cross-references?passage=John+3:16&translations=kjv,asv#related` */
export const CrossReferencesPage = () => {
  const parameters = useQueryParameters();
  const navigate = useNavigate();
  const comparison = useMemo(() => readComparison(parameters), [parameters]);
  const { passage, translations } = comparison;
  const parsed = useReference(passage);
  return (
    <Wrap className="cmp-page">
      <PageHead title="Cross references" isSlim>
        A passage in up to three translations side by side, and other verses on the same subject.
      </PageHead>
      <CompareForm
        comparison={comparison}
        problem={parsed && !parsed.ok ? referenceMessage(parsed.problem, passage) : undefined}
        onCompare={(next) =>
          void navigate(comparisonPath(next), { preventScrollReset: true, replace: next.passage === passage })
        }
      />
      {passage === "" ? <EmptyState>Enter a passage such as “John 3:16-18” and press Compare.</EmptyState> : null}
      {passage !== "" && !parsed ? <TextSkeleton lines={10} /> : null}
      {parsed?.ok ? <ComparisonView reference={parsed.reference} translations={translations} /> : null}
    </Wrap>
  );
};
