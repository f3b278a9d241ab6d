import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

describe("Tabs", () => {
  it("have no style attribute in prerendered pages, where our policy forbids it", () => {
    const html = renderToString(
      <Tabs
        label="Which"
        value="one"
        onChange={() => {}}
        tabs={[
          { value: "one", label: "One", content: "First" },
          { value: "two", label: "Two", content: "Second" },
        ]}
      />,
    );
    expect(html).toContain("First");
    expect(html).not.toContain("style=");
  });
});
