import { deviceCaches, deviceKeyPatterns } from "#content/privacy/messages.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { leaving, places } from "#content/privacy/places.ts";
import type { OnDevice, Place } from "#content/schema/privacy.ts";

const whereOf: Readonly<Record<Place["where"], string>> = {
  database: "D1",
  counters: "Durable Object `CounterHub`",
  rooms: "Durable Object `TriviaRoom`",
  sync: "Durable Object `SyncRoom`",
  sockets: "Durable Objects `CounterHub`, `CardRoom`, `TriviaRoom` and `SyncRoom`",
  cache: "Cloudflare’s cache",
  log: "Cloudflare’s log",
  mail: "the mailbox of whoever runs the site",
};

const onDevice = (title: string, kept: Readonly<Record<string, OnDevice>>): string[] => [
  `## ${title}`,
  "",
  "| name | what it is | how long |",
  "|---|---|---|",
  ...Object.entries(kept).map(([name, { what, kept: howLong }]) => `| \`${name}\` | ${what} | ${howLong} |`),
  "",
];

const placeOf = (id: string, { title, where, kept, fields }: Place): string[] => [
  `### ${title}`,
  "",
  `\`${id}\`, in ${whereOf[where]}. Kept: ${kept}.`,
  "",
  "| field | what it is |",
  "|---|---|",
  ...Object.entries(fields).map(([name, what]) => `| \`${name}\` | ${what} |`),
  "",
];

/** The text of docs/what-is-kept.md. */
export const whatIsKept = (): string =>
  [
    "# What is kept, and for how long",
    "",
    "Made from `content/privacy` and from `stores` in each `feature.ts`, as the privacy page is: every key on a device, and every column, object key and log field of the server. `tests/units/privacy.test.ts` compares both with the code, and fails when something is stored that is not declared there. Do not edit this page: change the declarations, then run `npx vitest run --project unit tests/units/privacy.test.ts -u`.",
    "",
    "How the server's data expires: the hourly job, with the numbers of `domain/api/retention.ts`. “You” is a visitor.",
    "",
    ...onDevice("On the device: storage", storedTexts),
    ...onDevice("On the device: storage, names made as needed", deviceKeyPatterns),
    ...onDevice("On the device: caches", deviceCaches),
    "There is nothing else on the device: no cookies, no IndexedDB, no session storage of ours.",
    "",
    "## On the server",
    "",
    ...leaving.flatMap(({ title, places: ids }) => [
      `**${title}** (so named on the privacy page): ${ids.map((id) => `\`${id}\``).join(", ")}.`,
      "",
    ]),
    ...Object.entries<Place>(places).flatMap(([id, place]) => placeOf(id, place)),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
