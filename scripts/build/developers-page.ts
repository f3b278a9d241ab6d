import { endpointList } from "#domain/api/endpoints.ts";
import { openApiDocument, type Parameter } from "#domain/api/openapi.ts";
import { clientPath, developersPath } from "#domain/api/service.ts";
import { embedPagePath } from "#domain/site/head/embedding.ts";
import { site } from "#domain/site/site.ts";
import { plainPage, type PlainPage } from "./plain-page.ts";

/** The page on which a request to the API is put together and sent. */

const fieldOf = ({ name, in: place, required, schema, example }: Parameter) => ({
  name,
  in: place,
  required,
  ...(required && example !== undefined && { example: String(example) }),
  ...(schema.enum && { values: schema.enum.map(String) }),
});

/** Everything that anybody may read, with an example of what must be given. Headers are left to programs. */
const operations = () => {
  const { paths } = openApiDocument(site.origin);
  return endpointList
    .filter(({ method, examples }) => method === "get" && examples !== undefined)
    .map(({ path, summary, description = "" }) => {
      const { operationId, parameters } = paths[path]!.get!;
      return {
        id: operationId,
        path,
        summary,
        description: description.replaceAll("`", ""),
        parameters: parameters.filter((parameter) => parameter.in !== "header").map(fieldOf),
      };
    });
};

const body = (): string => `
<main>
<h1>Try the API</h1>
<p>Put a request together, send it, and see what programs get. No key, no account; reading has no limit.</p>
<noscript><p>This page needs scripts. The examples in the <a href="/api/docs">documentation</a> are links, which work without.</p></noscript>
<div id="tool" hidden>
<form id="request">
<label>What <select id="operation"></select></label>
<div class="choices" id="fields"></div>
<details><summary>What it does</summary><p class="soft" id="summary"></p></details>
<pre id="address" aria-label="The request"></pre>
<p class="choices"><button type="submit">Send</button> <span id="state" role="status"></span></p>
</form>
<pre id="answer" tabindex="0" role="region" aria-label="The answer" hidden></pre>
</div>
<h2>And then</h2>
<p>Everything is described in the <a href="/api/docs">documentation</a>, for people, and in the <a href="/api/openapi.json">OpenAPI document</a>, for tools. For JavaScript there is a client: <code>npm install ${site.origin}${clientPath}</code>. For web pages there is <a href="${embedPagePath}">a line to paste</a>.</p>
<p><a class="back" href="/">Back to ${site.name}</a></p>
<script type="application/json" id="operations">${JSON.stringify(operations()).replaceAll("<", "\\u003c")}</script>
</main>`;

export const developersPage = (): PlainPage =>
  plainPage({
    path: developersPath,
    title: `Try the API · ${site.name}`,
    description: "Scripture, search and cross references as JSON: put a request together and see the answer. No key.",
    body: body(),
    script: "clients/try/page.js",
  });
