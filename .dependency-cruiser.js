/**
 * Which folder may import from which (docs/architecture.md, "Folders"). `npm run check -- imports` checks these rules; tests
 * may import everything.
 */

// dependency-cruiser reads TypeScript with swc, since TypeScript 7 has no API for it. Without swc it would read no file, and
// report success.
import "@swc/core";

/** Our own files. Packages are restricted only by the rules that name them. */
const ownFiles = String.raw`^(\.generated|clients|cloudflare-pages|content|domain|measure|scripts|src|tests|worker)/|^site\.config\.json$`;

/** Plain data about the features, in all languages, and the tables computed from it. */
const featureData = String.raw`^src/features\.ts$|^src/.+/feature\.ts$`;
const featureTables = String.raw`\.data\.ts$`;

/** Of our own files, those in `from` may import those in `to` alone. `$1` in `to` is the first group of `from`. */
const onlyImports = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: [featureData, featureTables] },
  to: { path: ownFiles, pathNot: to },
});

/** What every screen may use. */
const shared = [
  "^src/(ui|platform|api|usage)/",
  "^(domain|content)/",
  // The files of chapters and the place last read.
  "^src/scripture/(text|last-read)/",
];
/** What every screen of Scripture may use besides. */
const scriptureTexts = [...shared, String.raw`^\.generated/scripture/`, String.raw`^src/scripture/[^/]+\.ts$`];

/** The parts of Scripture, and which other parts each may use. */
const scriptureParts = {
  browser: ["offline"],
  "by-heart": ["languages", "share"],
  "cross-references": ["languages", "words"],
  "daily-verse": ["share"],
  dictionary: [],
  home: ["daily-verse", "languages", "reader", "search"],
  languages: [],
  marks: [],
  offline: ["languages"],
  reader: ["browser", "languages", "marks", "offline", "share", "study", "words"],
  search: ["languages", "offline", "reader", "verses-for", "words"],
  share: [],
  "chapter-guide": [],
  commentary: ["study", "text"],
  study: ["commentary", "cross-references", "dictionary", "marks", "words"],
  "verses-for": ["share"],
  words: [],
};
const homeToday = String.raw`^src/scripture/home/today\.tsx$`;
const withoutOwnRules = ["last-read", "text"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    onlyImports("domain", "Rules without DOM, Workers and React.", "^domain/", ["^domain/", "^site"]),
    onlyImports("content", "Data, typed by the domain.", "^content/", ["^content/", "^domain/"]),
    onlyImports("ui", "Components without knowledge of the domain.", "^src/ui/", [
      "^src/ui/",
      "^domain/",
      // In place of React Router's links; what had the focus before a field that was waited for, and what has it after a
      // placeholder; which keys are the browser's.
      String.raw`^src/platform/page/(router\.tsx|typing-ahead\.ts|focus\.ts|keyboard\.ts)$`,
    ]),
    onlyImports("platform", "Browser globals.", "^src/platform/", ["^src/platform/", "^domain/"]),
    onlyImports("service-worker", "Offline support.", "^src/service-worker/", [
      "^src/(service-worker|platform)/",
      "^domain/",
    ]),
    onlyImports("api", "The client of the worker, which shares the contract in domain/api with it.", "^src/api/", [
      "^src/(api|platform)/",
      "^domain/",
    ]),
    onlyImports("usage", "The counters: what was used here, and everywhere.", "^src/usage/", [
      "^src/(usage|api|platform)/",
      "^domain/",
    ]),
    onlyImports(
      "games-and-devotions",
      "Games know nothing of each other, devotions neither; what they share is in their kit.",
      "^src/(games|devotions)/([^/]+)/",
      [...shared, "^src/$1/($2|kit)/"],
    ),
    onlyImports("scripture-text", "Chapters, for all parts of Scripture.", "^src/scripture/(text|last-read)/", [
      "^src/(ui|platform|api|scripture/(text|last-read))/",
      "^domain/",
      String.raw`^\.generated/scripture/`,
    ]),
    onlyImports("scripture", "What all parts of Scripture use.", "^src/scripture/[^/]+$", scriptureTexts),
    onlyImports("home-today", "Where somebody is today, in the plan, on the boards, by heart.", homeToday, [
      ...shared,
      "^src/scripture/home/",
      "^src/devotions/reading-plan/(place|readings|stored)\\.ts$",
      "^src/games/kit/(daily-results|stored)\\.ts$",
      "^src/scripture/by-heart/due-today\\.tsx$",
    ]),
    ...Object.entries(scriptureParts).map(([part, others]) =>
      onlyImports(
        `scripture-${part}`,
        "A part of Scripture uses few others.",
        `^src/scripture/${part}/(?!today\\.tsx)`,
        [...scriptureTexts, `^src/scripture/(${[part, ...others].join("|")})/`],
      ),
    ),
    onlyImports("cards", "Event cards.", "^src/cards/", [
      ...shared,
      "^src/cards/",
      String.raw`^\.generated/scripture/`,
    ]),
    onlyImports("sync", "Notes and marks on all devices.", "^src/sync/", [...shared, "^src/sync/"]),
    onlyImports("pages", "'Your data' shows sync, and ends it before it erases.", "^src/pages/", [
      ...shared,
      "^src/(pages|sync)/",
      String.raw`^\.generated/scripture/`,
    ]),
    onlyImports("shell", "Header, menus, footer: they link to screens by address.", "^src/shell/", [
      ...shared,
      "^src/shell/",
    ]),
    onlyImports("app", "The router, which knows every screen.", "^src/app/", ["^(src|domain|content)/"]),
    onlyImports("worker", "The API.", "^worker/", [
      "^(worker|domain|content)/",
      String.raw`^\.generated/scripture/`,
      featureData,
    ]),
    onlyImports(
      "cloudflare-pages",
      "Pages has the worker behind it, and what the site itself needs at the edge.",
      "^cloudflare-pages/",
      ["^worker/site\\.ts$"],
    ),
    onlyImports("clients-js", "A package of its own, for other programs.", "^clients/js/", ["^clients/js/"]),
    onlyImports("clients-embed", "A script for other sites' pages.", "^clients/embed/", [
      "^clients/",
      String.raw`^domain/scripture/(books/books|reference/(comma-verses|find-references|written-book-names)|translations/short-name)\.ts$`,
    ]),
    onlyImports("scripts", "The build and the set-up know nothing of what measures them.", "^scripts/", [
      "^(scripts|domain|content|src/(app|service-worker))/",
      String.raw`^src/scripture/verses-for/quoted-passage\.ts$`,
      featureData,
    ]),
    onlyImports("measure", "Measurements use everything but the flows.", "^measure/", [
      "^(measure|scripts|domain|content|src|worker|tests/(support|worker))/",
      "^site",
    ]),
    {
      name: "features",
      comment: "The list of all features.",
      severity: "error",
      from: { path: String.raw`^src/features\.ts$` },
      to: { path: ownFiles, pathNot: ["^domain/", featureData] },
    },
    {
      name: "feature",
      comment: "What the site must know of a feature is data: the worker and the build read it without the screen.",
      severity: "error",
      from: { path: String.raw`^src/.+/feature\.ts$` },
      to: { path: ownFiles, pathNot: "^(domain|content)/" },
    },
    {
      name: "feature-tables",
      comment: "Tables computed from the features.",
      severity: "error",
      from: { path: featureTables },
      to: {
        path: ownFiles,
        pathNot: ["^(domain|content)/", featureData, featureTables],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "features-in-the-browser",
      comment: "The features' data in all languages is large: screens import the tables computed from it, or types.",
      severity: "error",
      from: { path: "^(src|domain)/", pathNot: [featureData, featureTables] },
      to: { path: featureData, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "new-folder",
      comment: "A folder needs its rule here.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(api|app|cards|devotions|games|pages|platform|service-worker|shell|sync|ui|usage)/",
          `^src/scripture/([^/]+$|(${[...Object.keys(scriptureParts), ...withoutOwnRules].join("|")})/)`,
          featureData,
        ],
      },
      to: {},
    },
    {
      name: "sql",
      comment: "Statements of the database are in worker/db.",
      severity: "error",
      from: { pathNot: "^worker/db/" },
      to: { path: "^node_modules/drizzle-orm/" },
    },
    {
      name: "react",
      comment: "React is for screens and for the build that renders them.",
      severity: "error",
      from: { path: ["^(domain|content|worker|cloudflare-pages|clients)/", featureData, featureTables] },
      to: { path: "^node_modules/(react|react-dom|react-router|@tanstack/react-query)/" },
    },
    {
      name: "missing",
      comment: "A file or package that does not exist.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^cloudflare:|^#generated/" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: ["^node_modules/", "^tests/"] },
    exclude: { path: [String.raw`\.test\.tsx?$`, "^clients/js/dist/", String.raw`/\.wrangler/`] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
