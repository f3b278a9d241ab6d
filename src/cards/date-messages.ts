import { plural } from "#domain/text/counting.ts";

export const dateMessages = {
  minutesAgo: (count: number) => plural(count, "1 minute ago", `${count} minutes ago`),
  hoursAgo: (count: number) => plural(count, "1 hour ago", `${count} hours ago`),
  now: "Just now",
  yesterday: "Yesterday",
};
