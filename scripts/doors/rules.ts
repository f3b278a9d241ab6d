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
const below = [...leaves, "src/api/", "domain/", "content/"];

export const rules: readonly DoorRule[] = [
  { room: "domain", files: /^domain\//, mayImport: ["domain/", "site.config.json"] },
  { room: "content", files: /^content\//, mayImport: ["content/", "domain/"] },
  { room: "ui", files: /^src\/ui\//, mayImport: ["src/ui/", "domain/"] },
  { room: "platform", files: /^src\/platform\//, mayImport: ["src/platform/", "domain/"] },
  { room: "service worker", files: /^src\/service-worker\//, mayImport: ["src/service-worker/", "src/platform/", "domain/"] },
  { room: "client api", files: /^src\/api\//, mayImport: ["src/api/", "src/platform/", "domain/", ".generated/scripture/"], mayImportTypesOf: ["worker/"] },
  { room: "games kit and menu", files: /^src\/games\/(kit|menu)\//, mayImport: [...below, "src/games/$1/", "src/games/kit/"] },
  { room: "a game", files: /^src\/games\/([^/]+)\//, mayImport: [...below, "src/games/$1/", "src/games/kit/"] },
  { room: "a devotion", files: /^src\/devotions\/([^/]+)\//, mayImport: [...below, "src/devotions/$1/", "src/devotions/kit/"] },
  { room: "a room", files: /^src\/(scripture|cards|pages)\//, mayImport: [...below, "src/$1/", ".generated/scripture/"] },
  { room: "shell", files: /^src\/shell\//, mayImport: [...below, "src/shell/"] },
  { room: "app", files: /^src\/app\//, mayImport: ["src/", "domain/", "content/"] },
  { room: "database", files: /^worker\/db\//, mayImport: ["worker/", "domain/", "content/", "package:drizzle-orm"] },
  { room: "pages", files: /^cloudflare-pages\//, mayImport: [] },
  { room: "worker", files: /^worker\//, mayImport: ["worker/", "domain/", "content/", ".generated/scripture/"] },
];

/** Packages that only rules listing them as `package:NAME` may import. */
export const guardedPackages = ["drizzle-orm"] as const;
