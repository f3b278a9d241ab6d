/** Keys that may be written to device storage (docs/product/storage.md, "Allowed keys"). Writes to any other key are blocked and logged. */

const named = [
  "bible-notes",
  "bible-bookmarks",
  "bible-highlights",
  "theme",
  "prayer-wall-stats",
  "daily-prayer-shield-stats",
  "mentor-me-jesus-stats",
  "bible-reading-stats",
  "birthday-sticker-stats",
  "deviceId",
  "salvationAcceptances",
] as const;

const prefixes = ["gbh_", "gbh_secure_", "theme-", "sidebar-"] as const;

export type StoredKey = (typeof named)[number] | `${(typeof prefixes)[number]}${string}`;

export const isAllowedKey = (key: string): key is StoredKey =>
  (named as readonly string[]).includes(key) || prefixes.some((prefix) => key.startsWith(prefix));
