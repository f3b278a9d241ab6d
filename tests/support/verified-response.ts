import { hash } from "node:crypto";
import { textDigestHeader } from "#domain/api/headers.ts";
import { digestLength } from "#domain/scripture/translations/digests.ts";

/** A chapter of the public service as our API answers it: with the digest of its body. */
export const verifiedResponse = (content: unknown) => {
  const body = JSON.stringify(content);
  return {
    body,
    contentType: "application/json",
    headers: { [textDigestHeader]: hash("sha256", body).slice(0, digestLength) },
  };
};
