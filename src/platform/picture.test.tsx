import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";
import { type Picture, savePicture, sharePicture } from "./picture.ts";
import { dismissToast, useCurrentToast } from "./toast.ts";

const Shown = () => <output>{useCurrentToast()?.title}</output>;
const picture: Picture = { width: 8, height: 8, paper: "#fff", paths: [], texts: [{ text: "Anna", x: 4, y: 4, size: 4, fill: "#000" }] };
const canvas = HTMLCanvasElement.prototype;

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
});

it.each([
  ["there is no canvas", () => null, refuse],
  ["it gives no image", () => ({ scale() {}, fillRect() {}, fillText() {} }), (done: BlobCallback) => done(null)],
  ["it refuses to give the image out", () => ({ scale() {}, fillRect() {}, fillText() {} }), refuse],
  ["it refuses to be painted on", () => ({ scale: refuse }), refuse],
])("says that no image can be made where %s", async (_case, getContext, toBlob) => {
  vi.spyOn(canvas, "getContext").mockImplementation(getContext as never);
  vi.spyOn(canvas, "toBlob").mockImplementation(toBlob);
  render(<Shown />);
  for (const use of [savePicture, sharePicture]) {
    dismissToast();
    let isDone: boolean | undefined;
    await act(async () => {
      isDone = await use(picture, "anna.png");
    });
    expect([isDone, screen.getByRole("status").textContent]).toEqual([false, "This browser cannot make the image"]);
  }
});
