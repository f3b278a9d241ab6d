import { expect, it } from "vitest";
import { bareAddress } from "./bare-address.ts";

it("keeps a visitor’s search terms out of the log", () => {
  expect(bareAddress("https://x.test/a?search=secret#v1")).toBe("https://x.test/a");
  expect(bareAddress("https://x.test/a#secret?b")).toBe("https://x.test/a");
  expect(bareAddress(`https://x.test/${"a".repeat(400)}`)).toHaveLength(300);
  expect(bareAddress("inline")).toBe("inline");
});
