import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openedRoomSchema, takenSeatSchema } from "#domain/api/trivia-live.ts";
import { RoomPage } from "#tests/support/trivia-player.ts";

const post = async (page: Page, address: string, data: object): Promise<unknown> =>
  (await page.request.post(address, { data })).json();

/** Until a condition of a page outside the browser holds. */
const until = async (isTrue: () => boolean): Promise<void> => {
  for (let tries = 0; !isTrue() && tries < 500; tries += 1) await pause(20);
};

/**
 * A room with players, brought to a phase; the page gets the token of its host or of a seat. Returns the address to open.
 * @param others players whose pages are not in the browser
 */
export const roomAt = async (
  page: Page,
  origin: string,
  role: "host" | "player",
  phase: "lobby" | "question" | "reveal" | "over",
  others = 24,
): Promise<string> => {
  const rooms = `${origin}/api/trivia/rooms`;
  const opened = await post(page, rooms, { level: "simple", seconds: 60, questions: 5 });
  const { code, host_token } = openedRoomSchema.parse(opened);
  const takeSeat = async (number: number) =>
    takenSeatSchema.parse(await post(page, `${rooms}/${code}/seats`, { key: number.toString(16).padStart(32, "0") }))
      .seat_token;
  const live = `${rooms.replace("http", "ws")}/${code}/live`;
  const pages = [new RoomPage(live, host_token)];
  for (let number = 1; number <= others; number += 1) pages.push(new RoomPage(live, await takeSeat(number)));
  const [host, ...players] = pages as [RoomPage, ...RoomPage[]];
  const token = role === "host" ? host_token : await takeSeat(others + 1);
  const at = (what: string) => until(() => pages.every(({ view }) => view?.stage.phase === what));
  await at("lobby");
  if (phase !== "lobby") host.lead("start");
  await at(phase === "lobby" ? "lobby" : "question");
  if (phase === "reveal" || phase === "over") {
    for (const [index, player] of players.entries()) player.answer(0, index % 4);
    await until(() => host.view?.stage.phase === "question" && host.view.stage.answered === others);
    host.send({ type: "lead", act: { type: "skip", step: host.view!.step } });
    await at("reveal");
  }
  if (phase === "over") host.send({ type: "lead", act: { type: "end" } });
  page.once("close", () => {
    for (const one of pages) one.end();
  });
  const seat = { code, role, token, key: "0".repeat(32), at: 0 };
  await page.addInitScript((kept) => localStorage.setItem("gbh_trivia_live_seats", kept), JSON.stringify([seat]));
  return `/trivia-live?${role === "host" ? "host" : "code"}=${code}`;
};
