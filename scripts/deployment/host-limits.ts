/**
 * What Cloudflare accepts of a site's `_headers` and `_redirects`, for Pages and for a worker's own files alike; rules
 * beyond are dropped with a warning in the log of the deployment, and lines that are too long are left out.
 * https://developers.cloudflare.com/pages/configuration/headers/, …/redirects/, …/platform/limits/
 */
export const hostLimits = {
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
  headerRules: 100,
  headerLineCharacters: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectCharacters: 1000,
  functionRoutes: 100,
} as const;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "" && !line.trimStart().startsWith("#"));

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => line.length));

/** A rule is a line that begins at the margin with an address; its headers follow indented. */
export const measureHeaders = (text: string): { readonly rules: number; readonly longestLine: number } => {
  const lines = linesOf(text);
  return { rules: lines.filter((line) => /^(\/|https:)/.test(line)).length, longestLine: longest(lines) };
};

/** `source target [status]` a line; dynamic are those with a placeholder or a splat. `unreadable` are lines that a host ignores. */
export const measureRedirects = (text: string) => {
  const lines = linesOf(text);
  const sources = lines.map((line) => line.split(/\s+/)[0]!);
  const dynamic = sources.filter((source) => /[*]|\/:\w/.test(source)).length;
  return {
    static: sources.length - dynamic,
    dynamic,
    longestLine: longest(lines),
    unreadable: lines.filter((line) => !/^\/\S* (\/|https:\/\/)\S*( (200|301|302|303|307|308))?$/.test(line)),
    /** A redirect without placeholders after one with: the host warns, and the first that fits wins. */
    isStaticFirst: !sources.some((source, index) => !/[*]|\/:\w/.test(source) && sources.slice(0, index).some((one) => /[*]|\/:\w/.test(one))),
  };
};
