/**
 * Sets of verses to learn by heart, seven cards each: references alone, their words come from the translation that a
 * visitor chooses. Their names and what is said of them: `src/scripture/by-heart/messages.ts`.
 */
export const byHeartSets = {
  comfort: [
    "Psalm 34:18",
    "Psalm 46:1",
    "Isaiah 41:10",
    "Matthew 11:28",
    "John 14:27",
    "2 Corinthians 1:3-4",
    "Revelation 21:4",
  ],
  "lords-prayer": [
    "Matthew 6:7",
    "Matthew 6:8",
    "Matthew 6:9",
    "Matthew 6:10",
    "Matthew 6:11",
    "Matthew 6:12",
    "Matthew 6:13",
  ],
  "psalm-23": ["Psalm 23:1", "Psalm 23:2", "Psalm 23:3", "Psalm 23:4", "Psalm 23:5", "Psalm 23:6", "John 10:11"],
  "romans-road": [
    "Romans 3:23",
    "Romans 6:23",
    "Romans 5:8",
    "Romans 10:9",
    "Romans 10:13",
    "Romans 5:1",
    "Romans 8:38-39",
  ],
  beatitudes: [
    "Matthew 5:3",
    "Matthew 5:4",
    "Matthew 5:5",
    "Matthew 5:6",
    "Matthew 5:7",
    "Matthew 5:8",
    "Matthew 5:9-10",
  ],
  promises: [
    "Joshua 1:9",
    "Isaiah 40:31",
    "Isaiah 43:2",
    "Lamentations 3:22-23",
    "Matthew 28:20",
    "Romans 8:28",
    "Philippians 1:6",
  ],
  children: [
    "Genesis 1:1",
    "Psalm 56:3",
    "Psalm 119:105",
    "Matthew 19:14",
    "John 3:16",
    "Ephesians 4:32",
    "1 John 4:19",
  ],
  worry: ["Psalm 4:8", "Psalm 55:22", "Psalm 94:19", "Isaiah 26:3", "Matthew 6:34", "Philippians 4:6-7", "1 Peter 5:7"],
  love: [
    "1 Corinthians 13:4",
    "1 Corinthians 13:5",
    "1 Corinthians 13:6",
    "1 Corinthians 13:7",
    "1 Corinthians 13:13",
    "John 13:34-35",
    "1 John 4:7",
  ],
  "every-day": [
    "Micah 6:8",
    "Proverbs 3:5-6",
    "Psalm 90:12",
    "Romans 12:2",
    "Galatians 5:22-23",
    "Colossians 3:17",
    "James 1:5",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ByHeartSetId = keyof typeof byHeartSets;
