import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useShortcuts } from "./keyboard.ts";

const pressed: string[] = [];
const shortcuts = { ArrowRight: () => void pressed.push("next") };

const Page = ({ where }: { where?: "everywhere" }) => {
  useShortcuts(shortcuts, where);
  return (
    <>
      <button type="button">Share</button>
      <input aria-label="Search" />
    </>
  );
};

/** Menus and sheets are siblings of the page. */
const open = (role: string) => {
  const layer = document.createElement("div");
  layer.setAttribute("role", role);
  layer.dataset["state"] = "open";
  layer.innerHTML = '<button type="button" role="menuitem">Copy the link</button>';
  document.body.append(layer);
  return layer.firstElementChild!;
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  pressed.length = 0;
});

it("shortcuts work on the page, but not while typing or in a menu or a sheet", () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByText("Share"), { key: "ArrowRight" });
  expect(pressed).toEqual(["next"]);
  fireEvent.keyDown(screen.getByText("Share"), { key: "ArrowRight", ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText("Search"), { key: "ArrowRight" });
  for (const role of ["dialog", "menu"]) {
    const item = open(role);
    fireEvent.keyDown(item, { key: "ArrowRight" });
    item.parentElement!.remove();
  }
  expect(pressed).toEqual(["next"]);
  cleanup();
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(pressed).toEqual(["next"]);
});

it("those for everywhere do, unless something above takes the key", () => {
  render(<Page where="everywhere" />);
  fireEvent.keyDown(screen.getByLabelText("Search"), { key: "ArrowRight" });
  fireEvent.keyDown(open("dialog"), { key: "ArrowRight" });
  expect(pressed).toEqual(["next", "next"]);
  const item = open("menu");
  item.addEventListener("keydown", (event) => event.preventDefault());
  fireEvent.keyDown(item, { key: "ArrowRight" });
  expect(pressed).toEqual(["next", "next"]);
});
