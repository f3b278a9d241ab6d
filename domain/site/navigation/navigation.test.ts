import { describe, expect, it } from "vitest";
import {
  appItem,
  drawerItems,
  isActive,
  mainItems,
  moreItems,
  privacyItem,
  tabItems,
  type NavigationItem,
} from "./navigation.ts";
import { cardCategories, cardPath } from "../cards/card-categories.ts";
import { routeTexts } from "../route-texts.data.ts";
import { matchRoute, type RouteId, routes } from "../routes.ts";
import { site } from "../site.ts";

const bible: NavigationItem = { label: "Bible", href: "/", icon: "bible" };
const bibles: NavigationItem = { label: "Bibles", href: "/search", icon: "bible" };
const labels = (items: readonly NavigationItem[]) => items.map((item) => item.label);

const isConfigured = (label: string) =>
  (label !== "Books" || site.links.books !== "") && (label !== "Gifts 💝" || site.links.gifts !== "");

describe("navigation", () => {
  it("has no entry without a screen", () => {
    const items: readonly NavigationItem[] = [...mainItems, ...moreItems, ...tabItems, ...drawerItems, privacyItem];
    for (const item of items.filter((one) => !one.isExternal)) expect(matchRoute(item.href), item.href).toBeDefined();
  });

  it("keeps its order", () => {
    expect(labels(mainItems)).toEqual([
      "Bibles",
      "Games",
      "Prayers",
      "Cards",
      "Shield",
      "Mentor",
      "Salvation",
      "Birthday",
    ]);
    expect(labels(moreItems)).toEqual(
      [
        "1 Year Reading Plan",
        "By Heart",
        "Dictionary",
        "Help",
        "Books",
        "Gifts 💝",
        "Privacy Policy",
        "Your Data",
      ].filter(isConfigured),
    );
    expect(labels(tabItems)).toEqual(["Bible", "Cards", "Games", "Mentor", "Birthday"]);
    expect(privacyItem).toMatchObject({ label: "Privacy Policy", href: "/privacy-policy", icon: "privacy" });
    expect(appItem?.label).toBe("Download App");
  });

  it("leaves the tab bar's entries and the app out of the drawer", () => {
    for (const href of [
      "/",
      "/reading-plan",
      "/games-menu",
      "/mentor-me-jesus",
      "/birthday-sticker",
      "/privacy-policy",
    ]) {
      expect(drawerItems.map((item) => item.href)).not.toContain(href);
    }
    expect(labels(drawerItems)).not.toContain("Download App");
    const elsewhere = new Set([...labels(tabItems), "Games", "1 Year Reading Plan", "Privacy Policy"]);
    expect(labels(drawerItems)).toEqual(
      labels([...mainItems, ...moreItems]).filter((label) => !elsewhere.has(label) || label === "Cards"),
    );
  });

  it("marks home active on exactly /, others by prefix, chapters by section", () => {
    expect(isActive(bible, "/")).toBe(true);
    expect(isActive(bible, "/search")).toBe(false);
    expect(isActive(bibles, "/search")).toBe(true);
    expect(isActive(bibles, "/searching")).toBe(false);
    expect(isActive(bible, "/read/kjv/john/3")).toBe(true);
    expect(isActive(bibles, "/read/kjv/john/3")).toBe(false);
    expect(isActive(bibles, "/search/old-testament")).toBe(true);
    expect(isActive(bibles, "/other/search/")).toBe(false);
    expect(isActive(bible, "//")).toBe(false);
    expect(isActive({ label: "Books", href: "/search", icon: "books", isExternal: true }, "/search")).toBe(false);
  });
});

describe("routes", () => {
  it("recognise paths that exist, with or without query and hash", () => {
    expect(
      ["/", "/search?q=love", "/read/kjv/john/3#v16", "/?book=John", "/event-card/wedding/1-a"].filter(
        (href) => !matchRoute(href),
      ),
    ).toEqual([]);
    expect(["/nowhere", "/nowhere?to=/search", "/event-card/funeral/1-a"].filter(matchRoute)).toEqual([]);
  });

  it("accept every card category that has a title", () => {
    for (const category of cardCategories)
      expect(matchRoute(cardPath(category, "1-a"))).toMatchObject({
        id: "eventCard",
        params: { category, cardId: "1-a" },
      });
  });

  it("have a title and a description of their own", () => {
    const all = Object.entries(routeTexts)
      .filter(([id]) => !routes[id as RouteId].canonicalPath)
      .map(([, texts]) => texts);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it("parse parameters and reject unknown paths", () => {
    expect(matchRoute("/read/kjv/song-of-solomon/2")?.params).toEqual({
      translation: "kjv",
      book: "song-of-solomon",
      chapter: "2",
    });
    expect(matchRoute("/search/")?.id).toBe("bookBrowser");
    expect(matchRoute("/read/kjv/john")).toBeUndefined();
    expect(matchRoute("/write/kjv/john/3")).toBeUndefined();
    expect(matchRoute("/read/kjv/%C3%A9/3")?.params["book"]).toBe("é");
    expect(matchRoute("/nonsense")).toBeUndefined();
    expect(matchRoute("/read/%E0%A4%A/john/3")?.params["translation"]).toBe("%E0%A4%A");
  });
});
