import { embeddedNames } from "#domain/scripture/translations/embedded-names.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import { site } from "#domain/site/site.ts";
import type { Leaving } from "../schema/privacy.ts";

/** What the privacy page says about each kind of data that leaves the device. */
export const leavingTexts = {
  numbers: {
    title: "Public numbers",
    what: "When you open the site, search, play, share or say that you have prayed, a public number goes up by one. Your browser sends these together, about once a minute, with a random number so that they are not counted twice. A prayer on the prayer wall also sends the number of its subject and how many seconds ago it was, for the total under that subject. It says nothing about you, what you searched for or what you prayed.",
    howLong: `The totals stay; those for a subject until the end of the next day. The random numbers, with how many of each came with them, are not linked to a subject or an address, and are deleted after ${operationMemoryDays} days.`,
    remove: "Nothing in the numbers can be traced back to you.",
  },
  chapters: {
    title: "Chapters and searches",
    what: `Chapters of the ${embeddedNames("en-GB")} and the word lists for searching come as files from this site, and your browser does the searching. What you search for is not sent. For any other translation, our server asks a public Bible text service, for other languages a second one. They see the passage, but not who is reading it.`,
    howLong: `We write down nothing about chapters that come as files. A passage from a public service is kept for up to ${retentionDays.passages} days for the next reader, without who asked for it, and so is the picture that others show beside a link to a chapter or verses, for up to ${retentionDays.previews} days; but the requests for them are among the records of requests below.`,
    remove:
      "Nothing to remove. If you keep a translation offline, in whichever language, not even its files are requested.",
  },
  cards: {
    title: "Messages on event cards",
    what: "The name and message you write on a card, and the time; with the first message also whom the card is for, if you say so. Everyone who has the card’s link can read them. Your browser’s name and version (at most 200 characters) are stored with them but never shown; your address is not stored.",
    howLong: "Until you delete it; whom the card is for, until its last message is deleted. Cards have no end.",
    remove: "You can delete your message on the device you wrote it on. Otherwise, write to us with the card’s link.",
  },
  triviaLive: {
    title: "Trivia live",
    what: "When you open or join a room, our server keeps the room: its code, its questions, the names of the Bible that its players drew, what they chose and how quickly. Everyone in the room sees these names and their points. You type no name; your device makes a random number for your seat, and keeps a token that leads back to it.",
    howLong: "Two hours and ten minutes after the room was opened, all of it is deleted.",
    remove: "It is deleted automatically. If you leave a room, your name disappears from its scoreboard at once.",
  },
  sync: {
    title: "Sync, if you make a code",
    what: "Your notes, highlights, bookmarks, prayer diary, answers, plan, streaks, badges, cards and reading settings, and a list of your devices, sealed on your device with a key that is made from the code. The server stores them without being able to read them. It sees the address you connect from, when your devices sync, and how much.",
    howLong: `Until you erase it; ${syncLimits.unusedDays} days after a device last asked, all of it is deleted. That it was erased is known for ${syncLimits.erasedDays} days, so that your other devices can say so.`,
    remove: "‘Erase everywhere’, above, deletes it at once. Ending sync on a device leaves it for your others.",
  },
  abuse: {
    title: "Protection against abuse",
    what: "To count messages, the server makes a fingerprint of the address you connect from, using a secret that changes every day. The address itself is not stored. With your first card message, your device gets a random mark from the server, so that people who share a connection are counted separately. It says nothing but when it was made, and the server keeps only a fingerprint of it, another one on each card. While a page shows live numbers, an open card or a room of Trivia live, or syncs, its connection has such a fingerprint, too. So that nobody can drive up the public numbers, the server also counts for an hour how many come from a network, by a fingerprint of its address; if your device has a mark, it is sent with them, and only its age is looked at.",
    howLong:
      "What is counted of a message is kept for a day, what is counted of a network’s numbers for an hour, a day at most, and the daily secrets for 48 hours at most. Without its secret, nobody can tell whose fingerprint it was (but see the copies for recovery below).",
    remove: "They are deleted automatically. Erasing your data on this device removes the mark.",
  },
  security: {
    title: "Security log",
    what: "Each card message that is accepted gets a line in our security log: when, on which card, your browser’s name and version, and the day’s fingerprint of your network; not its words, and not your name. One that is refused for its words or by a limit gets a line too, and so does a failure of our database. If a foreign script or frame gets into a page, or a request is blocked, your browser reports that: what it was and on which page, without what you searched for.",
    howLong: `${retentionDays.log} days.`,
    remove: "It is deleted automatically.",
  },
  requests: {
    title: "Records of requests",
    what: "This site runs on Cloudflare’s network, which records for us each request that our own code answers: cards, numbers, rooms of Trivia live, sync, passages of translations that are not stored here, shared verses, pictures for links, and pages that do not exist. A record has the time, the address that was asked for, and what a browser sends along, which can include the address you connect from. If something fails, our code adds a line that says what. We look at them only to find faults and stop attacks. Pages and chapters that come as files leave no such record.",
    howLong: `${retentionDays.requestLogs} days.`,
    remove: "They are deleted automatically.",
  },
  recovery: {
    title: "Copies for recovery",
    what: "So that an accident cannot destroy what people wrote, Cloudflare lets us set the database back to any moment of recent weeks. Until that time has passed, what was deleted could be brought back: a message you deleted, a line of the log, and a day’s secret, with which a fingerprint could be compared again. We do this only after a loss, and what had expired is deleted again within the hour. If it brings back a message that you had deleted, delete it once more, or tell us.",
    howLong: `${retentionDays.recovery} days after something was deleted.`,
    remove: "These copies cannot be changed one by one; they expire.",
  },
  mail: {
    title: "Prayer requests and other mail",
    what: `‘Request Prayer’ opens a draft in your own mail program. Nothing is sent unless you send it. Then it goes to ${site.supportEmail} like any letter: your mail provider and ours handle it, and we see your mail address, your name as your program gives it, and your words. A person reads it and prays. It is not copied into this site, not shown to other visitors and not passed on. On the site itself, only the number of requests goes up by one.`,
    howLong: `We delete it within ${retentionDays.mail} days.`,
    remove: "Write to us and we delete it sooner. Your own copy is in your mail program.",
  },
} as const satisfies Readonly<Record<string, Leaving>>;
