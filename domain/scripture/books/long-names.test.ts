import { describe, expect, it } from "vitest";
import { formatReference } from "../reference/format-reference.ts";
import { parseReference } from "../reference/parse-reference.ts";
import { readSearch } from "../lookup/search-intent.ts";

/** The names that stand in printed Bibles, and those that people say, with a verse or a chapter after each. */
const named: readonly (readonly [text: string, reference: string])[] = [
  ["acts of the apostles 2:38", "Acts 2:38"],
  ["The Acts of the Holy Apostles 2:38", "Acts 2:38"],
  ["the book of the Acts of the Apostles 2", "Acts 2"],
  ["First Epistle of Paul to the Corinthians 13:4", "1 Corinthians 13:4"],
  ["The Second Epistle of Paul the Apostle to the Corinthians 5:17", "2 Corinthians 5:17"],
  ["first letter to the Corinthians 13", "1 Corinthians 13"],
  ["Paul's first letter to the Thessalonians 5:17", "1 Thessalonians 5:17"],
  ["Paul’s letter to the Ephesians 2:8", "Ephesians 2:8"],
  ["The Epistle of Paul the Apostle to the Romans 8:28", "Romans 8:28"],
  ["Letter of Paul to Philemon 6", "Philemon 1:6"],
  ["the second epistle of St. Paul to Timothy 3:16", "2 Timothy 3:16"],
  ["Epistle to the Hebrews 11:1", "Hebrews 11:1"],
  ["The General Epistle of James 1:2", "James 1:2"],
  ["The First Epistle General of Peter 1:3", "1 Peter 1:3"],
  ["First Epistle of John 4:8", "1 John 4:8"],
  ["3rd letter of John 4", "3 John 1:4"],
  ["The General Epistle of Jude", "Jude"],
  ["Gospel according to Saint Matthew 5:3", "Matthew 5:3"],
  ["The Gospel According to St. John 3:16", "John 3:16"],
  ["gospel of Mark 1", "Mark 1"],
  ["Saint Luke 2:7", "Luke 2:7"],
  ["Song of Songs 2:1", "Song of Solomon 2:1"],
  ["the Song of Songs 2:1", "Song of Solomon 2:1"],
  ["Book of Psalms", "Psalms"],
  ["The Book of Psalms 23", "Psalm 23"],
  ["psalms of david 23", "Psalm 23"],
  ["the Proverbs of Solomon 3:5", "Proverbs 3:5"],
  ["Revelation of John 1:1", "Revelation 1:1"],
  ["The Revelation of Saint John the Divine 21:4", "Revelation 21:4"],
  ["Revelation to John 3:20", "Revelation 3:20"],
  ["Revelation of Jesus Christ 3:20", "Revelation 3:20"],
  ["book of revelation 21", "Revelation 21"],
  ["apocalypse of john 21:4", "Revelation 21:4"],
  ["Lamentations of Jeremiah 3:22", "Lamentations 3:22"],
  ["The Book of the Prophet Isaiah 53", "Isaiah 53"],
  ["prophet Jeremiah 29:11", "Jeremiah 29:11"],
  ["The First Book of Moses, called Genesis 1:1", "Genesis 1:1"],
  ["second book of moses 20", "Exodus 20"],
  ["fifth book of Moses 6:4", "Deuteronomy 6:4"],
  ["first book of samuel 16:7", "1 Samuel 16:7"],
  ["second book of kings 2:1", "2 Kings 2:1"],
  ["The Second Book of the Chronicles 7:14", "2 Chronicles 7:14"],
  ["2nd Book of Samuel 7", "2 Samuel 7"],
  ["Ecclesiastes, or the Preacher 3:1", "Ecclesiastes 3:1"],
  ["Gospel of John 3:16; First Epistle of John 4:8", "John 3:16; 1 John 4:8"],
];

describe("long names of books", () => {
  it("are read", () => {
    for (const [text, reference] of named) {
      const parsed = parseReference(text);
      expect(parsed.ok ? formatReference(parsed.reference) : parsed.problem, text).toBe(reference);
    }
  });

  it("are references in the search box", () => {
    for (const [text] of named) expect(readSearch(text), text).toMatchObject({ kind: "reference" });
  });

  it.each([
    "acts of kindness",
    "book of life",
    "letter of the law",
    "the gospel of peace",
    "song of moses",
    "the book of the law of moses",
    "first book",
    "prophet",
    "saint",
    "revelation of jesus",
    "john the divine",
    "epistle of paul",
    "books of moses",
    "revelation of the mystery",
  ])("%s is a word search", (text) => expect(readSearch(text)).toEqual({ kind: "words", query: text }));
});
