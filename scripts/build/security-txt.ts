import { site } from "#domain/site/site.ts";

/** The path of security.txt (RFC 9116), which says where to report vulnerabilities. */
export const securityTextPath = "/.well-known/security.txt";

/** The file, valid for a year from the day of the build. */
export const securityText = (builtAt: Date): string => {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear() + 1, builtAt.getUTCMonth(), builtAt.getUTCDate()));
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}${securityTextPath}`,
    "",
  ].join("\n");
};
