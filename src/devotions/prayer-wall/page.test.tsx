import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { Page } from "./page.tsx";
import { prayerStats } from "./stored.ts";

const open = (part = ""): void => {
  render(
    <MemoryRouter initialEntries={[`/prayer-diary${part}`]}>
      <Page />
    </MemoryRouter>,
  );
};

const pray = async (topic: string): Promise<void> => {
  const button = screen.getByRole("button", { name: `I Have Prayed for ${topic}` });
  await act(async () => {
    fireEvent.click(button);
    await deviceStore().update(prayerStats, (present) => present);
  });
};

const careLines = () => screen.getAllByRole("link", { name: "If you need someone now" });

const figure = (label: string) =>
  [...document.querySelectorAll(".figure")].find(({ textContent }) => textContent.endsWith(label))!.querySelector("b")!
    .textContent;

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  deviceStore().announce(null);
});

describe("the prayer wall", () => {
  it("works without the services, and shows no totals", async () => {
    open();
    await pray("Joy");
    expect(figure("Prayers in all")).toBe("1");
    expect(document.querySelectorAll(".prayed-by-all b")).toHaveLength(0);
  });

  it("works with stored statistics of any shape", async () => {
    localStorage.setItem(
      prayerStats.key,
      '{"totalPrayers":5,"streak":"many","records":[{"topicId":4,"timestamp":-1},7],"lastPrayerDate":12}',
    );
    open();
    expect(figure("Prayers in all")).toBe("5");
    await pray("Hope");
    expect([figure("Prayers in all"), figure("Day streak")]).toEqual(["6", "1"]);
  });

  it("leads from nine subjects to somebody who helps, and from the diary", async () => {
    open();
    expect(careLines()).toHaveLength(9);
    cleanup();
    open("#diary");
    await screen.findByRole("textbox", { name: "Write a prayer" });
    expect(careLines()).toHaveLength(1);
  });

  it("requests a prayer by a mail with the topic and a template", () => {
    open();
    const href = screen.getByRole("link", { name: /^Request Prayer.*Grief/ }).getAttribute("href");
    expect(decodeURIComponent(href!)).toMatch(/^mailto:.+\?subject=Prayer Request: Grief&body=[\s\S]*\[write here/);
  });
});
