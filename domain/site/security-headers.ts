/** Security headers for every page (docs/product/privacy-and-care.md, "Headers"). Static files and worker share this source. */

interface PagePolicy {
  /** Hashes of the inline scripts, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline styles. */
  readonly styleHashes: readonly string[];
}

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(" ");

/** The content security policy: inline code only by hash, no other origins, no frames. */
export const contentSecurityPolicy = ({ scriptHashes, styleHashes }: PagePolicy): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${quoted(scriptHashes)}`,
    `style-src 'self' ${quoted(styleHashes)}`,
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

/** Headers shared by pages and API responses. */
const everywhere = {
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/**
 * For every page and every other static file. No opener policy: browsers refuse a page with one in a window that a sandboxed
 * frame has opened, as "Read in context" does (HTML, "Cross-origin opener policies").
 */
export const securityHeaders = (policy: PagePolicy): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(policy),
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  ...everywhere,
});

/** For passages in the frames of other sites: no scripts, and the only pages that may be framed. `styleHash` is `sha256-…`. */
export const frameHeaders = (styleHash: string): Readonly<Record<string, string>> => {
  const { "X-Frame-Options": _, ...headers } = everywhere;
  return {
    "Content-Security-Policy": `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": "no-referrer",
    ...headers,
  };
};

/**
 * Stricter headers for the API: its responses are data, never a page (the documentation page sets its own). Other sites
 * read them through CORS; the resource policy only forbids embedding them without CORS.
 */
export const apiSecurityHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  ...everywhere,
} as const;

/** For pictures made to be shown by others. */
export const pictureSecurityHeaders = {
  ...apiSecurityHeaders,
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;
