import { embeddedNames } from "#domain/scripture/translations/translations.ts";
import type { Guide } from "./schema/help.ts";

/** The guides of the help page. */
export const guides: readonly Guide[] = [
  {
    id: "search",
    title: "Search",
    lead: "One box takes a reference or words. It is on the home page and behind the magnifier at the top.",
    steps: [
      {
        title: "Open a passage",
        text: "Type a reference as you would write it: John 3:16, 1 Cor 13, Psalm 23-24, Matt 5:3-12, 6:9. Abbreviations are understood.",
      },
      {
        title: "Find a verse by its words",
        text: "Type the words you remember: whole armour of god. The verse people usually mean comes first, with your words highlighted.",
      },
      {
        title: "Keep words together",
        text: "Put them in quotation marks: “still waters”. Only verses with exactly these words together are shown.",
      },
      {
        title: "Look for it by name",
        text: "The Good Samaritan, the Beatitudes, David and Goliath: more than a hundred passages are found by the name people give them. A need or subject, such as anxiety, debt or a wedding, leads to verses chosen for it.",
      },
      {
        title: "Half remembered",
        text: "A slightly wrong spelling, or modern words for old ones, will still get you there. If no verse has all the words, the closest ones are shown.",
      },
      {
        title: "Narrow it down",
        text: "Choose a testament or a book above the results, or look for the same words in another translation.",
      },
    ],
    link: { href: "/search", label: "Browse the books" },
  },
  {
    id: "reading",
    title: "Reading and listening",
    lead: "The page opens where you last read. Everything else stays out of the way until you need it.",
    steps: [
      {
        title: "Turn the page",
        text: "Previous and Next are below the chapter. At the end of a book they lead into the next one. On a touch screen, a sideways swipe over the text turns the chapter.",
      },
      {
        title: "Choose the translation",
        text: `The letters beside the passage, KJV for instance, change the translation and keep your place. ${embeddedNames("en-GB")} are part of this site; the others are fetched.`,
      },
      {
        title: "Make it comfortable",
        text: "The letters Aa open the settings for text size, spacing, width, verse numbers, one verse per line, and a sepia page.",
      },
      {
        title: "Ask about a word",
        text: "Switch on Words in the same settings. A tap on a word of the KJV then shows the Hebrew or Greek word behind it, what it means, and where else it stands.",
      },
      {
        title: "Listen",
        text: "The loudspeaker reads the chapter aloud and marks each verse as it goes. Press it again to stop. Reading on into the next chapter is a setting.",
      },
    ],
    link: { href: "/", label: "Read now" },
  },
  {
    id: "verse-actions",
    title: "Verse actions",
    lead: "Tap a verse, point at it, or reach it with the Tab key and press Enter: what you can do with it appears.",
    steps: [
      {
        title: "Choose several",
        text: "Tap more verses to add them. The actions then apply to all of them; the cross clears your selection.",
      },
      {
        title: "Highlight",
        text: "Orange, Pink or Grey. The eraser beside the colours removes it. In print the colours become lines.",
      },
      { title: "Copy", text: "Copies the text with its reference in parentheses, ready to paste into a message." },
      {
        title: "Study",
        text: "Opens the study panel beside the text: cross references, other translations, the words of the original, topics and your notes on the verses, and Learn, to know them by heart.",
      },
    ],
    link: { href: "/cross-references", label: "Cross references" },
  },
  {
    id: "notes",
    title: "Notes and bookmarks",
    lead: "What you write and mark stays on this device. It is yours alone, and there is no account to lose.",
    steps: [
      { title: "Write a note", text: "Choose one or more verses, press Note, write, and save." },
      {
        title: "Find it again",
        text: "The notes panel lists everything in Bible order, and you can search it. Tap a reference to go there.",
      },
      {
        title: "Bookmark",
        text: "Press Bookmark on a verse, and press it again to remove it. Bookmarks and highlights have their own lists beside the notes.",
      },
      {
        title: "Take it with you",
        text: "Under ‘Your data’ you can save everything to one file, bring it to another device, or erase it.",
      },
    ],
    link: { href: "/your-data", label: "Your data" },
  },
];

/** Single-key shortcuts, active outside text fields. They can be switched off in the reading settings. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "/", does: "Search" },
  { keys: "?", does: "This page" },
  { keys: "←", does: "Previous chapter" },
  { keys: "→", does: "Next chapter" },
];
