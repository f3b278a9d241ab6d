import { describe, expect, it } from "vitest";
import { pathRouter } from "./path-router.ts";

const router = pathRouter<string>();
router.add("GET", "/bible/daily", "daily");
router.add("GET", "/bible/:reference", "passage");
router.add("GET", "/data/:translation/random", "random verse");
router.add("GET", "/data/:translation/:book", "book");
router.add("POST", "/cards/:id", "write");
router.add("GET", "/cards/:id", "read");

describe("pathRouter", () => {
  it.each([
    ["GET", "/bible/daily", "daily", {}],
    ["GET", "/bible/john+3", "passage", { reference: "john+3" }],
    ["GET", "/data/kjv/random", "random verse", { translation: "kjv" }],
    ["GET", "/data/kjv/JHN", "book", { translation: "kjv", book: "JHN" }],
    ["POST", "/cards/1", "write", { id: "1" }],
    ["GET", "/bible/__proto__", "passage", { reference: "__proto__" }],
  ])("%s %s is for %s", (method, path, handler, params) => {
    expect(router.match(method, path)).toEqual([[[handler, params]]]);
  });

  it.each([
    ["GET", "/bible"],
    ["GET", "/bible/"],
    ["GET", "/bible//"],
    ["GET", "/bible/john/3"],
    ["GET", "/data//JHN"],
    ["DELETE", "/cards/1"],
    ["constructor", "/cards/1"],
  ])("%s %s has no route", (method, path) => {
    expect(router.match(method, path)).toEqual([[]]);
  });

  it("knows the methods of a path", () => {
    expect(router.methodsAt("/cards/1")).toEqual(["POST", "GET"]);
    expect(router.methodsAt("/bible/daily")).toEqual(["GET"]);
    expect(router.methodsAt("/cards")).toEqual([]);
  });
});
