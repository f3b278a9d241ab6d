/** docs/product/daily-verse.md, "Daily Rhema". */
export const dailyMessages = {
  failed: "Could not load the daily scripture. Please check your connection and try again.",
  title: "Daily Rhema",
  copy: "Copy",
  onFacebook: "Share on Facebook",
  onWhatsApp: "Share on WhatsApp",
  share: "Share",
  loading: "Loading today’s verse",
  needsScripts: "The date needs scripts.",
  everyDay: "A verse for every day",
  moreLabel: "Show more of the verse",
  more: "more",
  translation: (name: string) => name,
};
