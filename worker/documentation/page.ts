import {
  type Budget,
  type BudgetName,
  budgets,
  pageBudgets,
  type PageName,
  widerNetworks,
} from "#domain/api/budgets.ts";
import { endpointList, errorsOf, type Endpoint } from "#domain/api/endpoints.ts";
import { openApiDocument, type Parameter } from "#domain/api/openapi.ts";
import { translations } from "#domain/scripture/translations/translations.ts";
import { changesFeedPath, clientPath, developersPath } from "#domain/api/service.ts";
import { embedPagePath } from "#domain/site/head/embedding.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { languagesCallsPerWindow } from "../bible/languages/config.ts";
import { shareOfVisitor } from "../bible/upstream/config.ts";
import { style } from "./style.ts";

/** The API documentation as an HTML page without scripts, generated from the same table as the OpenAPI document. */

const siteName = escapeMarkup(site.name);

/** Renders `backticks` as code. */
const prose = (text: string): string => escapeMarkup(text).replace(/`([^`]+)`/g, "<code>$1</code>");

const valuesOf = ({ enum: values, type, minimum, maximum }: Parameter["schema"]): string => {
  if (values) return values.join(" or ");
  return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
    ? `${minimum} to ${maximum}`
    : [type ?? "text"].flat().join(" or ");
};

const parameterTable = (parameters: readonly Parameter[]): string => {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const parameter = `<code>${escapeMarkup(name)}</code>${place === "query" ? "" : ` (${place})`}`;
    const usual = schema.default === undefined ? "optional" : `default ${String(schema.default)}`;
    return `<tr><td>${parameter}</td><td>${required ? "required" : escapeMarkup(usual)}</td><td>${prose(description)}</td><td>${escapeMarkup(valuesOf(schema))}</td></tr>`;
  });
  if (rows.length === 0) return "";
  return `<div class="scroll"><table><thead><tr><th scope="col">Parameter</th><th scope="col"></th><th scope="col">What it is</th><th scope="col">Values</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
};

const tries = ({ examples = [] }: Endpoint): string =>
  examples.length === 0
    ? ""
    : `<ul class="tries">${examples.map((path) => `<li><a href="/api${escapeMarkup(path)}"><code>${escapeMarkup(path)}</code></a></li>`).join("")}</ul>`;

/** Where the worker answers besides the endpoints. */
const namesOfPages: Readonly<Record<PageName, string>> = {
  assistants: "tools for assistants",
  documentation: "this page and the OpenAPI document",
  frame: "frames for other sites",
  picture: "link previews",
  page: "pages of chapters, verses, words and cards",
  notFound: "addresses that do not exist",
};

const linkToBudget = (name: BudgetName): string =>
  `<a href="#budget-${name}">${escapeMarkup(budgets[name].what)} (${budgets[name].of})</a>`;

const linksToBudgets = (names: readonly BudgetName[]): string => names.map(linkToBudget).join(", ") || "nothing";

const numberFormat = new Intl.NumberFormat("en");

const secondsOfUnit = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

/** For example "30 seconds". */
const duration = (seconds: number): string => {
  const [unit, length] = Object.entries(secondsOfUnit).find(([, each]) => seconds % each === 0)!;
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
};

const budgetRow = ([name, { what, most, seconds, of }]: [string, Budget]): string =>
  `<tr id="budget-${name}"><td>${escapeMarkup(what)}</td><td>${numberFormat.format(most)}</td><td>${seconds === null ? "at any time" : duration(seconds)}</td><td>${of}</td></tr>`;

const pageRow = ([page, name]: [string, string]): string =>
  `<li>${name}: ${linksToBudgets(pageBudgets[page as PageName])}</li>`;

const budgetTable = (): string => `
<h2 id="budgets">Budgets</h2>
<p>Limits for each device, network, card, room, store and public service, and for the whole site. A network is an IPv4 address or an IPv6 /64. ${widerNetworks
  .slice(1)
  .map(({ prefixBits, times }) => `A /${prefixBits} has ${times} times as much.`)
  .join(" ")}</p>
<div class="scroll"><table><thead><tr><th scope="col">What is counted</th><th scope="col">At most</th><th scope="col">Period</th><th scope="col">For each</th></tr></thead><tbody>${Object.entries<Budget>(budgets).map(budgetRow).join("")}</tbody></table></div>
<p>At the service of other languages, a network has ${languagesCallsPerWindow * shareOfVisitor} look-ups in the same time, of ${languagesCallsPerWindow} calls.</p>
<p>Besides the endpoints:</p>
<ul>${Object.entries(namesOfPages).map(pageRow).join("")}</ul>`;

const section = (endpoint: Endpoint, parameters: readonly Parameter[]): string => `
<h3>${escapeMarkup(endpoint.summary)}</h3>
<code class="address">${endpoint.method.toUpperCase()} /api${escapeMarkup(endpoint.path)}</code>
${endpoint.description === undefined ? "" : `<p>${prose(endpoint.description)}</p>`}
${parameterTable(parameters)}
${tries(endpoint)}
<p class="soft">Counted: ${linksToBudgets(endpoint.budgets)}.</p>
${
  errorsOf(endpoint).length === 0
    ? ""
    : `<p class="soft">Possible errors: ${errorsOf(endpoint)
        .map((code) => `<code>${code}</code>`)
        .join(", ")}.</p>`
}`;

const introduction = (origin: string): string => `
<h1>${siteName} API</h1>
<p>Scripture, search and cross references as JSON. You don’t need a key, and any site may use it. Your tools can read the <a href="/api/openapi.json">OpenAPI document</a>, and you can <a href="${developersPath}">try a request</a>.</p>
<p>Coming from bible-api.com? Just change the base address to <code>/api/bible</code> on this site. There are a few differences: the default translation is <code>kjv</code>, each text is a single line, you can ask for a whole book, and there is no JSONP.</p>
<p>Translations: ${translations.map(({ id, name }) => `<code>${id}</code> ${escapeMarkup(name)}`).join(", ")}.</p>
<p>Scripture and search responses have an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and you get a 304 if nothing has changed.</p>
<p>Assistants that speak the Model Context Protocol call <code>/api/mcp</code>. Whole translations are <a href="/api/bible/kjv/bulk">files to take away</a>. What changes here is told in <a href="${changesFeedPath}">a feed</a>.</p>
<p>Reading has no limit. What is counted is listed under <a href="#budgets">Budgets</a>; its responses have <code>RateLimit</code> and <code>RateLimit-Policy</code>. Lists name their next page in <code>Link</code>.</p>
<p>For JavaScript and TypeScript there is a client with types for every answer: <code>npm install ${escapeMarkup(origin + clientPath)}</code></p>
<p>For web pages there is <a href="${embedPagePath}">a line to paste</a>.</p>
<p>Errors look like this: <code>{error, code, message, requestId, fields?}</code>. Use <code>code</code> in your program and show <code>message</code> to people.</p>`;

/** The complete HTML page. `origin` has no trailing slash. */
export const documentationPage = (origin: string): string => {
  const { paths } = openApiDocument(origin);
  const groups = Map.groupBy(endpointList, ({ group }) => group);
  const body = [...groups].map(
    ([group, ofGroup]) =>
      `<h2>${group}</h2>${ofGroup.map((endpoint) => section(endpoint, paths[endpoint.path]![endpoint.method]!.parameters)).join("")}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName} API</title>
<meta name="description" content="Scripture, search and cross references as JSON: every endpoint of the ${siteName} API, with examples to try.">
<style>${style}</style>
</head>
<body>
<main>${introduction(origin)}${body.join("")}${budgetTable()}<p><a class="back" href="/">Back to ${siteName}</a></p></main>
</body>
</html>
`;
};
