export const privacyMessages = {
  title: "Privacy policy",
  lead: "No account, no advertising, no trackers. What you read, mark, write and pray stays in this browser, on this device. Whatever leaves it is named here.",
  stays: "What stays with you",
  staysText:
    "Your notes, bookmarks and highlights, the place where you stopped reading, your settings, your progress in games, prayers and the reading plan, and the chapters kept for reading offline are written to this browser’s own storage. We cannot see them. Nobody can restore them either: clear the browser’s data, or lose the device, and they are gone.",
  /** Around a link to where a code is made. */
  unless: "Nothing is shared between your devices unless you ",
  makeCode: "make a code",
  exportCopy: ". Export a copy now and then; it is one file, and it is yours.",
  everythingHere: "Everything this site may keep on your device",
  /** Around how long, in bold. */
  kept: "Kept ",
  keptEnd: ":",
  yourData: "Your data",
  seeData: "See, export, import or erase it",
  leaves: "What leaves your device",
  howLong: "How long:",
  toRemove: "To remove it:",
  eachThing: "Each thing that is kept",
  /** After the title, for screen readers. */
  ofTitle: (title: string) => `: ${title}`,
  /** After the title of what is stored. */
  keptFor: (howLong: string) => `, kept ${howLong}:`,
  others: "Others",
  othersText:
    "This site runs on Cloudflare’s network. To send you a page at all, it has to see the address you connect from, as every web host does. Nothing on our pages comes from anyone else: no fonts, no maps, no analytics, no videos. Links to other sites, and the buttons that share to WhatsApp, Facebook or by email, open those services; their own policies apply there. We set no cookies.",
  /** Around links to the help page and the mail address. */
  questions: "Questions? Look at ",
  help: "Help",
  orWrite: ", or write to ",
  subject: "Privacy",
} as const;
