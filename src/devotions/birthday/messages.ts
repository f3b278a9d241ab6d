/** docs/product/devotions.md, "Birthday". */
export const claimed = (month: string): string => `Happy Birthday! 🎉 May ${month} bring you abundant blessings!`;

/** The subject of mails from this screen. */
export const mailSubject = (month: string): string => `Birthday Blessing for ${month}`;
