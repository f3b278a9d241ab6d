// The doors between the rooms open one way; see docs/architecture.md.
const rooms = ["scripture", "games", "devotions", "cards", "pages"];
const test = "\\.test\\.tsx?$";
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "domain-knows-only-itself", severity: "error", from: { path: "^domain/", pathNot: test }, to: { path: "^(content|src|worker|scripts)/" } },
    { name: "content-knows-only-domain", severity: "error", from: { path: "^content/", pathNot: test }, to: { path: "^(src|worker|scripts)/" } },
    { name: "ui-and-platform-are-leaves", severity: "error", from: { path: "^src/(ui|platform)/", pathNot: test }, to: { path: "^(content|worker|src/(?!ui/|platform/))" } },
    { name: "ui-has-no-platform-words", severity: "error", from: { path: "^src/ui/", pathNot: test }, to: { path: "^src/platform/" } },
    { name: "client-api-below-rooms", severity: "error", from: { path: "^src/api/", pathNot: test }, to: { path: "^src/(scripture|games|devotions|cards|pages|shell|app)/" } },
    { name: "worker-only-as-a-type", severity: "error", from: { path: "^src/", pathNot: test }, to: { path: "^worker/", dependencyTypesNot: ["type-only"] } },
    { name: "worker-never-src", severity: "error", from: { path: "^worker/", pathNot: test }, to: { path: "^src/" } },
    { name: "sql-only-in-db", severity: "error", from: { path: "^worker/", pathNot: "^worker/db/|" + test }, to: { path: "node_modules/drizzle-orm" } },
    { name: "shell-below-app", severity: "error", from: { path: "^src/shell/", pathNot: test }, to: { path: "^src/(app|scripture|games|devotions|cards|pages)/" } },
    { name: "rooms-below-shell-and-app", severity: "error", from: { path: "^src/(scripture|games|devotions|cards|pages)/", pathNot: test }, to: { path: "^src/(app|shell)/" } },
    ...rooms.map((room) => ({
      name: `${room}-never-another-room`,
      severity: "error",
      from: { path: `^src/${room}/`, pathNot: test },
      to: { path: `^src/(${rooms.filter((other) => other !== room).join("|")})/` },
    })),
    {
      name: "a-game-never-another-game",
      severity: "error",
      from: { path: "^src/games/([^/]+)/", pathNot: "^src/games/(kit|menu)/|" + test },
      to: { path: "^src/games/([^/]+)/", pathNot: "^src/games/($1|kit)/" },
    },
    {
      name: "a-devotion-never-another-devotion",
      severity: "error",
      from: { path: "^src/devotions/([^/]+)/", pathNot: "^src/devotions/kit/|" + test },
      to: { path: "^src/devotions/([^/]+)/", pathNot: "^src/devotions/($1|kit)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    exclude: { path: "^\\.generated/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"], exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
