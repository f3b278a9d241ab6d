import { lookupMessages } from "#domain/scripture/messages.ts";
import type { ReferenceProblem } from "#domain/scripture/reference/parse-reference.ts";
import { useEffect, useMemo } from "react";
import { focusHeadingIfLost } from "#src/platform/page/focus.ts";
import { useNavigate } from "#src/platform/page/router.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { useQueryParameters } from "#src/platform/page/use-query-parameters.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState, NeedsScripts, TextSkeleton } from "#src/ui/states.tsx";
import { visitorLanguages } from "#src/platform/page/browser-languages.ts";
import { readReference } from "#src/scripture/languages/reference-readers.ts";
import { CompareForm } from "./compare-form.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { compareMessages } from "./messages.ts";
import { comparisonPath, readComparison } from "./parameters.ts";
import "./cross-references.css";

/** The message for a reference that cannot be compared. */
export const referenceMessage = (problem: ReferenceProblem, query: string): string => {
  if (problem === "empty") return compareMessages.empty;
  return problem === "not-a-reference" || problem === "too-long"
    ? compareMessages.invalid
    : lookupMessages.notFound(query);
};

/** `/cross-references?passage=John+3:16&translations=kjv,asv#related` */
export const Page = () => {
  const parameters = useQueryParameters();
  const navigate = useNavigate();
  const comparison = useMemo(() => readComparison(parameters), [parameters]);
  const { passage, translations } = comparison;
  const { data: parsed, isError } = useQuery({
    queryKey: ["compared", passage],
    queryFn: () => readReference(passage, visitorLanguages()),
    enabled: passage !== "",
  });
  // The pressed link was beside a related verse of the previous passage, and has been removed with it.
  useEffect(focusHeadingIfLost, [passage]);
  return (
    <Wrap className={`cmp-page ${parsed?.ok ? "is-compared" : ""}`}>
      <PageHead title={compareMessages.title} isSlim>
        {compareMessages.lead}
      </PageHead>
      <NeedsScripts />
      <CompareForm
        comparison={comparison}
        written={locale !== "en" && parsed?.ok ? formatReference(parsed.reference) : passage}
        problem={
          isError
            ? compareMessages.failed
            : parsed?.ok === false
              ? referenceMessage(parsed.problem, passage)
              : undefined
        }
        onCompare={(next) => void navigate(comparisonPath(next), { replace: next.passage === passage })}
      />
      {passage === "" ? <EmptyState>{compareMessages.start}</EmptyState> : null}
      {passage !== "" && !parsed && !isError ? <TextSkeleton lines={10} /> : null}
      {parsed?.ok ? <ComparisonView reference={parsed.reference} translations={translations} /> : null}
    </Wrap>
  );
};
