import { type Budget, budgets } from "./budgets.ts";

/**
 * What the API tells about its limits in `RateLimit-Policy` and `RateLimit` (docs/api.md, "Budgets"), in the form of
 * draft-ietf-httpapi-ratelimit-headers-10. Only what is counted has a policy: reading embedded texts is not.
 */

interface RatePolicy {
  readonly quota: number;
  readonly windowSeconds: number;
}

const policyOf = ({ most, seconds }: Budget & { readonly seconds: number }): RatePolicy => ({
  quota: most,
  windowSeconds: seconds,
});

/** The policy of the flood shield (wrangler.toml), which does not tell how much is left. */
export const requestPolicy = policyOf(budgets.requests);

/** What may be in the way of a card message, by the kind of the obstacle. */
export const cardPolicies = {
  card: policyOf(budgets.deviceMessages),
  "network-on-card": policyOf(budgets.messagesOnOneCard),
  network: policyOf(budgets.messages),
  "new-cards": policyOf(budgets.newCards),
} as const satisfies Readonly<Record<string, RatePolicy>>;

/** Headers of responses. Names are those that the draft gives. */
export type RateHeaders = Readonly<Partial<Record<"RateLimit-Policy" | "RateLimit", string>>>;

/** Tells a policy, and if known how much of it is left and in how many seconds it is whole again. */
export const rateHeaders = (
  name: string,
  { quota, windowSeconds }: RatePolicy,
  now?: { readonly left: number; readonly resetSeconds: number },
): RateHeaders => ({
  "RateLimit-Policy": `"${name}";q=${quota};w=${windowSeconds}`,
  ...(now && { RateLimit: `"${name}";r=${now.left};t=${now.resetSeconds}` }),
});
