import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { beginTypingAhead, endTypingAhead, focusedBefore, focusWithTyped, pauseTypingAhead } from "./typing-ahead.ts";

const Field = ({ begun = "" }: { begun?: string }) => {
  const [text, setText] = useState(begun);
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => focusWithTyped(ref.current!), []);
  return (
    <textarea
      ref={ref}
      aria-label="Note on John 3:16"
      maxLength={12}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
};

const button = () => screen.getByRole("button", { name: "Note" });
const standIn = () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Note on John 3:16");
const type = (text: string) => fireEvent.input(standIn()!, { target: { value: text } });

const open = () => {
  render(<button type="button">Note</button>);
  button().focus();
  beginTypingAhead("Note");
};

afterEach(() => {
  endTypingAhead();
  cleanup();
});

it("what is typed before a field is there stands in it, once, and the focus goes there", async () => {
  open();
  expect(document.activeElement).toBe(standIn());
  type("Só / amou");
  await act(async () => void render(<Field />));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe("Só / amou");
  expect(field().selectionStart).toBe(9);
  expect(standIn()).toBeNull();
  cleanup();
  await act(async () => void render(<Field />));
  expect(field().value).toBe("");
});

it("what is typed follows what the field has, as far as there is room", async () => {
  open();
  type(" he gave his son");
  await act(async () => void render(<Field begun="For love" />));
  expect(field().value).toBe("For love he ");
});

it("the press had the focus, and has it again where the field does not come; a second press goes on", () => {
  open();
  expect(focusedBefore(standIn()!)).toBe(button());
  expect(focusedBefore(button())).toBe(button());
  type("For");
  pauseTypingAhead();
  expect(document.activeElement).toBe(button());
  beginTypingAhead("Note");
  expect(document.activeElement).toBe(standIn());
  expect(standIn()!.value).toBe("For");
  endTypingAhead();
  expect(document.activeElement).toBe(button());
  expect(standIn()).toBeNull();
});
