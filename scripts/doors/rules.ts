/**
 * Which room may import from which (docs/architecture.md). Paths are relative to the root. The first rule that matches the
 * importing file applies.
 */
export interface DoorRule {
  readonly room: string;
  /** Matches files of the room. `mayImport` can refer to a group as `$1`. */
  readonly files: RegExp;
  readonly mayImport: readonly string[];
  /** Allowed for type-only imports. */
  readonly mayImportTypesOf?: readonly string[];
}

const leaves = ["src/ui/", "src/platform/"];
/** The client of the API, and what reads chapters from their files or from the public services. */
const clients = ["src/api/", "src/scripture/text/", "src/scripture/last-read/"];
const below = [...leaves, ...clients, "domain/", "content/"];
/** The texts, which every part of the Scripture room reads. */
const texts = [".generated/scripture/", "src/scripture/chapters.ts", "src/scripture/manifest.ts"];
const partsOfScripture = (...names: readonly string[]) => [
  ...below,
  ...texts,
  ...names.map((name) => `src/scripture/${name}/`),
];

export const rules: readonly DoorRule[] = [
  // Plain data about the features, and the tables computed from it (docs/architecture.md, "Features").
  { room: "features", files: /^src\/features\.ts$/, mayImport: ["src/", "domain/"] },
  { room: "a feature", files: /\/feature\.ts$/, mayImport: ["domain/", "content/"] },
  { room: "tables of features", files: /\.data\.ts$/, mayImport: ["src/features.ts", "domain/", "content/"] },
  { room: "domain", files: /^domain\//, mayImport: ["domain/", "site.config.json"] },
  { room: "content", files: /^content\//, mayImport: ["content/", "domain/"] },
  { room: "ui", files: /^src\/ui\//, mayImport: ["src/ui/", "domain/"] },
  { room: "platform", files: /^src\/platform\//, mayImport: ["src/platform/", "domain/"] },
  {
    room: "service worker",
    files: /^src\/service-worker\//,
    mayImport: ["src/service-worker/", "src/platform/", "domain/"],
  },
  {
    room: "client api",
    files: /^src\/api\//,
    mayImport: ["src/api/", "src/platform/", "domain/", ".generated/scripture/"],
    mayImportTypesOf: ["worker/"],
  },
  {
    room: "games kit and menu",
    files: /^src\/games\/(kit|menu)\//,
    mayImport: [...below, "src/games/$1/", "src/games/kit/"],
  },
  { room: "a game", files: /^src\/games\/([^/]+)\//, mayImport: [...below, "src/games/$1/", "src/games/kit/"] },
  {
    room: "a devotion",
    files: /^src\/devotions\/([^/]+)\//,
    mayImport: [...below, "src/devotions/$1/", "src/devotions/kit/"],
  },
  {
    room: "static Scripture",
    files: /^src\/scripture\/(text|last-read)\//,
    mayImport: [...leaves, ...clients, "domain/", ".generated/scripture/"],
  },
  { room: "texts", files: /^src\/scripture\/[^/]+$/, mayImport: [...below, ...texts] },
  {
    room: "a part of scripture",
    files: /^src\/scripture\/(daily-verse|dictionary|languages|marks|share|verses-for|words)\//,
    mayImport: partsOfScripture("$1"),
  },
  { room: "offline", files: /^src\/scripture\/offline\//, mayImport: partsOfScripture("offline", "languages") },
  {
    room: "comparison",
    files: /^src\/scripture\/cross-references\//,
    mayImport: partsOfScripture("cross-references", "languages", "words"),
  },
  { room: "book browser", files: /^src\/scripture\/browser\//, mayImport: partsOfScripture("browser", "offline") },
  {
    room: "reader",
    files: /^src\/scripture\/reader\//,
    mayImport: partsOfScripture(
      "reader",
      "browser",
      "cross-references",
      "languages",
      "marks",
      "offline",
      "share",
      "words",
    ),
  },
  {
    room: "word search",
    files: /^src\/scripture\/search\//,
    mayImport: partsOfScripture("search", "languages", "offline", "reader", "words"),
  },
  {
    room: "home",
    files: /^src\/scripture\/home\//,
    mayImport: partsOfScripture("home", "daily-verse", "languages", "reader", "search"),
  },
  { room: "cards", files: /^src\/cards\//, mayImport: [...below, "src/cards/", ".generated/scripture/"] },
  { room: "sync", files: /^src\/sync\//, mayImport: [...below, "src/sync/"] },
  // 'Your data' shows sync, and ends it before it erases.
  { room: "pages", files: /^src\/pages\//, mayImport: [...below, "src/pages/", "src/sync/", ".generated/scripture/"] },
  { room: "shell", files: /^src\/shell\//, mayImport: [...below, "src/shell/"] },
  { room: "app", files: /^src\/app\//, mayImport: ["src/", "domain/", "content/"] },
  { room: "database", files: /^worker\/db\//, mayImport: ["worker/", "domain/", "content/", "package:drizzle-orm"] },
  {
    room: "pages",
    files: /^cloudflare-pages\//,
    mayImport: [
      "worker/embed-frame.ts",
      "worker/site-page.ts",
      "worker/preview-picture.ts",
      "worker/not-found-page.ts",
    ],
  },
  {
    room: "worker",
    files: /^worker\//,
    mayImport: ["worker/", "domain/", "content/", ".generated/scripture/", "src/features.ts"],
  },
  { room: "embedded script", files: /^clients\/embed\//, mayImport: ["clients/", "domain/scripture/books/books.ts"] },
  { room: "clients", files: /^clients\/js\//, mayImport: ["clients/js/"] },
  // The build and the set-up know nothing of what measures them.
  {
    room: "scripts",
    files: /^scripts\//,
    mayImport: [
      "scripts/",
      "domain/",
      "content/",
      "src/app/",
      "src/features.ts",
      "src/service-worker/",
      "src/scripture/verses-for/quoted-passage.ts",
    ],
  },
  {
    room: "measurements",
    files: /^measure\//,
    mayImport: [
      "measure/",
      "scripts/",
      "domain/",
      "content/",
      "src/",
      "worker/",
      "tests/support/",
      "tests/worker/",
      "site.config.json",
    ],
  },
];

/** Packages that only rules listing them as `package:NAME` may import. */
export const guardedPackages = ["drizzle-orm"] as const;
