import { useQuery } from "@tanstack/react-query";
import type { ParsedReference } from "#domain/scripture/parse-reference.ts";

/** Parses a reference as typed. The parser loads on first use; undefined until then. */
export const useReference = (text: string): ParsedReference | undefined =>
  useQuery({
    queryKey: ["reference", text],
    queryFn: async () => (await import("#domain/scripture/parse-reference.ts")).parseReference(text),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: text !== "",
  }).data;
