import { describe, expect, it } from "vitest";
import { appItem, drawerItems, drawerPrivacyItem, isActive, mainItems, moreItems, tabItems, type NavigationItem } from "./navigation.ts";
import { isBuilt, matchRoute, routeIds, routes } from "./routes.ts";

const bible: NavigationItem = { label: "Bible", href: "/", icon: "bible" };
const bibles: NavigationItem = { label: "Bibles", href: "/search", icon: "bible" };
const labels = (items: readonly NavigationItem[]) => items.map((item) => item.label);

describe("navigation", () => {
  it("offers no entry whose screen does not exist", () => {
    const items = [...mainItems, ...moreItems, ...tabItems, ...drawerItems, ...(drawerPrivacyItem ? [drawerPrivacyItem] : [])];
    for (const item of items.filter((one) => !one.isExternal)) expect(isBuilt(item.href), item.href).toBe(true);
  });

  it("keeps the specified order", () => {
    const order = ["Bibles", "Games", "Prayers", "Cards", "Shield", "Mentor", "Salvation", "Birthday"];
    expect(labels(mainItems)).toEqual(order.filter((label) => labels(mainItems).includes(label)));
    const more = ["1 Year Reading Plan", "Dictionary", "Help", "Books", "Gifts 💝", "Privacy Policy"];
    expect(labels(moreItems)).toEqual(more.filter((label) => labels(moreItems).includes(label)));
    const tabs = ["Bible", "Cards", "Games", "Mentor", "Birthday"];
    expect(labels(tabItems)).toEqual(tabs.filter((label) => labels(tabItems).includes(label)));
    expect(appItem?.label).toBe("Download App");
  });

  it("leaves the entries of the tab bar and the app out of the drawer's list", () => {
    for (const href of ["/", "/reading-plan", "/games-menu", "/mentor-me-jesus", "/birthday-sticker", "/privacy-policy"]) {
      expect(drawerItems.map((item) => item.href)).not.toContain(href);
    }
    expect(labels(drawerItems)).not.toContain("Download App");
  });

  it("is active on exactly / for home, by prefix for others, by section for chapters", () => {
    expect(isActive(bible, "/")).toBe(true);
    expect(isActive(bible, "/search")).toBe(false);
    expect(isActive(bibles, "/search")).toBe(true);
    expect(isActive(bibles, "/searching")).toBe(false);
    expect(isActive(bible, "/read/kjv/john/3")).toBe(true);
  });
});

describe("routes", () => {
  it("gives every route its own title, description and keywords", () => {
    const all = routeIds.map((id) => routes[id]).filter((route) => !route.canonicalPath);
    expect(new Set(all.map((route) => route.title)).size).toBe(all.length);
    expect(new Set(all.map((route) => route.description)).size).toBe(all.length);
    for (const route of all) expect(route.keywords).not.toBe("");
  });

  it("reads parameters and refuses unknown addresses", () => {
    expect(matchRoute("/read/kjv/song-of-solomon/2")?.params).toEqual({ translation: "kjv", book: "song-of-solomon", chapter: "2" });
    expect(matchRoute("/search/")?.id).toBe("bookBrowser");
    expect(matchRoute("/read/kjv/john")).toBeUndefined();
    expect(matchRoute("/nonsense")).toBeUndefined();
    expect(matchRoute("/read/%E0%A4%A/john/3")?.params["translation"]).toBe("%E0%A4%A");
  });
});
