const systems = [
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  // One that asks for desktop sites calls itself a Macintosh, but still "Mobile/15E148".
  [/iPad|Mobile\//, "iPad"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** The order matters: most user agents also name the browsers they derive from. */
const browsers = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The names of the browser and the system it runs on, by its user agent. They are the same in every language. */
export const browserAndSystem = (
  userAgent = navigator.userAgent,
): { readonly browser: string | undefined; readonly system: string | undefined } => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});
