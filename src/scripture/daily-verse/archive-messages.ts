/** The archive of daily verses (docs/product/daily-verse.md). */
export const archiveMessages = {
  title: "A verse for every day",
  lead: "Three hundred and sixty-six verses from every part of the Bible, one for each day of the year and one for 29 February. Find the verse of a birthday, a wedding day or today.",
  months: "Months",
  monthName: (month: string) => month,
  feeds: "Subscribe",
  feedsLead:
    "Your feed reader or calendar can fetch each day’s verse by itself. It needs no account, and nobody learns who reads it.",
  rss: "Feed (RSS)",
  calendar: "Calendar (iCalendar)",
  ofMonth: (month: string) => `Daily verses for ${month}`,
  monthLead: "A verse a day from the King James Version. A date keeps its verse from year to year.",
  day: (day: number, month: string) => `${day} ${month}`,
  today: "Today",
  notLoaded: "The verses could not be loaded. Please check your connection and try again.",
  noMonth: "There is no month by this name.",
  all: "All months",
};
