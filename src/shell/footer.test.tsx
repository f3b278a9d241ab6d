import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterAll, describe, expect, it, vi } from "vitest";
import { batchSchema } from "#domain/api/increments.ts";
import { startCounting } from "#src/usage/usage.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { recordListeners } from "#tests/support/listeners.ts";
import { Counters } from "./footer.tsx";

/** The footer counters found in sent batches; screens in other test files may still have requests in flight. */
const sent: string[] = [];

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
  if (url !== "/api/stats/increments") return Response.json({});
  const { increments } = batchSchema.parse(JSON.parse(String(body)));
  for (const { stat_name } of increments)
    if (stat_name === "visitors" || stat_name === "scripture_searches") sent.push(stat_name);
  return Response.json([]);
});

let removeListeners = () => {};

afterAll(() => {
  removeListeners();
  vi.unstubAllGlobals();
});

describe("the footer's counters", () => {
  it("are empty until the counts are known", () => {
    expect(renderToString(<Counters />)).toBe('<dl class="counts"></dl>');
  });

  it("show the global counts, count one visit however often started, and open one socket", async () => {
    const openedBefore = FakeSocket.opened;
    // The store keeps listening for other test files that share it.
    deviceStore();
    removeListeners = recordListeners();
    startCounting();
    startCounting();
    vi.restoreAllMocks();
    render(
      <>
        <Counters />
        <Counters />
      </>,
    );
    await expect.poll(() => FakeSocket.opened).toBe(openedBefore + 1);
    FakeSocket.last.open();
    FakeSocket.last.arrive({
      type: "snapshot",
      stats: [
        { stat_name: "visitors", stat_value: 48_213 },
        { stat_name: "scripture_searches", stat_value: 1 },
      ],
    });
    expect((await screen.findAllByTitle("48,213"))[0]!.textContent).toBe("48.2K");
    expect(document.querySelectorAll(".counts")).toHaveLength(2);
    expect(screen.getAllByTitle("1")[0]!.parentElement!.textContent).toBe("1search");
    FakeSocket.last.arrive({ type: "change", stats: [{ stat_name: "scripture_searches", stat_value: 1000 }] });
    expect((await screen.findAllByTitle("1,000"))[0]!.textContent).toBe("1.0K");
    FakeSocket.last.arrive({ nonsense: true });
    await expect.poll(() => sent).toEqual(["visitors"]);
    window.dispatchEvent(new Event("scriptureSearch"));
    expect((await screen.findAllByTitle("1,001"))[0]!.textContent).toBe("1.0K");
    window.dispatchEvent(new Event("pagehide"));
    await expect.poll(() => sent).toEqual(["visitors", "scripture_searches"]);
    expect(FakeSocket.opened - openedBefore).toBe(1);
  });
});
