/** The response headers of every page: the real protection (decision 23). One source for static files and the worker. */

interface PagePolicy {
  /** Hash of the inline head script, as `sha256-…`. */
  readonly scriptHash: string;
  /** Hashes of the inline styles: one for home, one for chapters. */
  readonly styleHashes: readonly string[];
}

/** No inline code but by hash, no other origins, no frames. Read-aloud, games and cards need nothing more. */
export const contentSecurityPolicy = ({ scriptHash, styleHashes }: PagePolicy): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(" ")}`,
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

/** What pages and answers of the API say alike. */
const everywhere = {
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/** For every page and every other static file. */
export const securityHeaders = (policy: PagePolicy): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(policy),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  ...everywhere,
});

/**
 * The API's own strict policy: its answers are data for every site, never a page (the documentation page brings its own).
 * Other sites read them through CORS, which the resource policy does not touch; it forbids only to embed them unread.
 */
export const apiSecurityHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  ...everywhere,
} as const;
