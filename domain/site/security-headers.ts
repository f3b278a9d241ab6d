/** The response headers of every page: the real protection (decision 23). One source for static files and anything else that serves HTML. */

interface PagePolicy {
  /** Hashes of the inline head script and the inline style, as `sha256-…`. */
  readonly scriptHash: string;
  readonly styleHash: string;
}

/** No inline code but by hash, no other origins, no frames. Read-aloud, games and cards need nothing more. */
export const contentSecurityPolicy = ({ scriptHash, styleHash }: PagePolicy): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "report-uri /api/security/csp-report",
  ].join("; ");

export const securityHeaders = (policy: PagePolicy): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(policy),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
});
