import { button, closed, dialog, press, tap, type, type Part } from "./part.ts";

export const devotionParts: readonly Part[] = [
  {
    name: "prayer wall and diary",
    path: "/prayer-diary",
    steps: [
      tap("a subject", button("Salvation"), button(/^I Have Prayed for/)),
      tap("prayed", button(/^I Have Prayed for/), (page) => page.locator(".toast")),
      tap(
        "diary",
        (page) => page.getByRole("tab", { name: "Diary" }),
        (page) => page.getByLabel("Write a prayer"),
      ),
      type("write a prayer", (page) => page.getByLabel("Write a prayer"), "For Ruth, who has"),
      tap("keep it", button("Keep this prayer"), (page) =>
        page.getByRole("listitem").filter({ hasText: /^.*For Ruth, who has$|For Ruth, who has/ }),
      ),
      type("search", (page) => page.getByLabel("Search your diary"), "neighbours"),
      tap("answered", button("Answered")),
      tap("all of them", button("All")),
      tap("more", button("Show more")),
      tap("mark as answered", button(/^Mark as answered/)),
    ],
  },
  {
    name: "shield",
    path: "/daily-prayer-shield",
    steps: [
      tap("complete", button("Complete Prayer Shield"), (page) => page.locator(".toast")),
      press("another month", (page) => page.getByLabel("Month"), "ArrowUp"),
      press("another day", (page) => page.getByLabel("Day", { exact: true }), "ArrowDown"),
    ],
  },
  {
    name: "mentor",
    path: "/mentor-me-jesus",
    steps: [
      { ...tap("another day", button(/^Day 12\b/)), before: (page) => page.locator("#mentor-reflections").waitFor() },
      type("write an answer", (page) => page.locator("textarea").first(), "He looks up."),
      tap("suggested answers", (page) => page.getByText("Suggested answers")),
      tap("the open day", button(/^Day 40\b/)),
      tap("complete", button(/Complete/)),
    ],
  },
  {
    name: "reading plan",
    path: "/reading-plan",
    steps: [
      {
        ...tap("unmark the day", button(/^Completed!/), button("Mark Complete")),
        before: (page) => button(/^Completed!/)(page).waitFor(),
      },
      tap("mark the day", button("Mark Complete"), button(/^Completed!/)),
      tap("the day before", button("Previous day")),
      tap("another place", button(/^(Catch up|Go to a day)$/), dialog),
      closed("close it"),
      tap("whole Bible", button("Whole Bible"), (page) => page.getByText("All 1,189 chapters")),
    ],
  },
  {
    name: "birthday",
    path: "/birthday-sticker",
    steps: [
      tap("a month", button(/March/), dialog),
      type("a name", (page) => page.getByLabel("Recipient’s name"), "Agnes"),
      tap("claim", button("Claim Sticker for Self"), (page) => page.locator(".toast")),
    ],
  },
  {
    name: "salvation",
    path: "/salvation",
    steps: [
      tap("a story", (page) => page.locator("details.life summary").first()),
      tap("the prayer", button("Read Salvation Prayer"), button("I Accept Jesus Christ")),
      tap("accept", button("I Accept Jesus Christ")),
    ],
  },
];
