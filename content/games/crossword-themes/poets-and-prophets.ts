import type { CrosswordTheme } from "#content/schema/games.ts";

/** Job to Malachi. Every word occurs in the verse given with it (KJV). */
export const poetsAndProphetsThemes: readonly CrosswordTheme[] = [
  {
    title: "Job",
    words: [
      ["ASHES", "He sat down among them", "JOB", 2, 8],
      ["POTSHERD", "A broken piece to scrape himself with", "JOB", 2, 8],
      ["ELIPHAZ", "The friend from Teman, first to answer", "JOB", 4, 1],
      ["BILDAD", "The friend from Shuah", "JOB", 8, 1],
      ["PLEIADES", "Canst thou bind their sweet influences?", "JOB", 38, 31],
      ["ORION", "Stars with bands that none can loose", "JOB", 38, 31],
      ["BEHEMOTH", "He eateth grass as an ox", "JOB", 40, 15],
      ["LEVIATHAN", "Not to be drawn out with an hook", "JOB", 41, 1],
    ],
  },
  {
    title: "Psalm 23",
    words: [
      ["SHEPHERD", "What the LORD is to David", "PSA", 23, 1],
      ["PASTURES", "Green places to lie down", "PSA", 23, 2],
      ["RESTORETH", "What he does to my soul", "PSA", 23, 3],
      ["VALLEY", "A dark low place to walk through", "PSA", 23, 4],
      ["SHADOW", "Death casts it", "PSA", 23, 4],
      ["STAFF", "With the rod, it comforts", "PSA", 23, 4],
      ["CUP", "Mine runneth over", "PSA", 23, 5],
      ["MERCY", "It follows all the days of my life", "PSA", 23, 6],
    ],
  },
  {
    title: "Songs of Praise",
    words: [
      ["SELAH", "Perhaps a pause for the singers", "PSA", 3, 2],
      ["GATES", "Told to lift up their heads", "PSA", 24, 7],
      ["COURTS", "Entered with praise", "PSA", 100, 4],
      ["PSALTERY", "Strings named with the harp", "PSA", 150, 3],
      ["ORGANS", "Named with stringed instruments", "PSA", 150, 4],
      ["DANCE", "Praise with the timbrel and with feet", "PSA", 150, 4],
      ["CYMBALS", "Loud, and high sounding", "PSA", 150, 5],
      ["BREATH", "Whatever has it should praise", "PSA", 150, 6],
    ],
  },
  {
    title: "Proverbs",
    words: [
      ["WISDOM", "The principal thing; get it", "PRO", 4, 7],
      ["ANT", "Small, busy, and without a guide", "PRO", 6, 6],
      ["SLUGGARD", "One who should consider her ways", "PRO", 6, 6],
      ["HONEYCOMB", "What pleasant words are like", "PRO", 16, 24],
      ["APPLES", "Of gold in pictures of silver", "PRO", 25, 11],
      ["COALS", "Kindness heaps them on an enemy’s head", "PRO", 25, 22],
      ["SPIDER", "She is in kings’ palaces", "PRO", 30, 28],
      ["RUBIES", "A virtuous woman’s price is far above them", "PRO", 31, 10],
    ],
  },
  {
    title: "Isaiah",
    words: [
      ["SNOW", "What scarlet sins shall be as white as", "ISA", 1, 18],
      ["PLOWSHARES", "What swords shall be beaten into", "ISA", 2, 4],
      ["SERAPHIMS", "Six wings had each of them", "ISA", 6, 2],
      ["IMMANUEL", "The name of a virgin’s son", "ISA", 7, 14],
      ["COUNSELLOR", "It stands beside Wonderful", "ISA", 9, 6],
      ["LEOPARD", "It shall lie down with the kid", "ISA", 11, 6],
      ["EAGLES", "They that wait shall mount up like them", "ISA", 40, 31],
      ["STRIPES", "By his, we are healed", "ISA", 53, 5],
    ],
  },
  {
    title: "Prophets",
    words: [
      ["JEREMIAH", "I am a child, he said when called", "JER", 1, 1],
      ["EZEKIEL", "By the river Chebar he saw visions", "EZK", 1, 3],
      ["HOSEA", "Beeri’s son, with an unfaithful wife", "HOS", 1, 1],
      ["JOEL", "He saw an army of insects", "JOL", 1, 1],
      ["AMOS", "An herdman who gathered sycomore fruit", "AMO", 7, 14],
      ["MICAH", "The Morasthite who named Bethlehem", "MIC", 1, 1],
      ["HABAKKUK", "How long shall I cry, he asked", "HAB", 1, 1],
      ["MALACHI", "His book ends the Old Testament", "MAL", 1, 1],
    ],
  },
  {
    title: "The Sign of the Great Fish",
    words: [
      ["JONAH", "The son of Amittai, who ran from his errand", "JON", 1, 1],
      ["NINEVEH", "That great city", "JON", 1, 2],
      ["TARSHISH", "Where the ship in Joppa was going", "JON", 1, 3],
      ["TEMPEST", "A mighty one in the sea", "JON", 1, 4],
      ["FISH", "Three days and three nights inside", "JON", 1, 17],
      ["SACKCLOTH", "Everybody put it on, great and small", "JON", 3, 5],
      ["GOURD", "It came up over the prophet as shade", "JON", 4, 6],
      ["WORM", "It smote the plant in the morning", "JON", 4, 7],
    ],
  },
  {
    title: "Daniel in Babylon",
    words: [
      ["BABYLON", "The city of the captives", "DAN", 1, 1],
      ["PULSE", "Ten days of this food, and water", "DAN", 1, 12],
      ["FURNACE", "Heated seven times more than usual", "DAN", 3, 6],
      ["SHADRACH", "The first named of three friends", "DAN", 3, 12],
      ["BELSHAZZAR", "A king who made a feast for a thousand", "DAN", 5, 1],
      ["MENE", "Written twice on the plaster", "DAN", 5, 25],
      ["DARIUS", "The king who slept badly that night", "DAN", 6, 1],
      ["LIONS", "Their mouths were shut", "DAN", 6, 16],
    ],
  },
];
