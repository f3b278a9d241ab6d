import { isCommaReference, isLocalFirst, withEnglishSigns } from "#domain/scripture/reference/comma-verses.ts";
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
import type { ParsedReference } from "#domain/scripture/reference/parse-reference.ts";
import { visitorLanguages } from "#src/platform/page/browser-languages.ts";
import { useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { readLocalReference, referenceParser } from "#src/scripture/languages/reference-readers.ts";
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

/** Whether a text that is no reference in English may be one in another language: it has a number, or non-English letters. */
const mayBeLocal = (text: string): boolean => /\d|[^\p{ASCII}\p{P}]/u.test(text);

/** Parses a reference as typed, in English or in the visitor's language. The parsers load on first use; undefined until then. */
const useReference = (text: string): ParsedReference | undefined => {
  const { code: parseReference } = useLazyCode(referenceParser, text !== "");
  const hasComma = isCommaReference(text, visitorLanguages());
  const parsed = useMemo(() => {
    if (text === "") return undefined;
    const parted = hasComma ? parseReference?.(withEnglishSigns(text)) : undefined;
    return parted?.ok ? parted : parseReference?.(text);
  }, [parseReference, text, hasComma]);
  const isUnread = parsed?.ok === false && (parsed.problem === "not-a-reference" || parsed.problem === "unknown-book");
  const isOpen = isLocalFirst(text, visitorLanguages()) || (isUnread && mayBeLocal(text));
  const { data: reference, isPending } = useQuery({
    queryKey: ["compared", text],
    queryFn: () => readLocalReference(text, visitorLanguages()),
    enabled: isOpen,
  });
  return useMemo(() => {
    if (!isOpen) return parsed;
    if (reference === "no passage") return parsed?.ok ? parsed : { ok: false, problem: "out-of-bounds" };
    if (reference) return { ok: true, reference };
    return isPending ? undefined : parsed;
  }, [isOpen, parsed, reference, isPending]);
};

/** `/cross-references?passage=John+3:16&translations=kjv,asv#related` */
export const Page = () => {
  const parameters = useQueryParameters();
  const navigate = useNavigate();
  const comparison = useMemo(() => readComparison(parameters), [parameters]);
  const { passage, translations } = comparison;
  const parsed = useReference(passage);
  // A link beside a related verse leads here, and is gone.
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
        problem={parsed && !parsed.ok ? referenceMessage(parsed.problem, passage) : undefined}
        onCompare={(next) => void navigate(comparisonPath(next), { replace: next.passage === passage })}
      />
      {passage === "" ? <EmptyState>{compareMessages.start}</EmptyState> : null}
      {passage !== "" && !parsed ? <TextSkeleton lines={10} /> : null}
      {parsed?.ok ? <ComparisonView reference={parsed.reference} translations={translations} /> : null}
    </Wrap>
  );
};
