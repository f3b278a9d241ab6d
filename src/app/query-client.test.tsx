import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("what failed on a page that was opened offline is fetched again when the network returns", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("offline"));
  const Chapter = () => {
    const { data, isError } = useQuery({ queryKey: ["chapter"], queryFn });
    return <p>{isError ? "Failed" : data}</p>;
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Chapter />
    </QueryClientProvider>,
  );
  await screen.findByText("Failed");
  queryFn.mockResolvedValue("Jesus wept.");
  onLine.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  await screen.findByText("Jesus wept.");
  expect(queryFn).toHaveBeenCalledTimes(2);
});
