import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type BudgetName, budgets } from "#domain/api/budgets.ts";
import { budgetsOf, pageDoors } from "#domain/api/doors.ts";
import { endpointList } from "#domain/api/endpoints.ts";
import { doorsPage } from "#scripts/docs/doors.ts";

it("docs/doors.md is made from the rows", async () => {
  await expect(doorsPage()).toMatchFileSnapshot("../../docs/doors.md");
});

it("every budget is spent by a door", () => {
  const doors = [...endpointList.map(({ door }) => door), ...Object.values(pageDoors).map(({ door }) => door)];
  const spent = new Set(doors.flatMap((door) => budgetsOf(door)));
  expect(Object.keys(budgets).filter((name) => !spent.has(name as BudgetName))).toEqual([]);
});

const doors = "tests/worker/doors.test.ts";
const cardBudgets = "tests/worker/card-budgets.test.ts";

/** The test that uses each budget up: a new one does not compile without. */
const testOf: Readonly<Record<BudgetName, readonly [file: string, title: string]>> = {
  requests: [doors, "from 2,000 addresses of one /48 ends at the shield of the /48"],
  sockets: ["tests/worker/cards.test.ts", "leave room for others: one address has at most 250 of them"],
  deviceMessages: [cardBudgets, "lets a class of thirty sign"],
  messagesOnOneCard: [cardBudgets, "gains nothing from a thousand tokens"],
  messages: [cardBudgets, "writes 120 messages an hour"],
  newCards: [cardBudgets, "starts 20 cards an hour"],
  messagesPerCard: [cardBudgets, "holds 2,000 messages, and then says so"],
  siteMessages: [cardBudgets, "keeps half for devices older than a day"],
  refusedMessages: [doors, "ends for every network of a /48, and writes nothing"],
  increments: ["tests/worker/counter-batches.test.ts", "what a network may add"],
  siteIncrements: ["tests/worker/counter-batches.test.ts", "ceiling"],
  newRooms: [doors, "ends for every network of a /48, and writes nothing"],
  siteRooms: [doors, "ends for every network of a /48, and writes nothing"],
  wrongCodes: ["tests/worker/trivia-live.test.ts", "codes tried by a machine end with the network's hour"],
  newSyncStores: [doors, "ends for every network of a /48, and writes nothing"],
  siteSyncStores: [doors, "ends for every network of a /48, and writes nothing"],
  syncCharacters: [doors, "ends for every network of a /48, and writes nothing"],
  syncCharactersOfDay: [doors, "ends for every network of a /48, and writes nothing"],
  siteSyncCharacters: [doors, "ends for every network of a /48, and writes nothing"],
  syncWrites: ["tests/worker/sync.test.ts", "take sixty writes a minute"],
  unknownSyncStores: ["tests/worker/sync.test.ts", "wake few objects for stores that nobody made"],
  lookUps: ["tests/worker/bible-upstream.test.ts", "one visitor"],
  serviceCalls: ["tests/worker/bible-upstream.test.ts", "all"],
  wholeTranslations: [doors, "ends for every network of a /48, and writes nothing"],
  siteWholeTranslations: [doors, "ends for every network of a /48, and writes nothing"],
  toolCost: ["tests/worker/assistants.test.ts", "takes five calls in a request, each counted by its cost"],
  pictures: ["tests/worker/preview-picture.test.ts", "draws so many for a network in a minute"],
  checks: [doors, "ends for every network of a /48, and writes nothing"],
  siteChecks: [doors, "ends for every network of a /48, and writes nothing"],
  reports: [doors, "ends for every network of a /48, and writes nothing"],
  siteReports: [doors, "ends for every network of a /48, and writes nothing"],
};

it.each(Object.entries(testOf))("%s is used up in a test", (_name, [file, title]) => {
  expect(readFileSync(file, "utf8")).toContain(title);
});
