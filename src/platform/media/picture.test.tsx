import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Picture } from "#domain/pictures/picture.ts";
import { PictureArt } from "./picture-art.tsx";
import { savePicture, sharePicture } from "./picture.ts";
import { dismissToast, useCurrentToast } from "../page/toast.ts";

const Shown = () => <output>{useCurrentToast()?.title}</output>;
const picture: Picture = {
  width: 80,
  height: 8,
  scale: 2,
  paper: "#fff",
  frame: { x: 0, y: 0, width: 80, height: 8 },
  paths: [],
  texts: [{ text: "Anna", box: { x: 4, y: 0, width: 72, height: 8 }, sizes: [4], fill: "#000" }],
};
const canvas = HTMLCanvasElement.prototype;

/** A canvas whose letters are as wide as they are high, and a record of the texts drawn. */
const fakeContext = () => {
  const drawn: (readonly [font: string, direction: string, text: string])[] = [];
  const context = {
    font: "",
    direction: "",
    scale() {},
    fillRect() {},
    fillText: (text: string) => drawn.push([context.font.split("px")[0]!, context.direction, text]),
    measureText: (text: string) => ({ width: text.length * Number(/[\d.]+(?=px)/.exec(context.font)) }),
  };
  return { context, drawn };
};

const line = (text: string) => ({
  text,
  box: { x: 20, y: 0, width: 280, height: 40 },
  sizes: [30, 20],
  fill: "#000",
  isItalic: true,
});

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
  ["it gives no image", () => fakeContext().context, (done: BlobCallback) => done(null)],
  ["it refuses to give the image out", () => fakeContext().context, refuse],
  ["it refuses to be painted on", () => ({ scale: refuse }), refuse],
])("reports that no image can be made where %s", async (_case, getContext, toBlob) => {
  vi.spyOn(canvas, "getContext").mockImplementation(getContext as never);
  vi.spyOn(canvas, "toBlob").mockImplementation(toBlob);
  render(<Shown />);
  for (const use of [savePicture, sharePicture]) {
    dismissToast();
    let isDone: boolean | undefined;
    await act(async () => {
      isDone = await use(picture, "Anna");
    });
    expect([isDone, screen.getByRole("status").textContent]).toEqual([false, "This browser cannot create the image"]);
  }
});

it("uses a smaller font for a wide line, so that nothing is cut off", async () => {
  const { context, drawn } = fakeContext();
  vi.spyOn(canvas, "getContext").mockReturnValue(context as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((done) => done(null));
  await savePicture(
    { ...picture, width: 320, texts: [line("ANNA"), line("アレクサンドラヴィクトリア"), line("מרים")] },
    "Anna",
  );
  expect(drawn).toEqual([
    ["italic 30", "ltr", "ANNA"],
    ["italic 20", "ltr", "アレクサンドラヴィクトリア"],
    ["italic 30", "rtl", "מרים"],
  ]);
});

it("names the file in the language of the page", async () => {
  vi.spyOn(canvas, "getContext").mockReturnValue(fakeContext().context as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((done) => done(new Blob(["png"], { type: "image/png" })));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = () => "blob:";
      static override revokeObjectURL = () => undefined;
    },
  );
  for (const title of ["Experto bíblico", "Los tableros de hoy 2026-11-28", "Today’s boards", "约翰福音 3:16"])
    await savePicture(picture, title);
  vi.unstubAllGlobals();
  expect(names).toEqual([
    "experto-bíblico.png",
    "los-tableros-de-hoy-2026-11-28.png",
    "todays-boards.png",
    "约翰福音-3-16.png",
  ]);
});

it.each([
  ["closed", "AbortError"],
  ["open already", "InvalidStateError"],
])("neither saves a picture nor calls it shared where the share sheet is %s", async (_case, name) => {
  vi.spyOn(canvas, "getContext").mockReturnValue(fakeContext().context as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((done) => done(new Blob(["png"], { type: "image/png" })));
  const save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const share = () => Promise.reject(new DOMException("", name));
  vi.stubGlobal("navigator", { canShare: () => true, share });
  expect(await sharePicture(picture, "Anna")).toBe(false);
  expect(save).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it("shows the same lines on the page as it saves", () => {
  vi.spyOn(canvas, "getContext").mockReturnValue(fakeContext().context as never);
  const { container } = render(
    <PictureArt picture={{ ...picture, texts: [line("ANNA MARIA KATHARINA")] }} label="Anna" />,
  );
  expect(screen.getByRole("img", { name: "Anna" })).toBeTruthy();
  expect(Array.from(container.querySelectorAll("text"), (text) => text.textContent)).toEqual(["ANNA MARIA…"]);
});
