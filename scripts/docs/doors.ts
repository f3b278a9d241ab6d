import { type Budget, budgets, widerNetworks } from "#domain/api/budgets.ts";
import { budgetsOf, type Door, pageDoors } from "#domain/api/doors.ts";
import { endpointList } from "#domain/api/endpoints.ts";

const windowOf = (seconds: number | null): string => {
  if (seconds === null) return "at once";
  if (seconds >= 86_400) return `in ${seconds / 3600} hours`;
  return seconds >= 3600 ? "in an hour" : `in ${seconds} s`;
};

const placeOf: Readonly<Record<Budget["counted"], string>> = {
  edge: "at the edge",
  door: "database, before the work",
  handler: "database, by the amount",
  row: "database, with the row",
  object: "Durable Object",
  isolate: "memory of an isolate",
};

const spentBy = (door: Door): string =>
  budgetsOf(door)
    .map((name) => `\`${name}\``)
    .join(", ");

const rowOf = (path: string, door: Door): string => `| ${path} | ${door.costs} | ${spentBy(door)} |`;

/** The text of docs/doors.md. */
export const doorsPage = (): string => {
  const wider = widerNetworks.filter(({ times }) => times > 1);
  return [
    "# Doors and budgets",
    "",
    "Made from `door` in each row of `domain/api/endpoints.ts`, from `domain/api/doors.ts` and from `domain/api/budgets.ts`. Do not edit this page: change those, then run `npx vitest run --project unit tests/units/doors.test.ts -u`. Why it is so: [decisions/limits.md](decisions/limits.md).",
    "",
    "## Doors",
    "",
    "What the worker answers, what it costs besides files and a moment of computing, and what it spends from.",
    "",
    "| request | costs | spends |",
    "|---|---|---|",
    ...endpointList.map(({ method, path, door }) => rowOf(`\`${method.toUpperCase()} /api${path}\``, door)),
    ...Object.values(pageDoors).map(({ paths, door }) => rowOf(paths, door)),
    "",
    "## Budgets",
    "",
    `Of a network: an IPv4 address or an IPv6 network of /64. ${wider.map(({ prefixBits, times }) => `A /${prefixBits} has ${times} times as much`).join(", ")}.`,
    "",
    "| budget | of | how much | counted |",
    "|---|---|---|---|",
    ...Object.entries<Budget>(budgets).map(
      ([name, { of, what, most, seconds, counted }]) =>
        `| \`${name}\` | ${of} | ${most.toLocaleString("en")} ${what}, ${windowOf(seconds)} | ${placeOf[counted]} |`,
    ),
    "",
  ].join("\n");
};
