import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ShareMenu } from "./share-menu.tsx";

const button = () => screen.getByRole("button", { name: "Share John 11:35" });

const openPicture = async () => {
  const pressed = await screen.findByRole("menuitem", { name: "Make a picture" });
  await act(async () => {
    pressed.focus();
    fireEvent.click(pressed);
  });
  await screen.findByRole("dialog", { name: "A picture to share" });
};

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShareMenu
        reference="John 11:35"
        shortReference="Jn 11:35"
        text="Jesus wept. (John 11:35)"
        words="Jesus wept."
        translation="kjv"
        path="/verse/kjv/john/11/35"
      />
    </QueryClientProvider>,
  );

it("a mail opens without a tab of its own, and other services say that they open one", async () => {
  open();
  fireEvent.click(button());
  const mail = await screen.findByRole("menuitem", { name: "Email" });
  expect(mail.getAttribute("target")).toBeNull();
  expect(screen.getByRole("menuitem", { name: "WhatsApp, opens in a new tab" }).getAttribute("target")).toBe("_blank");
});

it("the focus is back on the button when the picture closes, whether its code was there or came later", async () => {
  open();
  button().focus();
  // The first press loads the menu, and the first picture its code; the second time both are there.
  for (const press of [() => fireEvent.click(button()), () => fireEvent.keyDown(button(), { key: "Enter" })]) {
    await act(async () => void press());
    await openPicture();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  }
});
