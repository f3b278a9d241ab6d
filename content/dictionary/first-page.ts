import { quotedIn } from "#domain/site/locales/locale.ts";
import type { DictionaryTerm } from "../schema/dictionary.ts";

/** The `lang` of all terms on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The terms of the first page, A to Alpha: they stand apart, so that the screen can show them before the others have loaded. */
export const firstPage: readonly DictionaryTerm[] = [
  {
    term: "Abba",
    pronunciation: "AB-uh",
    type: "Aramaic word",
    definition:
      "The word a child at home used for father, and grown children too. Jesus prayed with it, and the first Greek-speaking churches kept the sound of it beside their own word.",
    context:
      "It stands three times, always with its translation next to it. In Gethsemane it opens the hardest prayer of the Gospels; in Paul’s letters it is what the Spirit teaches adopted children to say.",
    references: ["Mark 14:36", "Romans 8:15", "Galatians 4:6"],
    greek: "ἀββᾶ (abba)",
    etymology: "From Aramaic ‘ab’, father, with the ending that makes it the father one calls.",
    source: "Easton’s Bible Dictionary (1897), ‘Abba’; Strong’s Exhaustive Concordance (1890), G5",
  },
  {
    term: "Adonai",
    pronunciation: "ad-oh-NY",
    type: "Name",
    definition:
      "Hebrew for ‘my Lord’, said to God alone. It is also the word that readers in Israel spoke when they came to the four letters of God’s name.",
    context:
      "The King James Version prints it Lord, with small letters after the first. Abraham uses it when he asks what God will give him, since he goes childless; Isaiah, when he sees the throne.",
    references: ["Genesis 15:2", "Isaiah 6:1", "Psalm 110:1"],
    hebrew: "אֲדֹנָי (adonay)",
    source:
      "Strong’s Exhaustive Concordance (1890), H136; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘אָדוֹן’",
  },
  {
    term: "Adoption",
    pronunciation: "uh-DOP-shun",
    type: "Teaching",
    definition:
      "Being taken into a family as a son or daughter with full rights. Paul probably thinks of Roman law, where an adopted son inherited as if he had been born in the house.",
    context:
      "He says it of Israel, and of everyone who has the Spirit of Christ: no longer a slave who is afraid, but a child who cries “Abba, Father” and is an heir.",
    references: ["Romans 8:15-17", "Romans 9:4", "Galatians 4:4-7", "Ephesians 1:5"],
    greek: "υἱοθεσία (huiothesia)",
    source: "Easton’s Bible Dictionary (1897), ‘Adoption’; Strong’s Exhaustive Concordance (1890), G5206",
  },
  {
    term: "Alleluia",
    pronunciation: "al-uh-LOO-yuh",
    type: "Hebrew word",
    definition:
      "A call to praise: ‘praise ye the LORD’. The Psalms say it to a crowd, in the plural, and the last five psalms each begin and end with it.",
    context:
      "The King James Version translates it in the Psalms and leaves it as a shout in the Revelation, where a great voice of much people in heaven begins “Alleluia; Salvation, and glory” and the rest answer.",
    references: ["Psalm 150:6", "Psalm 113:1", "Revelation 19:1", "Revelation 19:6"],
    hebrew: "הַלְלוּ יָהּ (halelu yah)",
    greek: "ἁλληλουϊά (hallēlouia)",
    etymology: "Two words: ‘halelu’, praise, and ‘Yah’, the short form of God’s name.",
    source: "Strong’s Exhaustive Concordance (1890), H1984, H3050, G239; The passages named",
  },
  {
    term: "Almighty",
    pronunciation: "all-MY-tee",
    type: "Name",
    definition:
      "The English for Shaddai, the name by which God made himself known to Abraham, Isaac and Jacob. What the Hebrew first meant is disputed: strength and mountain are among the guesses.",
    context:
      "Job and his friends use it more than all other books together. Naomi, home from Moab with nothing, says that “the Almighty hath dealt very bitterly with me”.",
    references: ["Genesis 17:1", "Exodus 6:3", "Ruth 1:20", "Job 5:17"],
    hebrew: "אֵל שַׁדַּי (el shadday)",
    greek: "παντοκράτωρ (pantokratōr)",
    source:
      "Strong’s Exhaustive Concordance (1890), H410, H7706, G3841; International Standard Bible Encyclopedia (1915), ‘God, Names of’",
  },
  {
    term: "Alpha and Omega",
    pronunciation: "AL-fuh and oh-MAY-guh",
    type: "Title",
    definition:
      "The first and the last letter of the Greek alphabet, said of God and of Christ: he was there before everything and will be there after it, and all between is his.",
    context:
      "Only the Revelation uses the letters. Isaiah had said the same in words, “I am the first, and I am the last”, to people in exile who wondered who was in charge of their history.",
    references: ["Revelation 1:8", "Revelation 22:13", "Isaiah 44:6"],
    greek: "τὸ ἄλφα καὶ τὸ ὦ (to alpha kai to ō)",
    source: "Strong’s Exhaustive Concordance (1890), G1, G5598; The passages named",
  },
];

/** How many terms the dictionary has in all. */
export const termCount = 229;
