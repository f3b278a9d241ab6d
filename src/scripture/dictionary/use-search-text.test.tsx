import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BrowserRouter, useLocation, useNavigate } from "#src/platform/page/router.tsx";
import { useSearchText } from "./use-search-text.ts";

const Search = () => {
  const [query, setQuery] = useSearchText();
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <button onClick={() => void navigate("/dictionary?q=grace")}>Grace</button>
      <button onClick={() => void navigate("/read/kjv/psalms/3")}>Psalm 3</button>
    </>
  );
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const Screen = () => (useLocation().pathname === "/dictionary" ? <Search /> : <p>Another screen</p>);

const openAt = (path: string) => {
  window.history.replaceState(null, "", path);
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
  const box = screen.getByLabelText<HTMLInputElement>("Search");
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  return { box, type };
};

const address = () => window.location.pathname + window.location.search;

it("puts what is typed into the address, once typing pauses, in place of the entry", async () => {
  const { box, type } = openAt("/dictionary");
  const entries = window.history.length;
  for (const text of ["g", "gr", "gra", "grace"]) {
    type(text);
    await wait(50);
  }
  expect(box.value).toBe("grace");
  expect(address()).toBe("/dictionary");
  await wait(1000);
  expect(address()).toBe("/dictionary?q=grace");
  expect(window.history.length).toBe(entries);
  type("");
  await wait(1000);
  expect(address()).toBe("/dictionary");
});

it("is filled from the address, with other parameters left alone", async () => {
  const { box, type } = openAt("/dictionary?q=amen&x=1");
  expect(box.value).toBe("amen");
  type("selah");
  await wait(1000);
  expect(address()).toBe("/dictionary?q=selah&x=1");
});

it("follows a link to another query, and keeps what is typed meanwhile", async () => {
  const { box, type } = openAt("/dictionary?q=amen");
  type("selah");
  fireEvent.click(screen.getByRole("button", { name: "Grace" }));
  expect(box.value).toBe("grace");
  await wait(1000);
  expect(address()).toBe("/dictionary?q=grace");
  type("sel");
  await wait(500);
  type("selah");
  expect(box.value).toBe("selah");
  await wait(1000);
  expect(address()).toBe("/dictionary?q=selah");
});

it("calls nobody back who has followed a link whose screen still loads", async () => {
  const { type } = openAt("/dictionary?q=selah");
  type("");
  window.history.pushState(null, "", "/read/kjv/psalms/3");
  await wait(1000);
  expect(address()).toBe("/read/kjv/psalms/3");
});

it.each(["Grace", "Psalm 3"])("comes back with what was typed just before a link was followed: %s", async (link) => {
  const { type } = openAt("/dictionary?x=1");
  await wait(0);
  type("selah");
  fireEvent.click(screen.getByRole("button", { name: link }));
  await wait(1000);
  expect(address()).not.toContain("selah");
  vi.useRealTimers();
  window.history.back();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Search").value).toBe("selah"));
  await waitFor(() => expect(address()).toBe("/dictionary?x=1&q=selah"));
});
