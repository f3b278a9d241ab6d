import { afterEach, expect, it, vi } from "vitest";
import { readTextStream } from "./text-stream.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Gives a piece after each pause, and ends with the request, as in a browser. */
const slowly =
  (pauseMs: number, pieces: Uint8Array[]) =>
  async (_url: string, { signal }: { signal: AbortSignal }) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          if (signal.aborted) return;
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
      }),
    );

const read = async (pauseMs: number, bytes: Uint8Array) => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", slowly(pauseMs, [bytes.subarray(0, 5), bytes.subarray(5, 9), bytes.subarray(9)]));
  let text = "";
  const reading = readTextStream("/long", {}, async (piece) => void (text += piece)).then(
    () => text,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(5 * pauseMs);
  return reading;
};

it("takes as long as it does, as long as something arrives every half a minute", async () => {
  // Cut within letters.
  const text = "éèêëàçñ";
  expect(await read(20_000, new TextEncoder().encode(text))).toBe(text);
  expect(await read(31_000, new TextEncoder().encode(text))).toMatchObject({ kind: "timeout" });
});

it("is no text if it ends within a letter", async () => {
  expect(await read(1, new TextEncoder().encode("éèêëàçñ").subarray(0, -1))).toMatchObject({ kind: "network" });
});
