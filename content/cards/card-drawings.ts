import type { CardShape, CardTone } from "#content/schema/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";

/** Fills a path. */
const f = (tone: CardTone, ...paths: readonly string[]): CardShape => ({ tone, path: paths.join("") });

/** Draws along a path, `width` thick. */
const s = (tone: CardTone, width: number, ...paths: readonly string[]): CardShape => ({
  tone,
  width,
  path: paths.join(""),
});

const at = (value: number): string => String(Math.round(value * 10) / 10);

const circle = (x: number, y: number, radius: number): string =>
  `M${at(x - radius)} ${at(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** A point `away` from another, at an angle in degrees, clockwise from the right. */
const from = (x: number, y: number, degrees: number, away: number): readonly [number, number] => [
  x + away * Math.cos((degrees * Math.PI) / 180),
  y + away * Math.sin((degrees * Math.PI) / 180),
];

/** A leaf that grows out of a point. */
const leaf = (x: number, y: number, degrees: number, length: number): string => {
  const [tipX, tipY] = from(x, y, degrees, length);
  const [leftX, leftY] = from(x, y, degrees - 34, length * 0.62);
  const [rightX, rightY] = from(x, y, degrees + 34, length * 0.62);
  return `M${at(x)} ${at(y)}Q${at(leftX)} ${at(leftY)} ${at(tipX)} ${at(tipY)}Q${at(rightX)} ${at(rightY)} ${at(x)} ${at(y)}z`;
};

/** Lines away from a point. */
const rays = (x: number, y: number, degrees: readonly number[], inner: number, outer: number): string =>
  degrees
    .map((degree) => {
      const [startX, startY] = from(x, y, degree, inner);
      const [endX, endY] = from(x, y, degree, outer);
      return `M${at(startX)} ${at(startY)}L${at(endX)} ${at(endY)}`;
    })
    .join("");

/** A flame or a drop, standing on a point. */
const flame = (x: number, y: number, size: number): string => {
  const [w, h] = [size * 0.36, size];
  return `M${at(x)} ${at(y - h)}C${at(x + w * 0.9)} ${at(y - h * 0.6)} ${at(x + w)} ${at(y - h * 0.42)} ${at(x + w)} ${at(y - w)}A${at(w)} ${at(w)} 0 0 1 ${at(x - w)} ${at(y - w)}C${at(x - w)} ${at(y - h * 0.42)} ${at(x - w * 0.9)} ${at(y - h * 0.6)} ${at(x)} ${at(y - h)}z`;
};

/** A star of four points. */
const star = (x: number, y: number, size: number): string => {
  const q = size * 0.2;
  return `M${at(x)} ${at(y - size)}L${at(x + q)} ${at(y - q)}L${at(x + size)} ${at(y)}L${at(x + q)} ${at(y + q)}L${at(x)} ${at(y + size)}L${at(x - q)} ${at(y + q)}L${at(x - size)} ${at(y)}L${at(x - q)} ${at(y - q)}z`;
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Both halves of a wreath, each leaf beside its stem. */
const wreath = (x: number, y: number, radius: number): readonly string[] =>
  range(15).flatMap((index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return [90 - 12 - index * 9.6, 90 + 12 + index * 9.6].map((degree, half) => {
      const [stemX, stemY] = from(x, y, degree, radius);
      const forward = half === 0 ? -90 : 90;
      return leaf(stemX, stemY, degree + forward + side * (half === 0 ? 34 : -34), 21 - index * 0.5);
    });
  });

const arc = (x: number, y: number, radius: number, start: number, end: number): string => {
  const [startX, startY] = from(x, y, start, radius);
  const [endX, endY] = from(x, y, end, radius);
  return `M${at(startX)} ${at(startY)}A${radius} ${radius} 0 ${Math.abs(end - start) > 180 ? 1 : 0} ${end > start ? 1 : 0} ${at(endX)} ${at(endY)}`;
};

const flower = (x: number, y: number, size: number): string =>
  range(6)
    .map((petal) => circle(...from(x, y, petal * 60 + 30, size * 0.62), Math.round(size * 4.4) / 10))
    .join("");

/** A flag of the bunting: from `x`, on a line that sags twice. */
const flag = (x: number): string => {
  const [left, right, tip] = [x, x + 24, x + 12].map((along) => {
    const t = (along % 160) / 160;
    return 14 + 96 * t * (1 - t);
  }) as [number, number, number];
  return `M${x} ${at(left)}L${x + 24} ${at(right)}L${x + 12} ${at(tip + 24)}z`;
};

/** One strand of a cord of three along a line: the half turns before the others, or those behind them. */
const strand = (index: number, isBefore: boolean): string => {
  const [turn, swing, middle] = [96, 24, 100];
  return range(12)
    .filter((half) => (half % 2 === 0) === isBefore)
    .map((half) => {
      const x = -turn * 1.25 + (index * turn) / 3 + (half * turn) / 2;
      const [y0, y1] = half % 2 === 0 ? [middle + swing, middle - swing] : [middle - swing, middle + swing];
      const pull = turn * 0.182;
      return `M${at(x)} ${y0}C${at(x + pull)} ${y0} ${at(x + turn / 2 - pull)} ${y1} ${at(x + turn / 2)} ${y1}`;
    })
    .join("");
};

const cord = (isBefore: boolean): readonly CardShape[] =>
  (["near", "light", "glow"] as const).flatMap((tone, index) => [
    s("far", 19, strand(index, isBefore)),
    s(tone, 11, strand(index, isBefore)),
  ]);

/**
 * The drawing on each card's face, 320 wide and 200 high: flat shapes in the card's own colours, painted in order. No faces,
 * no words. The middle third tells the occasion, since narrow screens crop the sides.
 */
export const cardDrawings: Readonly<Record<CardCategory, readonly CardShape[]>> = {
  // Two rings under one flame, in a wreath.
  wedding: [
    f("far", circle(160, 102, 84)),
    s("deep", 2, arc(160, 102, 72, 78, -66), arc(160, 102, 72, 102, 246)),
    f("near", ...wreath(160, 102, 72)),
    s("light", 6, circle(143, 112, 27)),
    s("glow", 6, circle(177, 112, 27)),
    s("light", 6, arc(143, 112, 27, -62, -12)),
    f("glow", flame(160, 72, 30)),
    f(
      "light",
      ...[28, 62, 258, 292].flatMap((x) => [star(x, 48, 5), star(x + 4, 152, 4)]),
      ...[44, 276].map((x) => star(x, 100, 7)),
    ),
  ],
  // A font, its water, and a dove above it.
  christening: [
    f("far", circle(160, 62, 78)),
    f("deep", "M0 172h320v28H0z"),
    s("glow", 2, rays(160, 62, [18, 36, 54, 72, 108, 126, 144, 162], 62, 84)),
    f(
      "light",
      "M160 64C150 44 126 34 98 39C105 55 123 68 145 73L151 90C153 98 156 104 160 109C164 104 167 98 169 90L175 73C197 68 215 55 222 39C194 34 170 44 160 64z",
    ),
    f("light", "M154 72L147 38L160 46L173 38L166 72z"),
    f("near", "M106 128a54 11 0 0 1 108 0z"),
    s("light", 2.5, "M120 124q7-6 14 0t14 0 14 0 14 0 14 0 10-1"),
    f("light", "M100 128h120c-3 20-23 32-50 34v8h16v8h-52v-8h16v-8c-27-2-47-14-50-34z"),
    f("glow", "M100 128h120l-2 6H102z"),
    f("light", ...[40, 280].flatMap((x) => [star(x, 128, 7), star(x - 14, 60, 4), star(x + 12, 84, 5)])),
  ],
  // Flowers in a jug by a window.
  "mothers-day": [
    f("far", "M92 176V78a68 68 0 0 1 136 0v98z"),
    f("deep", "M0 172h320v28H0z"),
    s(
      "deep",
      3,
      "M160 128V60M156 128C152 104 138 92 128 80M164 128C168 104 182 92 192 80M153 128C146 114 128 110 112 108M167 128C174 114 192 110 208 108",
    ),
    f(
      "deep",
      leaf(158, 112, 212, 30),
      leaf(162, 112, -32, 30),
      leaf(152, 124, 190, 34),
      leaf(168, 124, -10, 34),
      leaf(146, 98, 235, 22),
      leaf(174, 98, -55, 22),
    ),
    f("light", flower(160, 54, 18), flower(110, 104, 15), flower(210, 104, 15)),
    f("near", flower(126, 76, 17), flower(194, 76, 17)),
    f("glow", circle(160, 54, 6), circle(126, 76, 6), circle(194, 76, 6), circle(110, 104, 5), circle(210, 104, 5)),
    f("light", "M136 124h48l-5 10c13 8 17 20 14 34-1 5-4 8-9 8h-48c-5 0-8-3-9-8-3-14 1-26 14-34z"),
    s("light", 5, "M190 140c16-2 20 22 1 26"),
    s("glow", 3, "M131 150c10 5 19 5 29 0s19-5 29 0"),
    f(
      "near",
      leaf(44, 172, 250, 40),
      leaf(44, 172, 290, 40),
      leaf(44, 172, 270, 50),
      leaf(276, 172, 250, 40),
      leaf(276, 172, 290, 40),
      leaf(276, 172, 270, 50),
    ),
  ],
  // A great tree on a hill at sunrise, and a young one in its shade.
  "fathers-day": [
    f("glow", circle(160, 138, 46)),
    s("glow", 2, rays(160, 138, [-162, -144, -126, -54, -36, -18], 56, 76)),
    f("far", "M0 150C50 118 110 122 160 140S270 128 320 116V200H0z"),
    f("near", "M0 176C70 146 150 146 210 158S300 168 320 160V200H0z"),
    f("deep", "M146 160c4-14 5-30 4-50l10-4 10 4c-1 20 0 36 4 50z"),
    f("deep", circle(160, 62, 34), circle(128, 84, 26), circle(192, 84, 26), circle(144, 58, 26), circle(178, 60, 26)),
    f("deep", "M124 80h72v26h-72z"),
    f("far", circle(146, 58, 9), circle(178, 72, 8), circle(128, 84, 7), circle(162, 86, 6), circle(196, 92, 5)),
    s("deep", 3, "M226 164v-30"),
    f("deep", leaf(226, 146, 215, 20), leaf(226, 146, -35, 20), leaf(226, 136, 240, 20), leaf(226, 136, -60, 20)),
    s("light", 2.5, "M40 60q8-8 14 0q6-8 14 0M78 40q6-6 11 0q5-6 11 0M250 52q7-7 12 0q5-7 12 0"),
    f("deep", "M0 192C60 180 120 178 180 182S290 192 320 186V200H0z"),
  ],
  // Two tiers, five candles and a line of bunting.
  birthday: [
    f("far", circle(160, 118, 82)),
    s("deep", 2, "M0 14Q80 62 160 14Q240 62 320 14"),
    f("light", flag(16), flag(102), flag(194), flag(280)),
    f("deep", flag(59), flag(237)),
    f("deep", "M0 178h320v22H0z"),
    f("light", "M92 132h136v46H92zM114 96h92v36h-92z"),
    f(
      "near",
      "M92 132h136v12q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0z",
      "M114 96h92v9q-7.667 11-15.333 0q-7.667 11-15.333 0q-7.667 11-15.333 0q-7.667 11-15.333 0q-7.667 11-15.333 0q-7.667 11-15.333 0z",
    ),
    s("deep", 5, ...[126, 143, 160, 177, 194].map((x) => `M${x} 96V76`)),
    f("glow", ...[126, 143, 160, 177, 194].map((x) => flame(x, 74, 19))),
    f("deep", ...[108, 134, 160, 186, 212].map((x) => circle(x, 164, 3.5))),
    f("deep", "M78 178h164v6H78z"),
    f("light", star(42, 104, 7), star(278, 104, 7), star(62, 140, 5), star(258, 140, 5)),
  ],
  // A cord of three strands under the stars.
  anniversary: [
    f("far", "M0 52h320v96H0z"),
    s("glow", 1.5, "M0 52h320M0 148h320"),
    ...cord(false),
    ...cord(true),
    f("light", ...[32, 96, 160, 224, 288].map((x, index) => star(x, index % 2 === 0 ? 28 : 22, index === 2 ? 9 : 5))),
    f("light", ...[32, 96, 160, 224, 288].map((x, index) => star(x, index % 2 === 0 ? 172 : 178, index === 2 ? 9 : 5))),
    f("glow", ...[64, 128, 192, 256].flatMap((x) => [circle(x, 27, 2), circle(x, 173, 2)])),
  ],
  // A cap over an open book, between laurels.
  graduation: [
    f("far", circle(160, 96, 82)),
    s("glow", 2, rays(160, 66, [-150, -130, -110, -90, -70, -50, -30], 52, 66)),
    f("light", "M160 146c-20-12-44-15-72-13v40c28-2 52 1 72 13 20-12 44-15 72-13v-40c-28-2-52 1-72 13z"),
    s("deep", 2.5, "M160 146v40"),
    s("near", 2, "M102 145c16 0 30 2 44 8M102 157c16 0 30 2 44 8M218 145c-16 0-30 2-44 8M218 157c-16 0-30 2-44 8"),
    f("deep", "M122 84v26c10 9 22 13 38 13s28-4 38-13V84z"),
    f("deep", "M160 48l68 28-68 28-68-28z"),
    f("near", "M160 54l54 22-54 22-54-22z"),
    s("glow", 3, "M160 76l52 14v30"),
    f("glow", circle(160, 76, 4), "M206 118h12l3 18h-18z"),
    s("near", 2, "M36 172C20 138 26 96 58 66M284 172c16-34 10-76-22-106"),
    f(
      "near",
      ...range(6).flatMap((index) => {
        const [x, y] = [30 + [6, 0, -2, 2, 10, 22][index]!, 160 - index * 17];
        return [
          leaf(x, y, 216 + index * 12, 22),
          leaf(x, y, -52 + index * 12, 22),
          leaf(320 - x, y, -36 - index * 12, 22),
          leaf(320 - x, y, 232 - index * 12, 22),
        ];
      }),
    ),
  ],
  // A church on a hill, its windows lit.
  "church-event": [
    f("far", circle(160, 96, 86)),
    f("light", circle(246, 42, 14)),
    f("field", circle(239, 38, 13)),
    f("light", star(46, 42, 6), star(88, 26, 4), star(212, 22, 4), star(284, 84, 5), star(34, 98, 4)),
    f("near", "M0 168C70 136 120 134 160 134S250 136 320 168V200H0z"),
    f("light", "M116 148v-38l44-32 44 32v38z"),
    f("light", "M142 92V56l18-26 18 26v36z"),
    f("deep", "M108 114l52-40 52 40-6 6-46-35-46 35zM138 58l22-32 22 32-5 4-17-24-17 24z"),
    s("glow", 3, "M160 26V8M153 14h14"),
    f(
      "glow",
      circle(160, 68, 6),
      "M151 148v-20a9 9 0 0 1 18 0v20zM124 142v-14a6 6 0 0 1 12 0v14zM184 142v-14a6 6 0 0 1 12 0v14z",
      circle(160, 102, 6),
    ),
    f(
      "deep",
      ...[
        [64, 158, 46],
        [86, 154, 36],
        [236, 154, 38],
        [260, 160, 50],
      ].map(
        ([x, y, size]) =>
          `M${x} ${y! - size!}c12 ${size! * 0.4} 14 ${size! * 0.7} 10 ${size}h-20c-4 ${-size! * 0.3} -2 ${-size! * 0.6} 10 ${-size!}z`,
      ),
    ),
    f("light", "M152 148h16c2 20 14 36 34 52h-70c18-16 22-32 20-52z"),
    f("deep", "M0 188C50 176 90 176 124 184L118 200H0zM320 188c-40-10-80-12-124-2l12 14h112z"),
  ],
  // A lantern among garlands of small lights.
  "other-event": [
    f("far", circle(160, 112, 78)),
    f("near", circle(160, 112, 52)),
    s("deep", 2, "M0 26Q66 72 132 24M188 24Q254 72 320 26M0 78Q40 92 72 70M248 70q32 22 72 8"),
    f(
      "glow",
      ...[
        [24, 40],
        [52, 49],
        [84, 47],
        [112, 36],
        [208, 36],
        [236, 47],
        [268, 49],
        [296, 40],
        [20, 84],
        [50, 80],
        [270, 80],
        [300, 84],
      ].map(([x, y]) => circle(x!, y! + 5, 5)),
    ),
    s("deep", 4, "M160 0V34", circle(160, 42, 8)),
    f("deep", "M128 76l14-24h36l14 24zM122 148h76v12h-76zM132 160h56l-6 10h-44z"),
    f("light", "M128 76h64v72h-64z"),
    s("deep", 4, "M128 76v72M192 76v72"),
    f("glow", flame(160, 134, 46)),
    f("near", flame(160, 132, 22)),
    f("deep", "M150 136h20v12h-20z"),
    s("light", 2, rays(160, 112, [-160, -140, -40, -20, 0, 20, 40, 140, 160, 180], 58, 70)),
  ],
};
