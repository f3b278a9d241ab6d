import { changesFeedPath } from "#domain/api/service.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";

/** The changes of the API as an Atom feed (RFC 4287), from its section of CHANGELOG.md. */

interface Release {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** In Markdown, one line each. */
  readonly changes: readonly string[];
}

const heading = /^### (\d+\.\d+\.\d+), (\d{1,2} [A-Z][a-z]+ \d{4})$/;

/** The releases under "## API", newest first. Throws if one has no date. */
export const apiReleases = (changelog: string): readonly Release[] => {
  const section = changelog.split(/^## /m).find((part) => part.startsWith("API\n")) ?? "";
  return section
    .split(/^(?=### )/m)
    .slice(1)
    .map((part) => {
      const [first = "", ...lines] = part.trim().split("\n");
      const [, version, day] = heading.exec(first) ?? [];
      if (version === undefined) throw new Error(`CHANGELOG.md: "${first}" is not a version with its date`);
      return {
        version,
        date: new Date(`${day} UTC`).toISOString().slice(0, 10),
        changes: lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2)),
      };
    });
};

const asHtml = (changes: readonly string[]): string =>
  `<ul>${changes.map((change) => `<li>${escapeMarkup(change).replace(/`([^`]+)`/g, "<code>$1</code>")}</li>`).join("")}</ul>`;

const entry = ({ version, date, changes }: Release): string => `<entry>
<id>${site.origin}${changesFeedPath}#${version}</id>
<title>${version}</title>
<link href="${site.origin}/api/docs"/>
<updated>${date}T00:00:00Z</updated>
<content type="html">${escapeMarkup(asHtml(changes))}</content>
</entry>
`;

export const changesFeed = (changelog: string): string => {
  const releases = apiReleases(changelog);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${site.origin}${changesFeedPath}</id>
<title>${escapeMarkup(site.name)} API: changes</title>
<author><name>${escapeMarkup(site.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${site.origin}${changesFeedPath}"/>
<link href="${site.origin}/api/docs"/>
<updated>${releases[0]?.date}T00:00:00Z</updated>
${releases.map(entry).join("")}</feed>
`;
};
