import type { MotifStroke } from "#content/schema/games.ts";
import type { CardCategory } from "#domain/site/card-categories.ts";

const s = (path: string): MotifStroke => ({ kind: "s", path });
const f = (path: string): MotifStroke => ({ kind: "f", path });
const g = (path: string): MotifStroke => ({ kind: "g", path });
const gs = (path: string): MotifStroke => ({ kind: "gs", path });

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** A flame; the same shape serves as a drop. */
const flame = (x: number, y: number): string => `M${x} ${y}c3 3.3 4.3 5.6 4.3 7.7a4.3 4.3 0 0 1-8.6 0c0-2.1 1.3-4.4 4.3-7.7z`;

/** The drawing in each card's niche: silhouettes in two colours, no faces. */
export const cardEmblems: Readonly<Record<CardCategory, readonly MotifStroke[]>> = {
  // Two rings under one flame.
  wedding: [s(circle(25, 46, 12)), gs(circle(39, 46, 12)), g(flame(32, 15))],
  // A font, water, a drop.
  christening: [
    f("M15 41h34c-1 8-7 13.5-14 14.5V62h6v4H23v-4h6v-6.5C22 54.5 16 49 15 41z"),
    gs("M18 36.5c2.3-2.4 4.7-2.4 7 0s4.7 2.4 7 0 4.7-2.4 7 0 4.7 2.4 7 0"),
    g(flame(32, 16)),
  ],
  // Three flowers in a jug.
  "mothers-day": [
    s("M32 46V28M30 46c-1-7-4-10-8.5-12M34 46c1-7 4-10 8.5-12"),
    f(circle(21, 31, 4)),
    f(circle(43, 31, 4)),
    f("M25.5 45h13l-2 5c4 3 5 7 4 12-.4 2-1.5 4-3 4h-11c-1.5 0-2.6-2-3-4-1-5 0-9 4-12z"),
    g("M25.5 14c2 1 3.3 2.5 4 4.2.5-2.2 1.3-4 2.5-5.7 1.2 1.7 2 3.5 2.5 5.7.7-1.7 2-3.2 4-4.2 1.2 8-1.6 13-6.5 13s-7.7-5-6.5-13z"),
  ],
  // A tree, and a sapling in its shade.
  "fathers-day": [
    f("M30 12c7.5 0 13 5.5 13 12.5 0 1.8-.4 3.5-1.2 5 2.5 2 4 4.7 4 7.8 0 5.5-4.5 9.7-10.3 9.7h-11c-5.8 0-10.3-4.2-10.3-9.7 0-3.1 1.5-5.8 4-7.8-.8-1.5-1.2-3.2-1.2-5C17 17.5 22.5 12 30 12z"),
    s("M27.5 47v18M32.5 47v18M30 47V34M30 41l5.5-5.5M30 44.5l-5-5M12 65h40"),
    gs("M45.5 65V56M45.5 60.5c-3 0-5-1.6-5.5-4.5 3.2 0 5 1.5 5.5 4.5zM45.5 58.5c2.8 0 4.6-1.5 5-4.3-3 0-4.6 1.4-5 4.3z"),
  ],
  // Two tiers and one candle.
  birthday: [
    f("M15 47h34v17H15zM21.5 37h21v10h-21z"),
    s("M15 53c2.4 2.4 4.5 2.4 6.8 0s4.5-2.4 6.8 0 4.5 2.4 6.8 0 4.5-2.4 6.8 0 4.4 2.4 6.8 0M11 64h42M32 37V28"),
    g(flame(32, 13)),
  ],
  // A cord of three strands.
  anniversary: [s("M32 17C33 17.7 36.6 19.7 38 21C39.4 22.3 40.5 23.7 40.5 25C40.5 26.3 39.4 27.7 38 29C36.6 30.3 34 31.7 32 33C30 34.3 27.4 35.7 26 37C24.6 38.3 23.5 39.7 23.5 41C23.5 42.3 24.6 43.7 26 45C27.4 46.3 30 47.7 32 49C34 50.3 36.6 51.7 38 53C39.4 54.3 40.5 55.7 40.5 57C40.5 58.3 39.4 59.7 38 61C36.6 62.3 33 64.3 32 65"), s("M39.4 17C38.5 17.7 36.1 19.7 34.2 21C32.3 22.3 29.5 23.7 27.8 25C26.1 26.3 24.3 27.7 23.8 29C23.3 30.3 23.6 31.7 24.6 33C25.6 34.3 27.9 35.7 29.8 37C31.7 38.3 34.5 39.7 36.2 41C37.9 42.3 39.7 43.7 40.2 45C40.7 46.3 40.4 47.7 39.4 49C38.4 50.3 36.1 51.7 34.2 53C32.3 54.3 29.5 55.7 27.8 57C26.1 58.3 24.3 59.7 23.8 61C23.3 62.3 24.5 64.3 24.6 65"), gs("M24.6 17C24.5 17.7 23.3 19.7 23.8 21C24.3 22.3 26 23.7 27.7 25C29.4 26.3 32.2 27.7 34.2 29C36.2 30.3 38.4 31.7 39.4 33C40.4 34.3 40.7 35.7 40.2 37C39.7 38.3 37.9 39.7 36.2 41C34.5 42.3 31.7 43.7 29.8 45C27.9 46.3 25.6 47.7 24.6 49C23.6 50.3 23.3 51.7 23.8 53C24.3 54.3 26.1 55.7 27.8 57C29.5 58.3 32.3 59.7 34.2 61C36.1 62.3 38.5 64.3 39.4 65"), f("M20 12.5h24v5H20zM20 64.5h24v4H20z")],
  // A cap above an open book.
  graduation: [
    f("M32 46c-4.5-3-9.5-3.5-15-3.5V62c5.5 0 10.5.6 15 3.5 4.5-2.900 9.5-3.5 15-3.5V42.5c-5.5 0-10.5.5-15 3.5z"),
    s("M32 46v19.5"),
    f("M22.5 25v8.5c3 2.4 6 3.5 9.5 3.5s6.5-1.1 9.5-3.5V25z"),
    f("M32 14l19 8-19 8-19-8z"),
    gs("M32 22l14.5 4.5V35"),
    g(circle(46.5, 37, 2.2)),
  ],
  // A church with its window lit.
  "church-event": [
    f("M24.5 40V27l7.5-8 7.5 8v13z"),
    f("M14 47l18-13 18 13v18H14z"),
    f("M27.5 65V56a4.5 4.5 0 0 1 9 0v9"),
    gs("M32 18V8.5M28.5 12h7"),
    g(circle(32, 45, 3.2)),
    s("M11 65h42"),
  ],
  // A lantern.
  "other-event": [
    s(`M32 22v-3.5${circle(32, 15, 3.5)}`),
    f("M20 31l5.5-9h13l5.5 9zM22 31h20v26H22zM18.5 57h27v6h-27z"),
    g(flame(32, 37)),
    s("M32 49.5V57"),
  ],
};
