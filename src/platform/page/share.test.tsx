import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyText } from "./clipboard.ts";
import { absoluteUrl, copyWithToast, share } from "./share.ts";
import { dismissToast, useCurrentToast } from "./toast.ts";

const Shown = () => {
  const shown = useCurrentToast();
  return <output>{shown === undefined ? "" : `${shown.tone}: ${shown.title} / ${shown.description ?? ""}`}</output>;
};
const shown = () => screen.getByRole("status").textContent;

const request = {
  title: "Daily Rhema",
  text: "Jesus wept. (John 11:35)",
  url: "https://a.example/read/kjv/john/11#v35",
  description: "John 11:35",
};
const copied: string[] = [];

const browserWith = (own: { share?: (data: ShareData) => Promise<void>; isClipboardOpen?: boolean }) =>
  vi.stubGlobal("navigator", {
    share: own.share,
    clipboard: {
      writeText: async (text: string) => {
        if (own.isClipboardOpen === false) throw new Error("refused");
        copied.push(text);
      },
    },
  });

beforeEach(() => {
  copied.length = 0;
  render(<Shown />);
});

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

describe("share", () => {
  it("passes title, text and address to the device's share sheet", async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    browserWith({ share: sheet });
    expect(await share(request)).toBe(true);
    expect(sheet).toHaveBeenCalledWith({ title: "Daily Rhema", text: request.text, url: request.url });
    expect(copied).toEqual([]);
  });

  it("copies nothing when the visitor closes the sheet", async () => {
    browserWith({ share: async () => Promise.reject(new DOMException("closed", "AbortError")) });
    expect(await share(request)).toBe(false);
    expect(copied).toEqual([]);
  });

  it.each([
    ["is missing", undefined],
    ["fails", async () => Promise.reject(new Error("no target"))],
  ])("copies text and address when the sheet %s", async (_case, sheet) => {
    browserWith({ share: sheet });
    await act(async () => expect(await share(request)).toBe(true));
    expect(copied).toEqual([`${request.text}\n${request.url}`]);
    expect(shown()).toBe("plain: Copied to clipboard / John 11:35");
  });

  it("copies another text on request", async () => {
    browserWith({});
    await act(async () => expect(await share({ ...request, copied: request.text })).toBe(true));
    expect(copied).toEqual([request.text]);
  });
});

describe("copyWithToast", () => {
  it("tells the visitor when the browser refuses", async () => {
    browserWith({ isClipboardOpen: false });
    await act(async () => expect(await copyWithToast("x")).toBe(false));
    expect(shown()).toMatch(/^refusal: Could not copy/);
  });
});

describe("copyText without a clipboard", () => {
  it("copies from a selection inside the sheet that traps the focus, and restores the focus", async () => {
    vi.stubGlobal("navigator", {});
    vi.spyOn(document, "execCommand").mockImplementation(() => {
      const field = document.querySelector<HTMLTextAreaElement>("[role=dialog] textarea")!;
      // As the selection of its text does in a browser.
      field.focus();
      copied.push(field.value);
      return true;
    });
    render(
      <div role="dialog">
        <button type="button">Copy</button>
      </div>,
    );
    screen.getByRole("button").focus();
    expect(await copyText("Jesus wept.")).toBe(true);
    expect(copied).toEqual(["Jesus wept."]);
    expect(document.activeElement).toBe(screen.getByRole("button"));
    expect(document.querySelector("textarea")).toBeNull();
  });
});

describe("absoluteUrl", () => {
  it("prefixes a path with our own origin", () => {
    expect(absoluteUrl("/read/kjv/john/3#v16")).toBe(`${window.location.origin}/read/kjv/john/3#v16`);
  });
});
