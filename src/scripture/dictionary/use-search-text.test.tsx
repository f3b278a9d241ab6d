import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSearchText } from "./use-search-text.ts";

const Box = () => {
  const [query, setQuery] = useSearchText();
  return <input aria-label="Search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const openAt = (address: string) => {
  const router = createMemoryRouter([{ path: "*", element: <Box /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const box = screen.getByLabelText<HTMLInputElement>("Search");
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  return { router, box, type, address: () => router.state.location.pathname + router.state.location.search };
};

it("puts what is typed into the address, once typing pauses, in place of the entry", async () => {
  const { router, box, type, address } = openAt("/dictionary");
  for (const text of ["g", "gr", "gra", "grace"]) {
    type(text);
    await wait(50);
  }
  expect(box.value).toBe("grace");
  expect(address()).toBe("/dictionary");
  await wait(1000);
  expect(address()).toBe("/dictionary?q=grace");
  expect(router.state.historyAction).toBe("REPLACE");
  type("");
  await wait(1000);
  expect(address()).toBe("/dictionary");
});

it("is filled from the address, with other parameters left alone", async () => {
  const { box, type, address } = openAt("/dictionary?q=amen&x=1");
  expect(box.value).toBe("amen");
  type("selah");
  await wait(1000);
  expect(address()).toBe("/dictionary?q=selah&x=1");
});

it("follows a link to another query, and keeps what is typed meanwhile", async () => {
  const { router, box, type, address } = openAt("/dictionary?q=amen");
  type("selah");
  await act(() => router.navigate("/dictionary?q=grace"));
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
