/**
 * Cloudflare's limits for `_headers` and `_redirects`, for Pages and for a worker's assets alike. Rules beyond them are
 * dropped with a warning in the deployment log, and lines that are too long are skipped.
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

/** Counts rules (unindented lines with a path, followed by indented headers) and measures the longest line, in characters. */
export const measureHeaders = (text: string): { readonly rules: number; readonly longestLine: number } => {
  const lines = linesOf(text);
  return { rules: lines.filter((line) => /^(\/|https:)/.test(line)).length, longestLine: longest(lines) };
};

/** Measures redirects, one `source target [status]` per line. Dynamic ones have a placeholder or a splat. `unreadable` lists lines that a host ignores. */
export const measureRedirects = (text: string) => {
  const lines = linesOf(text);
  const sources = lines.map((line) => line.split(/\s+/)[0]!);
  const dynamic = sources.filter((source) => /[*]|\/:\w/.test(source)).length;
  return {
    static: sources.length - dynamic,
    dynamic,
    longestLine: longest(lines),
    unreadable: lines.filter((line) => !/^\/\S* (\/|https:\/\/)\S*( (200|301|302|303|307|308))?$/.test(line)),
    /** False if a static redirect follows a dynamic one: the host warns, and the first match wins. */
    isStaticFirst: !sources.some(
      (source, index) => !/[*]|\/:\w/.test(source) && sources.slice(0, index).some((one) => /[*]|\/:\w/.test(one)),
    ),
  };
};
