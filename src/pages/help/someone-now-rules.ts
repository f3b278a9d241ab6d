import type { HelpCountry } from "#content/schema/help.ts";

/**
 * The code of the listed country that the first language with a region names: "fr en-GB" → "GB". Empty if that region
 * is not listed, or no language has one. A suggestion only: people read English in every country.
 */
export const suggestedCountry = (languages: string, countries: readonly HelpCountry[]): string => {
  const region = languages
    .split(/\s+/)
    .flatMap((language) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase() ?? [])
    .at(0);
  return countries.some(({ code }) => code === region) ? (region ?? "") : "";
};

/** What to show for a chosen country; every country for an empty code, or for one that is not listed. */
export const shownCountries = (code: string, countries: readonly HelpCountry[]): readonly HelpCountry[] => {
  const chosen = countries.filter((country) => country.code === code);
  return chosen.length === 0 ? countries : chosen;
};

/** The pages behind a country's numbers, each once, and the oldest date on which they were compared. */
export const evidenceOf = ({
  emergency,
  helplines,
}: HelpCountry): { readonly sources: readonly string[]; readonly checked: string } => {
  const all = [emergency, ...helplines];
  return {
    sources: [...new Set(all.flatMap(({ sources }) => sources))],
    checked: all.map(({ checked }) => checked).toSorted()[0]!,
  };
};
