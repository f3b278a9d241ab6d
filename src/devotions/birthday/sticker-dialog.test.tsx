import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { birthdayStickers } from "#content/devotions/birthday.ts";
import { StickerDialog } from "./page.tsx";

const shown = () => document.querySelector(".prayer")?.textContent;
const announced = () => screen.getByRole("status").textContent;

it("the prayer is announced when the name is written and when another is chosen, not at each key press", () => {
  render(
    <MemoryRouter>
      <StickerDialog sticker={birthdayStickers[0]!} onClose={() => {}} onClaim={() => {}} />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText("Recipient’s name (optional)");
  fireEvent.blur(field);
  expect(announced()).toBe("");
  fireEvent.change(field, { target: { value: "Zo" } });
  fireEvent.change(field, { target: { value: "Zoë" } });
  expect(shown()).toContain("Zoë");
  expect(document.querySelector(".prayer")?.closest("[aria-live]")).toBeNull();
  expect(announced()).toBe("");
  fireEvent.blur(field);
  expect(announced()).toBe(shown());
  const before = shown();
  fireEvent.click(screen.getByRole("button", { name: "Another prayer" }));
  expect(shown()).not.toBe(before);
  expect(announced()).toBe(shown());
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.blur(field);
  expect(announced()).toBe(shown());
  expect(shown()).not.toContain("Zoë");
});
