/** Headers of requests and responses that are ours. */

/** The request header in which a device names itself (docs/product/counters-and-limits.md, "Who a visitor is"). */
export const deviceTokenHeader = "X-Device-Token";

/**
 * With each chapter of a translation that is not embedded, or of a commentary: the digest (domain/scripture/translations/digests.ts) of the
 * response's body as it left the worker, so that a body that was cut off or replaced on the way, or in a cache, is noticed
 * (docs/texts.md, "Digests").
 */
export const textDigestHeader = "X-Text-Digest";

/** The byte of its file at which the body of a response begins. */
export const textFromHeader = "X-Text-From";
