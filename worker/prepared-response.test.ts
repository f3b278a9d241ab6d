import { expect, it } from "vitest";
import { prepareJson } from "./prepared-response.ts";

const answer = (text: string, cacheControl = "public", vary = "Accept") =>
  prepareJson({ text }, cacheControl, { Vary: vary });

it("shares headers among responses of a kind, so that thousands of cached verses do not fill the isolate", () => {
  expect(answer("Jesus wept.").headers).toBe(answer("Rejoice evermore.").headers);
  expect(answer("Jesus wept.").etag).not.toBe(answer("Rejoice evermore.").etag);
  expect(answer("Jesus wept.", "no-store").headers).not.toBe(answer("Jesus wept.").headers);
  expect(answer("Jesus wept.", "public", "Origin").headers.get("Vary")).toBe("Origin");
});
