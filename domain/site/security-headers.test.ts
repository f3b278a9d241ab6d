import { describe, expect, it } from "vitest";
import { endpointList } from "../api/endpoints.ts";
import { apiSecurityHeaders, contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const hashes = { scriptHashes: ["sha256-script"], styleHashes: ["sha256-home", "sha256-chapter"] };

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );

const directive = (name: string) => directivesOf(contentSecurityPolicy(hashes)).get(name);

describe("the content security policy of pages", () => {
  it("forbids everything it does not name", () => {
    expect(directive("default-src")).toEqual(["'none'"]);
  });

  it("allows only its own scripts and styles, inline ones by hash", () => {
    expect(directive("script-src")).toEqual(["'self'", "'sha256-script'"]);
    expect(directive("style-src")).toEqual(["'self'", "'sha256-home'", "'sha256-chapter'"]);
  });

  it("loads everything else from its own host; images may also be created on the device", () => {
    expect(
      ["font-src", "connect-src", "manifest-src", "worker-src", "form-action"].map((name) => directive(name)),
    ).toEqual(Array.from({ length: 5 }, () => ["'self'"]));
    expect(directive("img-src")).toEqual(["'self'", "data:", "blob:"]);
  });

  it("forbids framing, changing the base, inline code and eval", () => {
    expect([directive("frame-ancestors"), directive("base-uri")]).toEqual([["'none'"], ["'none'"]]);
    expect(contentSecurityPolicy(hashes)).not.toMatch(/unsafe|https?:|\*/);
  });

  it("reports to an endpoint of the API", () => {
    const [address = ""] = directive("report-uri") ?? [];
    expect(endpointList.find(({ method, path }) => method === "post" && `/api${path}` === address)).toBeDefined();
  });
});

describe("the other headers", () => {
  const kinds = [securityHeaders(hashes), apiSecurityHeaders];

  it("are as strict for pages as for the API", () => {
    for (const headers of kinds) {
      const { "Strict-Transport-Security": transport = "", "Permissions-Policy": permissions = "" } = headers as Record<
        string,
        string
      >;
      expect(Number(/max-age=(\d+)/.exec(transport)?.[1])).toBeGreaterThanOrEqual(31_536_000);
      expect(transport.split("; ").slice(1)).toEqual(["includeSubDomains", "preload"]);
      expect(headers).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" });
      expect(permissions.split(", ")).toEqual(["camera=()", "geolocation=()", "microphone=()"]);
    }
  });

  it("isolate pages, and let every site read the API's data", () => {
    expect(securityHeaders(hashes)).toMatchObject({
      "Content-Security-Policy": contentSecurityPolicy(hashes),
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin-when-cross-origin",
    });
    expect(apiSecurityHeaders).toMatchObject({
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
    });
    expect(
      [...directivesOf(apiSecurityHeaders["Content-Security-Policy"])].filter(
        ([, sources]) => sources.join() !== "'none'",
      ),
    ).toEqual([]);
    expect([...directivesOf(apiSecurityHeaders["Content-Security-Policy"]).keys()].toSorted()).toEqual([
      "base-uri",
      "default-src",
      "form-action",
      "frame-ancestors",
    ]);
  });
});
