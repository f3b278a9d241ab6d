/** Specification 2, section 8. */
export const claimed = (month: string): string => `Happy Birthday! 🎉 May ${month} bring you abundant blessings!`;

/** Specification 2, section 7: the subject of mails from this screen. */
export const mailSubject = (month: string): string => `Birthday Blessing for ${month}`;
