import { apiSecurityHeaders } from "#domain/site/security-headers.ts";

/** Another address of the site, which no cache keeps. */
export const redirect = (address: string, status: 302 | 308 = 308, headers: Record<string, string> = {}): Response =>
  new Response(null, {
    status,
    headers: { ...apiSecurityHeaders, ...headers, Location: address, "Cache-Control": "no-store" },
  });
