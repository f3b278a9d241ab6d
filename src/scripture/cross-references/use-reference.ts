import { useMemo } from "react";
import type { ParsedReference } from "#domain/scripture/parse-reference.ts";
import { lateCode, useLateCode } from "#src/platform/late-code.ts";

const parser = lateCode(
  "reference parser",
  async () => (await import("#domain/scripture/parse-reference.ts")).parseReference,
);

/** Parses a reference as typed. The parser loads on first use; undefined until then. */
export const useReference = (text: string): ParsedReference | undefined => {
  const { code: parseReference } = useLateCode(parser, text !== "");
  return useMemo(() => (text === "" ? undefined : parseReference?.(text)), [parseReference, text]);
};
