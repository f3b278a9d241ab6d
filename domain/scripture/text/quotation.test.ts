import { describe, expect, it } from "vitest";
import { quotation } from "./quotation.ts";

describe("quotation", () => {
  it("is the text, then the reference in parentheses", () => {
    expect(quotation(["Jesus wept."], "John 11:35")).toBe("Jesus wept. (John 11:35)");
  });

  it("joins several verses and skips omitted ones", () => {
    expect(quotation(["One. ", "", " Two."], "Acts 8:36-38")).toBe("One. Two. (Acts 8:36-38)");
  });

  it("is only the reference if there is no text", () => {
    expect(quotation([""], "Acts 8:37")).toBe("Acts 8:37");
  });
});
