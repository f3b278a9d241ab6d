import { normalisers as originals } from "#scripts/scripture/catalogue.ts";

/** The texts that tests search and quote, normalised once per process by the code as it is, without mutants. */

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

export const normalisers: typeof originals = { kjv: once(originals.kjv), asv: once(originals.asv), web: once(originals.web) };
export { sourcePackages } from "#scripts/scripture/catalogue.ts";
