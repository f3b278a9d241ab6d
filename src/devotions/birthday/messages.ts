/** docs/product/devotions.md, "Birthday". */
export const birthdayMessages = {
  title: "Birthday Sticker Wall",
  lead: "Choose a month, add a name, and send a prayer written for one person, not for a crowd.",
  /** A month's name where it stands alone. */
  month: (name: string) => name,
  thisMonth: "This month",
  invitation: "Your totals start with the first wish you send.",
  total: "Total Birthday Wishes",
  today: "Today's Wishes",
  streak: "Blessing Streak",
  claimed: (month: string) => `Happy Birthday! 🎉 May ${month} bring you abundant blessings!`,
  mailSubject: (month: string) => `Birthday Blessing for ${month}`,
  shareText: (emoji: string, prayer: string, scripture: string, source: string) =>
    `${emoji} ${prayer} “${scripture}” (${source})`,
  sheet: (month: string) => `${month} birthday`,
  sheetLead: "A sticker, a prayer and a scripture for somebody’s day.",
  wish: "Happy Birthday",
  name: "Recipient’s name (optional)",
  nameHint: "It stays on this device, unless you share the prayer.",
  another: "Another prayer",
  claim: "Claim Sticker for Self",
  shareImage: "Share the image",
};
