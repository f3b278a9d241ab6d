import { endpoints, type Endpoint } from "#domain/api/endpoints.ts";
import { openApiDocument } from "#domain/api/openapi.ts";
import { translations } from "#domain/scripture/translations.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { style } from "./style.ts";

/** The API in a page that a person reads: made from the same table as the OpenAPI document, without a script. */

/** `like this` is code. */
const prose = (text: string): string => escapeMarkup(text).replace(/`([^`]+)`/g, "<code>$1</code>");

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: { readonly type?: string; readonly enum?: readonly string[]; readonly minimum?: number; readonly maximum?: number };
}

const valuesOf = ({ enum: values, type, minimum, maximum }: Parameter["schema"]): string => {
  if (values) return values.join(" or ");
  return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `${minimum} to ${maximum}` : (type ?? "text");
};

const parameterTable = (parameters: readonly Parameter[]): string => {
  const rows = parameters
    .filter((parameter) => parameter.in !== "path")
    .map(({ name, in: place, required, schema }) => `<tr><td><code>${escapeMarkup(name)}</code>${place === "header" ? " (header)" : ""}</td><td>${required ? "required" : "may be left out"}</td><td>${escapeMarkup(valuesOf(schema))}</td></tr>`);
  if (rows.length === 0) return "";
  return `<div class="scroll"><table><thead><tr><th scope="col">Parameter</th><th scope="col"></th><th scope="col">Values</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
};

const tries = ({ examples = [] }: Endpoint): string =>
  examples.length === 0 ? "" : `<ul class="tries">${examples.map((path) => `<li><a href="/api${escapeMarkup(path)}"><code>${escapeMarkup(path)}</code></a></li>`).join("")}</ul>`;

const section = (endpoint: Endpoint, parameters: readonly Parameter[]): string => `
<h3>${escapeMarkup(endpoint.summary)}</h3>
<code class="address">${endpoint.method.toUpperCase()} /api${escapeMarkup(endpoint.path)}</code>
${endpoint.description === undefined ? "" : `<p>${prose(endpoint.description)}</p>`}
${parameterTable(parameters)}
${tries(endpoint)}
${endpoint.errors.length === 0 ? "" : `<p class="soft">Can fail with ${endpoint.errors.map((code) => `<code>${code}</code>`).join(", ")}.</p>`}`;

const introduction = `
<h1>Lampstand API</h1>
<p>Scripture, search and cross references as JSON. No key, open to every site. The <a href="/api/openapi.json">OpenAPI document</a> says the same to programs.</p>
<p>Coming from bible-api.com? Put this address in the place of that one; the differences are few: without a translation you get <code>kjv</code>, a text is one line, a whole book may be asked for, and there is no JSONP.</p>
<p>Translations: ${translations.map(({ id, name }) => `<code>${id}</code> ${escapeMarkup(name)}`).join(", ")}.</p>
<p>Answers carry an <code>ETag</code>: ask again with <code>If-None-Match</code> and hear 304. Everything that fails is <code>{error, code, message, requestId, fields?}</code>; go by <code>code</code>, show <code>message</code>.</p>`;

/** The whole page. `origin` without a trailing slash. */
export const documentationPage = (origin: string): string => {
  const { paths } = openApiDocument(origin) as { paths: Record<string, Record<string, { parameters: readonly Parameter[] }>> };
  const groups = Map.groupBy(endpoints, ({ group }) => group);
  const body = [...groups].map(
    ([group, ofGroup]) => `<h2>${group}</h2>${ofGroup.map((endpoint) => section(endpoint, paths[endpoint.path]![endpoint.method]!.parameters)).join("")}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lampstand API</title>
<meta name="description" content="Scripture, search and cross references as JSON: every address of the Lampstand API with examples.">
<style>${style}</style>
</head>
<body>
<main>${introduction}${body.join("")}<p><a href="/">Back to Lampstand</a></p></main>
</body>
</html>
`;
};
