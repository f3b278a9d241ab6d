import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ParsedReference } from "#domain/scripture/parse-reference.ts";
import { localeTag } from "#domain/site/locale.ts";
import { browserLanguages } from "#src/platform/languages.ts";
import { lateCode, useLateCode } from "#src/platform/late-code.ts";

const parser = lateCode("reference parser", async () => {
  const [{ parseReference }, { isOpen, readLocalReference }] = await Promise.all([
    import("#domain/scripture/parse-reference.ts"),
    import("#src/scripture/languages/typed-search.ts"),
  ]);
  return { parseReference, isOpen, readLocalReference };
});

/** Parses a reference as typed, in English or in the visitor's language. The parser loads on first use; undefined until then. */
export const useReference = (text: string): ParsedReference | undefined => {
  const { code } = useLateCode(parser, text !== "");
  const parsed = useMemo(() => (text === "" ? undefined : code?.parseReference(text)), [code, text]);
  const isOpen =
    parsed?.ok === false &&
    (parsed.problem === "not-a-reference" || parsed.problem === "unknown-book") &&
    code?.isOpen(text, "words") === true;
  const { data: reference, isPending } = useQuery({
    queryKey: ["typed", text],
    queryFn: () => code!.readLocalReference(text, `${localeTag} ${browserLanguages()}`),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
  return useMemo(() => {
    if (!isOpen) return parsed;
    if (reference) return { ok: true, reference };
    return isPending ? undefined : parsed;
  }, [isOpen, parsed, reference, isPending]);
};
