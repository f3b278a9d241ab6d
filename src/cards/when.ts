const minute = 60_000;
const hour = 60 * minute;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** How long ago, in words; from the day before yesterday on the date. Days are calendar days of `dayOf`. */
export const whenWritten = (iso: string, now: number, dayOf: (at: number) => string): string => {
  const at = Date.parse(iso);
  const age = now - at;
  if (age < minute) return "Just now";
  if (age < hour) return plural(Math.floor(age / minute), "minute");
  if (dayOf(at) === dayOf(now)) return plural(Math.floor(age / hour), "hour");
  if (dayOf(at) === dayOf(now - 24 * hour)) return "Yesterday";
  return dayOf(at);
};
