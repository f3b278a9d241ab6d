import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ParsedReference } from "#domain/scripture/reference/parse-reference.ts";
import { localeTag } from "#domain/site/locales/locale.ts";
import { browserLanguages } from "#src/platform/page/browser-languages.ts";
import { lazyCode, loadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";

const parser = lazyCode(
  "reference parser",
  async () => (await import("#domain/scripture/reference/parse-reference.ts")).parseReference,
);

const typedReferences = lazyCode(
  "references in other languages",
  () => import("#src/scripture/languages/typed-reference.ts"),
);

/** Null if the text is not a reference in the visitor's languages either. */
const readLocal = async (text: string) => {
  try {
    return await (await loadCode(typedReferences)).readLocalReference(text, `${localeTag} ${browserLanguages()}`);
  } catch {
    return null;
  }
};

/** Whether a text that is no reference in English may be one in another language: it has a number, or non-English letters. */
const mayBeLocal = (text: string): boolean => /\d|[^\p{ASCII}\p{P}]/u.test(text);

/** Parses a reference as typed, in English or in the visitor's language. The parsers load on first use; undefined until then. */
export const useReference = (text: string): ParsedReference | undefined => {
  const { code: parseReference } = useLazyCode(parser, text !== "");
  const parsed = useMemo(() => (text === "" ? undefined : parseReference?.(text)), [parseReference, text]);
  const isOpen =
    parsed?.ok === false &&
    (parsed.problem === "not-a-reference" || parsed.problem === "unknown-book") &&
    mayBeLocal(text);
  const { data: reference, isPending } = useQuery({
    queryKey: ["compared", text],
    queryFn: () => readLocal(text),
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
