import type { Guide } from "./schema/help.ts";

/** The guides of the help page (specification 2, section 2). */
export const guides: readonly Guide[] = [
  {
    id: "search",
    title: "Search",
    lead: "One box takes a reference or words. It is on the home page and behind the magnifier at the top.",
    steps: [
      { title: "Open a passage", text: "Type a reference as you would write it: John 3:16, 1 Cor 13, Psalm 23-24, Matt 5:3-12, 6:9. Abbreviations are understood." },
      { title: "Find a verse by its words", text: "Type the words you remember: whole armour of god. The verse people mean stands first, with your words marked." },
      { title: "Keep words together", text: "Put them in quotation marks: “still waters”. Only verses with exactly these words side by side are shown." },
      { title: "Look for it by name", text: "The Good Samaritan, the Beatitudes, David and Goliath: more than a hundred passages are found by the name people give them." },
      { title: "Half remember it", text: "A spelling that is not quite right, or today’s words for the old ones, still leads there: where no verse has them all, those that come nearest are shown." },
      { title: "Narrow it down", text: "Choose a testament or a book above the results, or look for the same words in another translation." },
    ],
    link: { href: "/search", label: "Browse the books" },
  },
  {
    id: "reading",
    title: "Reading and listening",
    lead: "The page opens where you last read. Everything else stays out of the way until you need it.",
    steps: [
      { title: "Turn the page", text: "Previous and next stand below the chapter. At the end of a book they lead on into its neighbour." },
      { title: "Choose the translation", text: "The letters beside the passage, KJV for instance, change the translation; you stay at the same chapter. KJV, ASV and WEB are kept here; the others are fetched." },
      { title: "Make it comfortable", text: "The letters Aa open text size, spacing, width, verse numbers, one verse to a line, and a sepia page." },
      { title: "Listen", text: "The loudspeaker reads the chapter aloud, verse by verse, and marks where it is. Press it again to stop. Reading on into the next chapter is a setting." },
    ],
    link: { href: "/", label: "Read now" },
  },
  {
    id: "verse-actions",
    title: "Verse actions",
    lead: "Tap a verse, point at it, or reach it with the Tab key and press Enter: what you can do with it appears.",
    steps: [
      { title: "Choose several", text: "Tap more verses and they join the first. The actions then apply to all of them; the cross clears the choice." },
      { title: "Highlight", text: "Orange, Pink or Grey. The eraser beside the colours takes it away. In print the colours become lines." },
      { title: "Copy", text: "Copies the text and, in parentheses, where it stands, ready to paste into a message." },
      { title: "Compare and Related", text: "Compare sets the verses side by side in up to three translations. Related shows other verses on the same subject." },
    ],
    link: { href: "/cross-references", label: "Cross references" },
  },
  {
    id: "notes",
    title: "Notes and bookmarks",
    lead: "What you write and mark stays on this device. Nobody else sees it, and there is no account to lose.",
    steps: [
      { title: "Write a note", text: "Choose one or more verses, press Note and write. It is kept as soon as you save it." },
      { title: "Find it again", text: "The notes panel lists everything in the order of the Bible and searches in it. Tap a reference to go there." },
      { title: "Bookmark", text: "Press Bookmark on a verse, and once more to take it away. Bookmarks and highlights have their own lists beside the notes." },
      { title: "Take it with you", text: "On the privacy page you can save everything to one file, bring it to another device, or erase it." },
    ],
    link: { href: "/privacy-policy", label: "Your data" },
  },
];

/** Single keys, wherever nobody is typing. They can be switched off in the reading settings. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "/", does: "Search" },
  { keys: "?", does: "This page" },
  { keys: "←", does: "Previous chapter" },
  { keys: "→", does: "Next chapter" },
];
