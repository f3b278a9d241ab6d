import type { GameId, MotifStroke } from "#content/schema/games.ts";

const s = (path: string): MotifStroke => ({ kind: "s", path });
const f = (path: string): MotifStroke => ({ kind: "f", path });
const g = (path: string): MotifStroke => ({ kind: "g", path });
const gs = (path: string): MotifStroke => ({ kind: "gs", path });

/** A dot as a path, so that drawings consist of paths only. */
const dot = (x: number, y: number, radius: number): MotifStroke =>
  g(`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`);

/** The drawing in each game's niche: silhouettes in two colours, no faces. */
export const gameMotifs: Readonly<Record<GameId, readonly MotifStroke[]>> = {
  "trivia-challenge": [
    f("M32 40c-4.5-3-9.5-3.5-15-3.5V58c5.5 0 10.5.6 15 3.5 4.5-2.9 9.5-3.5 15-3.5V36.5c-5.5 0-10.5.5-15 3.5z"),
    s("M32 40v21.5"),
    gs("M27.6 21.3a4.6 4.6 0 1 1 6.8 4.1c-1.5.8-2.3 1.7-2.3 3.3"),
    dot(32, 33, 1.4),
  ],
  "wall-of-jericho": [
    f("M14 42h13v8H14zM27 42h4l3 8h-7zM14 50h6v8h-6zM20 50h12l-2 8H20zM14 58h14l2 8H14zM42 46h8v6h-9zM39 56h11v10H37z"),
    gs("M35 40l-3.5 6 4 5-3.5 6 2 8"),
    f("M16 27c9 1 16-2 22-7l5-5c3 3 4.5 6 5 9.5-5 .5-8-.5-11-.5-7 2.5-14 5-21 5z"),
    gs("M47 11.5l1.5-2M51.5 17l2.5-.6"),
  ],
  "bible-crossword-search": [
    f("M15 26h34v34H15z"),
    s("M23.5 26v34M32 26v34M40.5 26v34M15 34.5h34M15 43h34M15 51.5h34"),
    s(
      "M18 41l1.5-4.5L21 41M25.8 41v-4.5l1.7 2.6 1.7-2.6V41M37 36.5h-2.3V41H37M34.7 38.7h1.7M43.3 41v-4.5l2.6 4.5v-4.5",
    ),
    gs("M16.5 34.8h31v8h-31z"),
  ],
  "play-n-pray": [
    f("M32 27c-1.4-3.6-4.8-3.1-5.5 0L21.5 44 12 53.5l9.5 10.5L32 54.5z"),
    f("M32 27c1.4-3.6 4.8-3.1 5.5 0l5 17 9.5 9.5L42.5 64 32 54.5z"),
    gs("M32 18v-5.5M22.5 20.5l-3-4.3M41.5 20.5l3-4.3"),
  ],
  "wisdom-nuggets": [
    s("M32 65V35"),
    f(
      "M32 51c-8 0-12.5-3.5-13.5-10.5 8 0 12.5 3.3 13.5 10.5zM32 44c8 0 12.5-3.5 13.5-10.5-8 0-12.5 3.3-13.5 10.5zM32 35c-4-3.6-5-8.5-2-14.5 4.6 3.7 5.6 9.5 2 14.5z",
    ),
    s("M16 65h32"),
    dot(24, 61, 2.2),
    dot(40, 61.5, 1.8),
    dot(42, 24, 2),
  ],
  "bible-scholar": [
    f("M15 31h8v34h-8zM23 27h7v38h-7zM37 35l7-1.5 6 30-7 1.5z"),
    g("M30 30.5h7V65h-7z"),
    s("M15 36.5h8M15 59.5h8M23 32.5h7M13 65.2h38M38.3 41.2l6.9-1.4"),
  ],
  "tap-to-reveal": [
    s("M14 22h36"),
    g("M32 29c4.2 4.7 6 8 6 11a6 6 0 0 1-12 0c0-3 1.8-6.3 6-11z"),
    s("M26 50h12M32 50v11M27 65c0-2.5 2-4 5-4s5 1.5 5 4z"),
    f("M14 22h11c-.5 14-3.5 24-11 34zM50 22H39c.5 14 3.5 24 11 34z"),
    s("M18.5 22c0 9-1 17-4.5 24M45.5 22c0 9 1 17 4.5 24"),
  ],
};
