import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { draftsEntry } from "#src/platform/drafts/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { AnswerField } from "./mentor-day.tsx";
import { mentorAnswers } from "./stored.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  deviceStore().announce(null);
});

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const answers = () => deviceStore().read(mentorAnswers);
const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }));
const leave = () =>
  act(async () => {
    fireEvent.blur(field());
    await deviceStore().update(draftsEntry, (present) => present);
  });

it("keeps what another tab has saved since, also when the field is left once more", async () => {
  render(<AnswerField day={1} number={1} question="Why?" />);
  await type("Mine.");
  await leave();
  await expect.poll(() => answers()).toEqual({ "1.1": "Mine." });
  await act(async () => void (await deviceStore().update(mentorAnswers, () => ({ "1.1": "Mine. Theirs." }))));
  expect(field().value).toBe("Mine. Theirs.");
  await leave();
  expect(answers()).toEqual({ "1.1": "Mine. Theirs." });
});

it("stores each key press as a draft, so that a crash before the pause loses nothing", async () => {
  render(<AnswerField day={1} number={1} question="Why?" />);
  await type("Even he");
  await expect.poll(() => deviceStore().read(draftsEntry)).toMatchObject([{ part: "1.1", text: "Even he" }]);
  expect(answers()).toEqual({});
});

it("reads out that a draft cannot be stored", async () => {
  render(<AnswerField day={1} number={1} question="Why?" />);
  await type("Even");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await type("Even he");
  expect((await screen.findByRole("alert")).textContent).toMatch(/what you are typing is lost/);
  full.mockRestore();
});

it("removes an answer that is emptied, without taking it for deleted elsewhere", async () => {
  await deviceStore().update(mentorAnswers, () => ({ "1.1": "Mine." }));
  render(<AnswerField day={1} number={1} question="Why?" />);
  await type(" ");
  await leave();
  await expect.poll(() => answers()).toEqual({});
  await expect.poll(() => deviceStore().read(draftsEntry)).toEqual([]);
  expect(screen.queryByText(/deleted in another tab/)).toBeNull();
});
