import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apiVersion } from "#domain/api/service.ts";
import { apiReleases, changesFeed } from "./changes-feed.ts";

const ours = readFileSync("CHANGELOG.md", "utf8");

describe("the changes of the API", () => {
  it("begin with the version that is running, and go back to the first", () => {
    const releases = apiReleases(ours);
    expect(releases[0]!.version).toBe(apiVersion);
    expect(releases.at(-1)!.version).toBe("1.0.0");
    expect(releases.every(({ changes }) => changes.length > 0)).toBe(true);
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("are entries of a feed, newest first, with code and signs escaped twice", () => {
    const feed = changesFeed(
      "# Changes\n\n## API\n### 1.1.0, 9 March 2026\n- New `a<b>` & more.\n\n### 1.0.0, 1 March 2026\n- First.\n\n## Site\n### 0.1.0\n- Other.\n",
    );
    expect([...feed.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title]) => title).slice(1)).toEqual([
      "1.1.0",
      "1.0.0",
    ]);
    expect(feed).toContain("<updated>2026-03-09T00:00:00Z</updated>");
    expect(feed).toContain(
      "&lt;ul&gt;&lt;li&gt;New &lt;code&gt;a&amp;lt;b&amp;gt;&lt;/code&gt; &amp;amp; more.&lt;/li&gt;&lt;/ul&gt;",
    );
    expect(feed).not.toContain("Other");
  });

  it("have a date each", () => {
    expect(() => apiReleases("## API\n### 1.1.0\n- New.\n")).toThrow("1.1.0");
  });
});
