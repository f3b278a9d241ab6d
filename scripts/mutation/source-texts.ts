import { normalisers as originals } from "#scripts/scripture/catalogue.ts";

/** The texts that tests search and quote, normalised once per process by the original code, without mutants. */

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

export const normalisers = Object.fromEntries(Object.entries(originals).map(([id, normalise]) => [id, once(normalise)])) as typeof originals;
export { sourcePackages } from "#scripts/scripture/catalogue.ts";
