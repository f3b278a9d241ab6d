import type { GameCard, GameId } from "#content/schema/games.ts";

/** The seven games as shown in the menu and on the home page (docs/product/games.md, "Menu"). */
export const gameCatalogue: Readonly<Record<GameId, GameCard>> = {
  "trivia-challenge": {
    title: "Bible Trivia Challenge",
    shortTitle: "Trivia Challenge",
    description: "Fill the missing word before the ring runs out.",
    difficulty: "All Levels",
    category: "Trivia",
  },
  "wall-of-jericho": {
    title: "Wall of Jericho",
    shortTitle: "Wall of Jericho",
    description: "Find the matching verses and bring the wall down.",
    difficulty: "Medium",
    category: "Memory",
  },
  "bible-crossword-search": {
    title: "Bible Crossword Search",
    shortTitle: "Crossword Search",
    description: "Fruits of the Spirit, disciples and Bible words, hidden in a grid.",
    difficulty: "Medium",
    category: "Words",
  },
  "play-n-pray": {
    title: "Play N Pray",
    shortTitle: "Play N Pray",
    description: "Twenty names of God, each with a prayer. Three minutes.",
    difficulty: "Easy",
    category: "Prayer",
  },
  "wisdom-nuggets": {
    title: "Wisdom Nuggets",
    shortTitle: "Wisdom Nuggets",
    description: "Complete the parables from a bank of words. No time limit.",
    difficulty: "All Levels",
    category: "Parables",
  },
  "bible-scholar": {
    title: "Bible Scholar",
    shortTitle: "Bible Scholar",
    description: "Put the books of the Bible in their order.",
    difficulty: "Hard",
    category: "Knowledge",
  },
  "tap-to-reveal": {
    title: "Tap to Reveal",
    shortTitle: "Tap to Reveal",
    description: "Ten verses, three choices each: the book, the chapter, the verse.",
    difficulty: "Easy",
    category: "Scripture",
    isNew: true,
  },
};
