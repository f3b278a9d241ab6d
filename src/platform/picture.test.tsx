import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";
import { type Picture, savePicture, sharePicture } from "./picture.ts";
import { dismissToast, useCurrentToast } from "./toast.ts";

const Shown = () => <output>{useCurrentToast()?.title}</output>;
const picture: Picture = { width: 80, height: 8, paper: "#fff", paths: [], texts: [{ text: "Anna", x: 4, y: 4, size: 4, fill: "#000" }] };
const canvas = HTMLCanvasElement.prototype;

/** A canvas whose letters are as wide as they are high, and a record of the text drawn in each font. */
const fakeContext = () => {
  const fonts: string[] = [];
  const context = {
    font: "",
    scale() {},
    fillRect() {},
    fillText: () => fonts.push(context.font),
    measureText: (text: string) => ({ width: text.length * Number(/[\d.]+(?=px)/.exec(context.font)) }),
  };
  return { context, fonts };
};

const line = (text: string) => ({ text, x: 160, y: 8, size: 30, fill: "#000", isItalic: true });

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
      isDone = await use(picture, "anna.png");
    });
    expect([isDone, screen.getByRole("status").textContent]).toEqual([false, "This browser cannot create the image"]);
  }
});

it("uses a smaller font for a wide line, so that nothing is cut off", async () => {
  const { context, fonts } = fakeContext();
  vi.spyOn(canvas, "getContext").mockReturnValue(context as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((done) => done(null));
  await savePicture({ ...picture, width: 320, texts: [line("ANNA"), line("アレクサンドラ・ヴィクトリア")] }, "anna.png");
  expect(fonts.map((font) => font.split("px")[0])).toEqual(["italic 30", "italic 20"]);
});
