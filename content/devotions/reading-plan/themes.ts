/** Twenty themes used in rotation by day. The sentence under a theme is written for the day's reading. */
export const planThemes: readonly string[] = [
  "Beginnings",
  "Promise",
  "Trust",
  "Mercy",
  "Courage",
  "Patience",
  "Obedience",
  "Forgiveness",
  "Wisdom",
  "Thanksgiving",
  "Justice",
  "Comfort",
  "Humility",
  "Faithfulness",
  "Prayer",
  "Service",
  "Hope",
  "Joy",
  "Rest",
  "Love",
];

/** Five prayers used in rotation from day 6 on. They fit any reading. */
export const planPrayers: readonly string[] = [
  "Father, I am about to read words that were old when my grandparents were young. Give me an ear for them. Where I know the story too well, slow me down. Where I do not understand, keep me from pretending. Let one sentence stay with me when I close the book, and show me at some point before tonight what it is for. Amen.",
  "Lord Jesus, the day is already full, and I have come to you with one eye on the clock. Take the minutes I have. Read me while I read. If there is somebody I must forgive, bring the name up now; if there is something I owe, show me the amount. Then send me back to the dishes and the messages with a quieter mind. Amen.",
  "Holy Spirit, you breathed on the ones who wrote this, the kings and the fishermen. Breathe on me as well. Some of these pages are hard, and some I would rather skip. Sit beside me there. Keep me honest about what they say and patient about what they mean, and let me get up from the chair a little kinder than I sat down. Amen.",
  "God of Abraham, and of the widow with two coins, you have never lost sight of anyone in this book. So I bring you the people I am afraid have been forgotten, and I say their names. Feed them today. Let them sleep. And if there is bread in my house that belongs to one of them, make me uneasy until I have carried it over. Amen.",
  "Thank you for those who copied these pages by hand, who hid them, carried them over borders and read them aloud to children. Because of them I have them too. Put me in that line. Give me somebody to tell, and the sense to tell it simply. And on the days when my reading is dull, give me back my hunger. Amen.",
];
