export const privacyWords = {
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
  yourDataText:
    "Everything this site has written down on this device. The chapters you opened are kept besides, so that they can be read offline; ‘Erase everything’ removes them, too.",
  devices: "On all your devices",
  devicesText:
    "A phone that is lost takes its notes with it. If you want, your notes, highlights, bookmarks, diary, answers, plan, streaks, badges, cards and reading settings can be the same on all your devices, without an account and without an address: one device makes a code of twelve words, the others join with it. Everything is sealed on your device before it leaves; our server cannot read it, nor which verse a note is on.",
  serverSees: "What the server can see, and what nobody can do",
  serverSeesText:
    "The server sees the address you connect from, when you sync, how much, and in how many pieces. It does not see words, verses, or the code. Whoever serves this site’s scripts could change them to betray the code; that is true of every web page. Nobody can restore a lost code: print the card, and export a file now and then. What no device has asked for in eighteen months is deleted.",
  syncNotLoaded: "Sync could not be loaded.",
  checkingSync: "Checking sync",
  leaves: "What leaves your device",
  howLong: "How long:",
  toRemove: "To remove it:",
  eachThing: "Each thing that is kept",
  /** Behind it, for screen readers. */
  ofTitle: (title: string) => `: ${title}`,
  /** Behind the title of what is kept. */
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
