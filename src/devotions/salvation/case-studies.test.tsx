import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { CaseStudies } from "./case-studies.tsx";

afterEach(cleanup);

it("the lives can be filtered by their kind", () => {
  const { container } = render(
    <MemoryRouter>
      <CaseStudies />
    </MemoryRouter>,
  );
  const names = () => [...container.querySelectorAll("details.life summary")].map(({ textContent }) => textContent);
  const all = names();
  expect(all).toHaveLength(6);
  fireEvent.click(screen.getByRole("button", { name: "Historical" }));
  const historical = names();
  fireEvent.click(screen.getByRole("button", { name: "Biblical" }));
  expect([...historical, ...names()].toSorted()).toEqual(all.toSorted());
  expect(historical).toHaveLength(3);
});
