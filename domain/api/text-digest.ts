/**
 * With each chapter of a translation that is not embedded: the digest (domain/scripture/translations/digests.ts) of the answer's body
 * as it left the worker, so that what was cut off or exchanged on the way, or in a cache, is noticed (docs/texts.md,
 * "Digests").
 */
export const textDigestHeader = "X-Text-Digest";
