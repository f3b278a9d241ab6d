import { expect, it } from "vitest";
import { billOf, incomplete } from "./bill-of-materials.ts";

const sha512 = { alg: "SHA-512", content: "0123456789abcdef".repeat(8) };
const component = (name: string, own: object = {}) => ({
  "bom-ref": `${name}@1.0.0`,
  name,
  version: "1.0.0",
  purl: `pkg:npm/${name}@1.0.0`,
  hashes: [sha512],
  licenses: [{ license: { id: "MIT" } }],
  ...own,
});
const written = (serialNumber: string, timestamp: string, folder: string, components: readonly object[]) =>
  JSON.stringify({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber,
    metadata: { timestamp, component: { name: folder, version: "0.1.0" } },
    components,
  });
const made = { name: "lampstand", lockDigest: "0123456789abcdef".repeat(4), at: new Date(0) };

it("is the same for one lock file and one time, whenever and wherever it is written", () => {
  const components = [component("a"), component("b")];
  const one = billOf(written("urn:uuid:1", "2026-11-23T10:00:00Z", "here", components), made);
  expect(billOf(written("urn:uuid:2", "2026-11-24T10:00:00Z", "there", components), made)).toEqual(one);
  expect(one).toMatchObject({
    specVersion: "1.5",
    serialNumber: "urn:uuid:01234567-89ab-8def-8123-456789abcdef",
    metadata: { timestamp: "1970-01-01T00:00:00.000Z", component: { name: "lampstand", version: "0.1.0" } },
    components,
  });
});

it("names what has no digest, a weak one, or no licence", () => {
  const bill = billOf(
    written("urn:uuid:1", "", "here", [
      component("fine"),
      component("bare", { hashes: undefined }),
      component("weak", { hashes: [{ alg: "SHA-1", content: "00" }] }),
      component("unlicensed", { licenses: [] }),
      component("text-only", { licenses: undefined }),
    ]),
    made,
  );
  expect(incomplete(bill, ["text-only"])).toEqual(["bare@1.0.0", "weak@1.0.0", "unlicensed@1.0.0"]);
});

it("is nothing but CycloneDX", () => {
  expect(() => billOf('{"spdxVersion": "SPDX-2.3"}', made)).toThrow(/CycloneDX/);
});
