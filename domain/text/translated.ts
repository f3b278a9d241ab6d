/**
 * The type of a dictionary in another language: the same sentences and functions as the English one, in other words. What
 * is missing or takes other arguments does not compile (docs/translating.md).
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : { readonly [Name in keyof T]: Translated<T[Name]> };
