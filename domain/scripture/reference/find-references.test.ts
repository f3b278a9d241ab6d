import { describe, expect, it } from "vitest";
import { asInEnglish } from "./comma-verses.ts";
import { findReferences, readerPath, referenceText } from "./find-references.ts";

const inText = (text: string): readonly string[] => findReferences(text).map(referenceText);

describe("references", () => {
  it.each<readonly [text: string, found: readonly string[]]>([
    ["John 3:16", ["John 3:16"]],
    ["JOHN 3:16 and Jn 3.16", ["John 3:16", "John 3:16"]],
    ["(Gen. 1:1–2:3)", ["Genesis 1:1-2:3"]],
    ["Romans 8:28-30, 38; 12:1", ["Romans 8:28-30", "Romans 8:38", "Romans 12:1"]],
    ["1 Cor 13:4,7,13", ["1 Corinthians 13:4", "1 Corinthians 13:7", "1 Corinthians 13:13"]],
    ["First Corinthians 13 and II Tim. 1:7", ["1 Corinthians 13", "2 Timothy 1:7"]],
    ["Ps 23; 24 and Psalms 149-150", ["Psalms 23", "Psalms 24", "Psalms 149-150"]],
    ["Song of Songs 2:1, Song of Solomon 8:6", ["Song of Solomon 2:1", "Song of Solomon 8:6"]],
    ["Matt 25:31ff", ["Matthew 25:31-46"]],
    ["Luke 1:46f.", ["Luke 1:46-47"]],
    ["Exod 3:14; 6:2; and 34:6f; and 5 more", ["Exodus 3:14", "Exodus 6:2", "Exodus 34:6-7"]],
    ["John 3:16; 1 John 4:8", ["John 3:16", "1 John 4:8"]],
    ["Acts 2.42-47; see Mark 4.35\u201341 and John 3.16-18.", ["Acts 2:42-47", "Mark 4:35-41", "John 3:16-18"]],
    ["see Jude 3-5, Philemon 6", ["Jude 1:3-5", "Philemon 1:6"]],
    ["2 John 5", ["2 John 1:5"]],
    ["Isa 53:4a-6b", ["Isaiah 53:4-6"]],
    ["John 3:16 and 18.", ["John 3:16", "John 3:18"]],
    ["read Mark 3.", ["Mark 3"]],
    ["Phil 4:6 Philemon 1:6 Phlm 7", ["Philippians 4:6", "Philemon 1:6", "Philemon 1:7"]],
    ["on page 2 John 3:16", ["John 3:16"]],
    [
      "Micah\n        6:8, 1\n        John 4:8 and Song of\n  Songs 2:4,\n   16",
      ["Micah 6:8", "1 John 4:8", "Song of Solomon 2:4", "Song of Solomon 2:16"],
    ],
    ["Psalm\u00a0119:105", ["Psalms 119:105"]],
    [
      "Is. 53.5, Joh 3.16, Ge 1:1, Pr 3:5, SoS 2:1",
      ["Isaiah 53:5", "John 3:16", "Genesis 1:1", "Proverbs 3:5", "Song of Solomon 2:1"],
    ],
    ["Gen 1:1 & Am 5:24; Is 53:5", ["Genesis 1:1", "Amos 5:24", "Isaiah 53:5"]],
    ["Romans chapter 5, verse 3, and verse 5", ["Romans 5:3", "Romans 5:5"]],
    ["Mark ch. 4; John, chapter 3, verses 16 to 18", ["Mark 4", "John 3:16-18"]],
    ["Rom. 8 vv. 28–30, 38 and Psalm 23 v 4", ["Romans 8:28-30", "Romans 8:38", "Psalms 23:4"]],
    ["In Romans 8 the Spirit (v. 26), in vv. 3-7, 9.", ["Romans 8", "Romans 8:26", "Romans 8:3-7", "Romans 8:9"]],
    ["Romans 4, and in chapter 5, verse 3", ["Romans 4", "Romans 5:3"]],
    ["Romans 8:28 and chapter 5, verse 3 of the book of James", ["Romans 8:28", "James 5:3"]],
    ["Romans 8:28 and verse 16 of 1 John 3, v. 2 in Greek", ["Romans 8:28", "1 John 3:2"]],
    [
      "Heb 4:12 vs 2 Tim 3:16, 17; Gal 1 v. 1 Cor 3:2",
      ["Hebrews 4:12", "2 Timothy 3:16", "2 Timothy 3:17", "Galatians 1", "1 Corinthians 3:2"],
    ],
    ["Gen. 1:1/John 1:1", ["Genesis 1:1", "John 1:1"]],
    ["Ps 44:22 (cf. v. 9), quoted in verse 26", ["Psalms 44:22", "Psalms 44:9"]],
    ["Romans 8 ends well. What of v. 5?", ["Romans 8"]],
    ["Romans 8, v. 2.1 and v. 40, Psalms 42-43 v. 1", ["Romans 8", "Psalms 42-43"]],
    ["Genesis 1–2:3 and Gen 1.1–2.3", ["Genesis 1:1-2:3", "Genesis 1:1-2:3"]],
    ["in Romans 8 Paul says", ["Romans 8"]],
    ["Turn to Mark 4 and Acts 2 (cf Job 1), where the church begins to grow.", ["Mark 4", "Acts 2", "Job 1"]],
    ["(Mark 4), read in\n  Acts 2", ["Mark 4", "Acts 2"]],
    ["“he that is not against us is for us” (Mark 9:40)", ["Mark 9:40"]],
    ["In Judges 7:22 Gideon won", ["Judges 7:22"]],
    ["Isa 9:6,7 promise a child", ["Isaiah 9:6", "Isaiah 9:7"]],
    ["John 3:16,2 Peter 3:9", ["John 3:16", "2 Peter 3:9"]],
    ["Ps 119:142,160; Rom 8.28; 12.1.", ["Psalms 119:142", "Psalms 119:160", "Romans 8:28", "Romans 12:1"]],
    ["Job 38:10 onward, Luke 24:15 onward", ["Job 38:10", "Luke 24:15"]],
    ["Dan 6:5 onward, Luke 1:60 onward", ["Daniel 6:5", "Luke 1:60"]],
    ["Read John 3, 5, and 8 together", ["John 3", "John 5", "John 8"]],
    ["Matthew 5:3, 5 and 8 alike", ["Matthew 5:3", "Matthew 5:5", "Matthew 5:8"]],
    ["Matthew 5:3, 5, and 8", ["Matthew 5:3", "Matthew 5:5", "Matthew 5:8"]],
    ["from Genesis 1:1 to 2:3, John 3:16 to 18.", ["Genesis 1:1-2:3", "John 3:16-18"]],
    ["the Dan 6:10 prayer (Dan 6:10 prayer), Dan 6:10.", ["Daniel 6:10", "Daniel 6:10", "Daniel 6:10"]],
  ])("%s", (text, found) => expect(inText(text)).toEqual(found));

  it.each([
    "may 3:16",
    "john 3:16",
    "John 3:16 pm",
    "Mark 10:30am",
    "John 3:15 o’clock",
    "In the game Mark 3, Paul 2",
    "Mark 3 times",
    "James 5 years old",
    "(Mark 3\n          times)",
    "Acts 2 were shown",
    "Numbers 3.5 million",
    "Numbers 2.1-3 million",
    "Mark 4.35",
    "John 3:99",
    "John 22:1",
    "Genesis 0:1",
    "Johnson 3:16",
    "St.John/3:16",
    "bible.test/2024/John 3:16",
    "Paul and Matthew 12 go to school",
    "He 4:12 Is 5:30 Am 5:30",
    "Mark 2.0",
    "Ruth 3:16:40",
    "Job 9:305",
    "Joel 50%",
    "Hezekiah 3:16",
    "#John 3:16",
    "a@Luke 3:16",
    "John 3:18-16",
    "John 4:2-3:16",
    "John 3:99-4:2",
    "John 3:16-99",
    "Psalms 43-42",
    "Daniel 5 euros",
    "Psalm 151",
    "the (old) Dan 10:15 dentist",
    "Numbers 3:1 in favour",
    "Numbers 3:1 in favor",
    "a James 3:1 win",
    "We won against St. Mark 4:1",
    "United vs St Mark 3:1",
    "Rovers beat\n  James 3:1",
    "James 1:05 train",
    "Psalms 1,200 copies",
    "So 2:1 and Is 53:5 and Am. 5 and La. 5",
    "see v. 5, and chapter 5, verse 3",
  ])("%s has none", (text) => expect(inText(text)).toEqual([]));

  it.each<readonly [text: string, found: readonly string[]]>([
    ["Jn 3,16.18;4,1", ["John 3:16", "John 3:18", "John 4:1"]],
    ["Rom 8,28-30. 38 et Ps 23; 24, 1", ["Romans 8:28-30", "Psalms 23", "Psalms 24:1"]],
    ["Mt 25,31ss, Gal 5,22s y Es 2,5 veces", ["Matthew 25:31-46", "Galatians 5:22-23"]],
  ])("where commas part chapters and verses: %s", (text, found) => expect(inText(asInEnglish(text))).toEqual(found));

  it("stands before a number that counts something else", () => {
    expect(inText("John 3:16, 18 people came")).toEqual(["John 3:16"]);
    expect(inText("In John 3:16, 2 Peter 3:9 and elsewhere")).toEqual(["John 3:16", "2 Peter 3:9"]);
    expect(inText("John 3:16; 4 others")).toEqual(["John 3:16"]);
    expect(inText("John 3:16; 4.5 million; and 17")).toEqual(["John 3:16"]);
    expect(inText("John 3:16, read by Anna, 9, and Mark 12.")).toEqual(["John 3:16"]);
    expect(inText("We sang Psalm 23, 24 people in all")).toEqual(["Psalms 23"]);
    expect(inText("We sent John 3:16 to 20 schools, and Psalm 23:4 to 3")).toEqual(["John 3:16", "Psalms 23:4"]);
  });

  it("are read without a number that is not theirs", () => expect(inText("2 Romans 3")).toEqual(["Romans 3"]));

  it("say where they stand, and where to read them", () => {
    const text = "As John 3:16–18, 20 says";
    const found = findReferences(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["John 3:16–18", "20"]);
    expect(found.map((one) => readerPath("web", one))).toEqual(["/read/web/john/3#v16-18", "/read/web/john/3#v20"]);
    expect(readerPath("kjv", findReferences("Ps 23")[0]!)).toBe("/read/kjv/psalms/23");
    expect(readerPath("kjv", findReferences("Gen 1:30-2:3")[0]!)).toBe("/read/kjv/genesis/1#v30-31");
  });

  it("are found in linear time: a slower way would not end before the test does", () => {
    const hostile = ["1 John 1 1 1 1 ", "I ", "Ps 1,", "Rom 8 v. 5 ", "ch. 5, 5 "].map((part) => part.repeat(20_000));
    for (const text of [...hostile, `Rom 8${" v. 300".repeat(50_000)}`])
      expect(findReferences(text).length).toBeLessThan(60_000);
  });
});
