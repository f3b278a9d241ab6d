/**
 * The references of the pages in this folder, counted by hand as a reader would see them, part by part: "38; 9:4" are two.
 * `missed` are those that the script leaves alone: a book in lower case, and what may be a name beside a time of day.
 */
interface Expected {
  readonly references: string;
  readonly missed?: readonly string[];
}

export const expectedOnPages: Readonly<Record<"blog" | "bulletin" | "forum" | "news" | "study", Expected>> = {
  blog: {
    references:
      "Romans 8; Romans 8:1; Romans 8:38-39; Romans 8:19-22; Romans 8:28; Romans 8:29; Galatians 5:16-18; Galatians 5:22-23; Ephesians 1:13-14; 2 Corinthians 1:22; 2 Corinthians 5:5; Ezekiel 36:26-27; Joel 2:28-29; Jeremiah 31:33; Psalms 44:22; Psalms 44; Psalms 23; Psalms 42-43; Isaiah 50:8; Isaiah 50:9; Deuteronomy 7:9; 1 Corinthians 15:20; 1 Corinthians 15:23; James 1:18; Revelation 14:4; Romans 8:15; Romans 9:4; Galatians 4:5; Acts 2:17-21; Romans 8:38; Lamentations 3:24; Psalms 130:5-7; Jeremiah 29:11; Romans 5:3-5; Romans 15:4; 1 Peter 1:3; Hebrews 6:19; Job 42:5-6; 2 Corinthians 4:16-18; 2 Corinthians 12:9; James 1:2-4; 1 Peter 5:10; Revelation 21:4; Isaiah 43:2; Matthew 6:9-13; Luke 11:1-4; Luke 18:1-8; 1 Thessalonians 5:16-18; Ephesians 6:18; Daniel 6:10; Genesis 1:2; Exodus 31:3; Numbers 11:29; Judges 6:34; 1 Samuel 16:13; Zechariah 4:6; Luke 1:35; John 14:26; John 16:13; Acts 1:8; Titus 3:5-6; Hosea 1:10; Deuteronomy 14:1; John 1:12; 1 John 3:1-2; Ephesians 1:5; Habakkuk 3:17-19; Micah 7:18-20; Malachi 4:2; Nahum 1:7; Zephaniah 3:17; Jude 1:24; Philippians 1:6; 1 Kings 19:9-18; Luke 4:18; Mark 10:45",
  },
  bulletin: {
    references:
      "Exodus 17:1-7; Psalms 95; Romans 5:1-11; John 4:5-42; Psalms 25; Psalms 9; Psalms 15; Genesis 44:1-17; Romans 8:1-10; Job 28:12-28; Mark 10:45; Esther 8:16; John 4; Jeremiah 2:13; Isaiah 12:3; Revelation 22:17; Romans 5:3-5; Romans 12:12; James 1:2-4; 1 Peter 1:6-7; Philippians 4:13; Luke 15:20; Matthew 6; 1 John 4; 1 Thessalonians 5:18; 2 Corinthians 9:6; 2 Corinthians 9:7; Malachi 3:10; Proverbs 3:9; Ezekiel 37:1-14; John 11:1-45; John 11:35",
    missed: ["Esther 8:16"],
  },
  forum: {
    references:
      "John 3:5; John 3:5; John 3:5; Acts 2:38; Acts 2:41; Matthew 28:19; Mark 16:16; Luke 3:3; Acts 2; 1 Corinthians 1:14-17; 1 Peter 3:21; Romans 6:3-4; Colossians 2:12; Galatians 3:27; Ephesians 4:5; Titus 3:5; Hebrews 6:2; Hebrews 10:22; Acts 8:36-38; Acts 10:47-48; Acts 16:15; Acts 16:33; Acts 19:5; Acts 22:16; Ezekiel 36:25; Isaiah 52:15; Numbers 19:13; Leviticus 16:4; Leviticus 16:24; Exodus 30:18-21; 2 Kings 5:14; Psalms 51:2; Psalms 51:7; John 3:16; 1 John 5:6-8; 1 John 5:6; 2 Peter 1:21; 3 John 1:4; Jude 1:20-21; Philemon 1:6; Obadiah 1:15; Song of Solomon 8:6-7; Song of Solomon 2:4; 1 Samuel 16:7; 1 Samuel 3:10; 2 Samuel 22:31; Hosea 6:6; Nahum 1:7; Habakkuk 2:4; Habakkuk 2:20; Zephaniah 3:17; 1 Timothy 4:12; 2 Timothy 3:16-17; Daniel 3:17-18; Esther 4:14; Ezra 7:10; Job 19:25-26",
    missed: ["John 3:5"],
  },
  news: {
    references:
      "Psalms 127:1; Nehemiah 2:18; Nehemiah 6:15-16; Isaiah 58:12; Psalms 46:4-5; Psalms 46:10; Exodus 14:22; Joshua 3:17; Joshua 4:6-7; Hebrews 11:29; Hebrews 11:30; 1 Peter 2:5; 2 Chronicles 7:14; Matthew 7:24-27; 3 John 1:2; Micah 6:8; Amos 5:24; Zechariah 4:10; Haggai 2:9; Malachi 3:10; Proverbs 31:8-9; Proverbs 11:11; Ecclesiastes 3:3; Ecclesiastes 3:5; Lamentations 3:22-23; Acts 19:24; Colossians 3:23; Philippians 2:3-4; Philippians 4:8; 1 Thessalonians 5:11",
  },
  study: {
    references:
      "Isaiah 53; Isaiah 52:13-53:12; Isaiah 53:4-6; Isaiah 53; Isaiah 53:3; Isaiah 53:4-5; Isaiah 53:7; 1 Peter 2:22; Isaiah 53:12; Luke 22:37; Acts 8:32-35; Romans 4:25; Romans 10:16; Romans 15:21; John 12:38; Mark 15:28; Psalms 23; Psalms 23:4; John 10:11-16; Ezekiel 34:23; Jeremiah 23:4; Genesis 49:24; Psalms 80:1; Zechariah 13:7; Hebrews 13:20; 1 Peter 5:4; Revelation 7:17; Proverbs 27:23; Song of Solomon 1:7-8; Song of Solomon 2:16; Song of Solomon 6:3; Ecclesiastes 12:11; Micah 5:4; Micah 7:14; Psalms 100:3; Psalms 95:6-7; Numbers 27:17; Matthew 9:36; Mark 6:34; Genesis 48; Luke 15:3-7; Matthew 18:12-14; Exodus 3:1; Leviticus 27:32; Deuteronomy 26:5; 2 Samuel 7:7-8; 1 Kings 22:17; 1 Chronicles 11:2; Nehemiah 9:21; Job 1:3; Ecclesiastes 12:11; Lamentations 3:1; Amos 3:12; Zephaniah 2:6; Acts 20:28-29; Ephesians 4:11; Hebrews 13:20-21; Jude 1:12; 1 John 3:16",
  },
};
