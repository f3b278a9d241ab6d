import { expect, it } from "vitest";
import { previewedName, previewedPlace, previewPath } from "./preview-address.ts";

it.each([
  ["/", "/pictures/pages/home.png"],
  ["/read/kjv/john/3", "/pictures/v1/kjv/john/3.png"],
  ["/read/bbe/1-john/4", "/pictures/v1/bbe/1-john/4.png"],
  ["/verse/kjv/john/3/16-18", "/pictures/v1/kjv/john/3/16-18.png"],
  ["/verse/kjv/john/3/99", "/pictures/pages/home.png"],
  ["/read/nope/john/3", "/pictures/pages/home.png"],
  ["/verses-for/grief", "/pictures/pages/verses-for-grief.png"],
  ["/daily-verses/may", "/pictures/pages/daily-verses-may.png"],
  ["/event-card/wedding/1795000000001-abc", "/pictures/pages/event-card-wedding.png"],
  ["/event-card/wedding/_", "/pictures/pages/event-card-wedding.png"],
  ["/tap-to-reveal", "/pictures/pages/tap-to-reveal.png"],
  ["/words/G26", "/pictures/pages/words.png"],
  ["/words/_", "/pictures/pages/words.png"],
  ["/click-to-reveal", "/pictures/pages/tap-to-reveal.png"],
  ["/no/such/page", "/pictures/pages/home.png"],
  ["/es", "/pictures/pages/es/home.png"],
  ["/es/event-card/wedding/1795000000001-abc", "/pictures/pages/es/event-card-wedding.png"],
  ["/pt/words/G26", "/pictures/pages/pt/words.png"],
  ["/fr/read/kjv/john/3", "/pictures/v1/kjv/john/3.png"],
  ["/es/read/spa_r09/john/3", "/pictures/pages/es/home.png"],
])("%s has the preview %s", (path, preview) => {
  expect(previewPath(path)).toBe(preview);
});

it.each([
  ["/pictures/v1/kjv/john/3.png", "John 3"],
  ["/pictures/v1/web/psalms/23/1-3.png", "Psalm 23:1-3"],
  ["/pictures/v1/bbe/jude/1/3.png", "Jude 1:3"],
])("%s shows %s", (path, name) => {
  expect(previewedName(previewedPlace(path)!)).toBe(name);
});

it.each([
  "/pictures/v1/kjv/john/3/37.png",
  "/pictures/v1/kjv/john/3/18-16.png",
  "/pictures/v1/kjv/john/3/016.png",
  "/pictures/v1/kjv/john/3/16-16.png",
  "/pictures/v1/kjv/john/22.png",
  "/pictures/v1/kjv/jhn/3.png",
  "/pictures/v1/KJV/john/3.png",
  "/pictures/v1/nope/john/3.png",
  "/pictures/v1/kjv/john/3.jpg",
  "/pictures/v1/kjv/john/3",
  "/pictures/v2/kjv/john/3.png",
  "/pictures/v1/kjv/john/3/16/17.png",
])("%s shows nothing", (path) => {
  expect(previewedPlace(path)).toBeUndefined();
});
