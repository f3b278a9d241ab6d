import type { Page } from "@playwright/test";
import type { Scene } from "../scene.ts";

const at = "2026-11-21T10:00:00Z";
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const diary = [
  {
    id: "1",
    text: "For Ruth, who has the scan on Thursday.",
    createdAt: Date.parse("2026-11-18T08:00:00Z"),
    answeredOn: "2026-11-20",
  },
  {
    id: "2",
    text: "Rent by Friday. Show me whom to ask, and let me not be proud about it.",
    createdAt: Date.parse("2026-11-20T08:00:00Z"),
    answeredOn: "",
  },
];
const days = (count: number) => ({
  totalDays: count,
  completedDays: Array.from({ length: count }, (_, index) => index + 1),
  currentStreak: count,
  dates: ["2026-11-20"],
});
const readings = {
  daysCompleted: 44,
  currentStreak: 4,
  longestStreak: 31,
  totalPoints: 440,
  badges: ["First Week", "Monthly Reader"],
  completedDays: Array.from({ length: 44 }, (_, index) => 280 + index),
  lastReadDate: "2026-11-20",
};

export const devotionScenes: readonly Scene[] = [
  { name: "wall", screen: "prayerWall", path: "/prayer-diary" },
  {
    name: "wall-prayed",
    screen: "prayerWall",
    path: "/prayer-diary",
    at,
    arrange: async (page) => {
      // On a phone a subject is a row that opens.
      const row = page.locator(".petition-toggle").first();
      if (await row.isVisible()) await row.click();
      await press(page, /^I Have Prayed/);
      await page.locator(".toast").waitFor();
    },
  },
  { name: "diary-empty", screen: "prayerWall", path: "/prayer-diary#diary" },
  { name: "diary", screen: "prayerWall", path: "/prayer-diary#diary", at, kept: { gbh_prayer_diary: diary } },
  { name: "shield", screen: "shield", path: "/daily-prayer-shield", at },
  {
    name: "shield-completed",
    screen: "shield",
    path: "/daily-prayer-shield",
    at,
    arrange: (page) => press(page, "Complete Prayer Shield"),
  },
  { name: "mentor", screen: "mentor", path: "/mentor-me-jesus", at },
  {
    name: "mentor-fortieth",
    screen: "mentor",
    path: "/mentor-me-jesus",
    at,
    kept: { "mentor-me-jesus-stats": days(40), "gbh_mentor-answers": { "40.1": "He looks up." } },
    arrange: async (page) => {
      await page.getByRole("heading", { name: "All the days" }).waitFor();
      await page.getByText("Suggested answers").click();
    },
  },
  { name: "salvation", screen: "salvation", path: "/salvation" },
  {
    name: "salvation-opened",
    screen: "salvation",
    path: "/salvation",
    arrange: async (page) => {
      await page.locator("details.life summary").first().click();
      await press(page, "Read Salvation Prayer");
      await press(page, "I Accept Jesus Christ");
    },
  },
  { name: "birthday", screen: "birthday", path: "/birthday-sticker", at },
  {
    name: "birthday-sticker",
    screen: "birthday",
    path: "/birthday-sticker",
    at,
    arrange: async (page) => {
      await press(page, "March");
      await page.getByLabel("Recipient’s name").fill("Agnes");
    },
  },
  { name: "plan", screen: "readingPlan", path: "/reading-plan", at },
  { name: "plan-read", screen: "readingPlan", path: "/reading-plan", at, kept: { "bible-reading-stats": readings } },
  {
    name: "plan-catch-up",
    screen: "readingPlan",
    path: "/reading-plan",
    at,
    kept: { "bible-reading-stats": readings },
    arrange: async (page) => {
      await press(page, "Catch up");
      await page.getByRole("dialog").waitFor();
    },
  },
];
