import * as z from "zod/mini";

/** A guide on the help page: one goal, step by step. */
export const guideSchema = z.object({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  title: z.string().check(z.minLength(3)),
  lead: z.string().check(z.minLength(20)),
  steps: z
    .array(z.object({ title: z.string().check(z.minLength(3)), text: z.string().check(z.minLength(20)) }))
    .check(z.minLength(3)),
  /** A screen on which to try it. */
  link: z.object({ href: z.string().check(z.startsWith("/")), label: z.string() }),
});

export type Guide = z.infer<typeof guideSchema>;

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/]+\.[a-z]{2,}(?:\/\S*)?$/, "a web address"));
const hostOf = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/.*$/s, "");

/** Pages that give the same number: two at least, of different publishers. */
const sources = z.array(webAddress).check(
  z.minLength(2),
  z.refine(
    (addresses) => new Set(addresses.map(hostOf)).size === addresses.length,
    "each source is of another publisher",
  ),
);

/** The date on which the sources were compared, as `2026-11-22`. */
const checked = z.iso.date();

/** The digits that a telephone dials. */
const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** A number as it is dialled inside its country: digits, with single spaces or hyphens between groups. */
const telephoneNumber = z.string().check(
  z.regex(/^\d+(?:[ -]\d+)*$/, "digits in groups"),
  z.refine((number) => digitsOf(number).length >= 3 && digitsOf(number).length <= 11, "3 to 11 digits"),
);

/** `what` says whom the number reaches, or in which language. */
const numberSchema = z.object({
  number: telephoneNumber,
  what: z.optional(z.string().check(z.minLength(3))),
  canText: z.optional(z.literal(true)),
});

const helplineSchema = z.object({
  name: z.string().check(z.minLength(3)),
  /** For whom, or for what: completes "For …". */
  purpose: z.string().check(z.minLength(10), z.maxLength(110)),
  numbers: z.array(numberSchema).check(z.minLength(1)),
  /** Only where the sources say so. */
  hours: z.optional(z.string().check(z.minLength(3))),
  /** The helpline's own site. */
  site: z.optional(webAddress),
  sources,
  checked,
});
export type Helpline = z.infer<typeof helplineSchema>;

const countrySchema = z.object({
  /** ISO 3166-1, two letters. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/, "two capital letters")),
  name: z.string().check(z.minLength(3)),
  emergency: z.object({ numbers: z.array(numberSchema).check(z.minLength(1)), sources, checked }),
  /** May be empty: a country with an emergency number alone is better than none. */
  helplines: z.array(helplineSchema),
});
export type HelpCountry = z.infer<typeof countrySchema>;

const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

/** The whole list: no country and, inside a country, no helpline and no number twice; sorted by name, as it is shown. */
export const helpCountriesSchema = z.array(countrySchema).check(
  z.refine((countries) => repeated(countries.map(({ code }) => code)).length === 0, "every code once"),
  z.refine((countries) => repeated(countries.map(({ name }) => name)).length === 0, "every name once"),
  z.refine(
    (countries) => countries.every(({ name }, at) => at === 0 || countries[at - 1]!.name < name),
    "sorted by name",
  ),
  z.refine(
    (countries) => countries.every(({ helplines }) => repeated(helplines.map(({ name }) => name)).length === 0),
    "every helpline once",
  ),
  z.refine(
    (countries) =>
      countries.every(
        ({ emergency, helplines }) =>
          repeated([emergency, ...helplines].flatMap(({ numbers }) => numbers.map(({ number }) => digitsOf(number))))
            .length === 0,
      ),
    "every number once in a country",
  ),
);
