import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reviewedEditions, findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { LanguagesSheet } from "./languages-sheet.tsx";

const rowOf = (key: string, name: string, language: string, tag: string) => ({
  identifier: key,
  name,
  language,
  license: "CC BY 4.0",
  own_language: language,
  language_tag: tag,
  direction: "ltr",
  language_code: key.slice(0, 3),
  url: `https://lampstand.example/api/bible/data/${key}`,
});

const reviewedRow = (key: string) => {
  const { name, language, tag } = findReviewed(key)!;
  return rowOf(key, name, language, tag);
};

const list = [
  reviewedRow("spa_r09"),
  reviewedRow("deu_l12"),
  rowOf("zul_one", "IBhayibheli", "Zulu", "zu"),
  rowOf("aaa_one", "First of all", "Aari", "aa"),
  rowOf("no key", "Left out", "Nothing", "xx"),
  { identifier: "bad_one" },
];

const show = (answer: () => Promise<Response>, languages: readonly string[] = ["en-GB", "de-AT"]) => {
  vi.stubGlobal("fetch", answer);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const onChoose = vi.fn<(key: string) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguagesSheet isOpen onOpenChange={onOpenChange} value="kjv" onChoose={onChoose} />
    </QueryClientProvider>,
  );
  return { onChoose, onOpenChange };
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const names = (section: string) =>
  within(screen.getByRole("region", { name: section }))
    .getAllByRole("button")
    .map((row) => row.querySelector(".languages-name")?.textContent);

const whole = () => Promise.resolve(Response.json({ translations: list }));

describe("the choice of languages", () => {
  it("has the visitor's first, without English, then ours, then the reviewed and all others by name", async () => {
    show(whole);
    await screen.findByText("IBhayibheli");
    expect(names("Your languages")).toEqual(["Lutherbibel 1912"]);
    expect(names("From this site")?.[0]).toBe("King James Version");
    expect(names("All languages")).toEqual(["Reina-Valera 1909", "First of all", "IBhayibheli"]);
    expect(screen.queryByText("Left out")).toBeNull();
  });

  it("finds a language by its name without its accents, and says when there is none", async () => {
    show(whole);
    await screen.findByText("IBhayibheli");
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "ESPANOL" } });
    expect(names("All languages")).toEqual(["Reina-Valera 1909"]);
    expect(screen.queryByRole("region", { name: "From this site" })).toBeNull();
    fireEvent.change(field, { target: { value: "klingon" } });
    expect(screen.getByRole("status").textContent).toContain("No translation or language is called that.");
  });

  it("names unavailable reviewed translations, and does not offer them", async () => {
    show(whole);
    expect((await screen.findByText(/^Not offered by their source/)).textContent).toContain(
      "Louis Segond 1910 (French)",
    );
    expect(screen.queryByRole("button", { name: /Louis Segond/ })).toBeNull();
  });

  it("offers the reviewed ones when the list fails to load, and retries", async () => {
    let isDown = true;
    show(() => (isDown ? Promise.resolve(new Response("{}", { status: 502 })) : whole()));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("status").textContent).toContain("could not be loaded");
    expect(names("All languages")).toHaveLength(reviewedEditions.length - 1);
    isDown = false;
    fireEvent.click(again);
    await screen.findByText("IBhayibheli");
  });

  it("closes with a choice", async () => {
    const { onChoose, onOpenChange } = show(whole);
    fireEvent.click(await screen.findByRole("button", { name: /IBhayibheli/ }));
    expect(onChoose).toHaveBeenCalledWith("zul_one");
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
