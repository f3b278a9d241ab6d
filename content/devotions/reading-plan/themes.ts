import type { PlanTheme } from "#content/schema/devotions/reading-plan.ts";

/** Twenty themes used in rotation, each with a question to keep in mind while reading. */
export const planThemes: readonly PlanTheme[] = [
  { name: "Beginnings", question: "What starts here, and who set it going?" },
  { name: "Promise", question: "What has God said he will do, and to whom?" },
  { name: "Trust", question: "Who takes a step without seeing the next one?" },
  { name: "Mercy", question: "Who is treated better than they deserve?" },
  { name: "Courage", question: "What is there to be afraid of, and who goes anyway?" },
  { name: "Patience", question: "Who has to wait, and what do they do meanwhile?" },
  { name: "Obedience", question: "What is asked, and how exactly is it done?" },
  { name: "Forgiveness", question: "What is owed in these chapters, and who lets it go?" },
  { name: "Wisdom", question: "Which choice here would you have made differently?" },
  { name: "Thanksgiving", question: "What could somebody give thanks for here, and do they?" },
  { name: "Justice", question: "Who is wronged, and who notices?" },
  { name: "Comfort", question: "Who is in trouble, and who comes near?" },
  { name: "Humility", question: "Who is willing to be small, and who cannot bear it?" },
  { name: "Faithfulness", question: "Who keeps their word when it has become expensive?" },
  { name: "Prayer", question: "Is anyone speaking to God, and how do they begin?" },
  { name: "Service", question: "What ordinary work is done, and for whose sake?" },
  { name: "Hope", question: "What is not here yet that somebody is counting on?" },
  { name: "Joy", question: "Where is there singing, or food, or laughter?" },
  { name: "Rest", question: "Who stops, and what does stopping cost them?" },
  { name: "Love", question: "What does love do in these pages, beside what it says?" },
];
