import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Names and titles of God and of Christ; more in the two files beside it. */
export const names: readonly DictionaryTerm[] = [
  {
    term: "Christ",
    pronunciation: "KRYST",
    type: "Title",
    definition:
      "The anointed one: Greek for the Hebrew word Messiah. Kings, priests and at times prophets in Israel were anointed with oil; the Christ is the king whom the prophets promised.",
    context:
      "It is a title before it is a name. When Peter says “Thou art the Christ” he is not completing an address but making a claim, and he is told at once to keep it quiet.",
    references: ["Mark 8:29", "John 1:41", "Psalm 2:2", "Acts 2:36"],
    greek: "Χριστός (Christos)",
    hebrew: "מָשִׁיחַ (mashiach)",
    etymology: "From Greek ‘chriein’, to rub with oil; the same root gives chrism.",
    source: "Easton’s Bible Dictionary (1897), ‘Christ’; Strong’s Exhaustive Concordance (1890), G5547, H4899",
  },
  {
    term: "Comforter",
    pronunciation: "KUM-fer-ter",
    type: "Title",
    definition:
      "One called to stand beside another: to help, to plead, to strengthen. Jesus uses the word of the Holy Ghost on the night before his death; John once uses it of Jesus himself.",
    context:
      "In 1611 to comfort still meant to make strong. The Greek word could also be used of someone who speaks for you in court, and in 1 John 2:1, which a different company of the King James translators had in hand, it is advocate.",
    references: ["John 14:16", "John 14:26", "John 16:7", "1 John 2:1"],
    greek: "παράκλητος (paraklētos)",
    etymology: "From Latin ‘con’ and ‘fortis’, strong; the Greek is ‘called to one’s side’.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Comforter’; Strong’s Exhaustive Concordance (1890), G3875; International Standard Bible Encyclopedia (1915), ‘English Versions’; Skeat, Etymological Dictionary of the English Language (1882), ‘Comfort’",
  },
  {
    term: "Emmanuel",
    pronunciation: "ih-MAN-yoo-el",
    type: "Name",
    definition:
      "‘God with us’: the name of a child promised to a frightened king of Judah, and the name with which Matthew explains who was born of Mary.",
    context:
      "Isaiah writes it Immanuel; Matthew, writing Greek, Emmanuel, “which being interpreted is, God with us”. His Gospel ends on the same note, with a promise to be there alway.",
    references: ["Isaiah 7:14", "Matthew 1:23", "Matthew 28:20"],
    hebrew: "עִמָּנוּ אֵל (immanu el)",
    greek: "Ἐμμανουήλ (Emmanouēl)",
    source: "Strong’s Exhaustive Concordance (1890), H6005, G1694; The passages named",
  },
  {
    term: "Lamb of God",
    pronunciation: "LAM of GOD",
    type: "Title",
    definition:
      "John the Baptist’s name for Jesus. It gathers up the lamb of the passover, whose blood was put on the doorposts, and the sufferer of Isaiah who went as a lamb to the slaughter.",
    context:
      "On the next day John says it again to two of his own disciples, and they leave him and follow Jesus. In the Revelation a lamb that has been slain stands in the midst of the throne.",
    references: ["John 1:29", "Exodus 12:5", "Isaiah 53:7", "Revelation 5:6"],
    greek: "ὁ ἀμνὸς τοῦ θεοῦ (ho amnos tou theou)",
    source: "Strong’s Exhaustive Concordance (1890), G286, G2316; The passages named",
  },
  {
    term: "LORD",
    pronunciation: "LORD",
    type: "Name",
    definition:
      "Printed in capitals, this stands for God’s own name, four Hebrew letters that readers in Israel held too holy to say aloud. They said ‘Adonai’, my Lord, and translators followed them.",
    context:
      "Moses asks for the name at the burning bush and hears “I AM THAT I AM”. Where the King James Version prints the name itself, it is JEHOVAH; how it was spoken is not known for certain.",
    references: ["Exodus 3:14", "Exodus 6:3", "Psalm 23:1", "Isaiah 42:8"],
    hebrew: "יהוה (YHWH)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘יהוה’; International Standard Bible Encyclopedia (1915), ‘God, Names of’; Strong’s Exhaustive Concordance (1890), H3068",
  },
  {
    term: "Son of man",
    pronunciation: "SUN of MAN",
    type: "Title",
    definition:
      "In Hebrew and Aramaic simply a human being. Ezekiel is called so over ninety times. It is also what Jesus most often called himself, and here Daniel’s vision stands behind it.",
    context:
      "Daniel saw one like a son of man brought to the Ancient of days and given a kingdom. Jesus joins that glory to suffering: the Son of man came “to minister, and to give his life”.",
    references: ["Daniel 7:13-14", "Mark 10:45", "Luke 19:10", "Ezekiel 2:1"],
    hebrew: "בֶּן אָדָם (ben adam)",
    greek: "ὁ υἱὸς τοῦ ἀνθρώπου (ho huios tou anthrōpou)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Son of man’; Strong’s Exhaustive Concordance (1890), H1121, H120, G5207, G444",
  },
  {
    term: "Word",
    pronunciation: "WURD",
    type: "Title",
    definition:
      "John’s name for the Son of God before he was born as Jesus. A word is how a mind goes out to others, and in Genesis God makes the world by speaking.",
    context:
      "John begins where Genesis begins, and then writes what no Greek thinker would have written: “And the Word was made flesh, and dwelt among us”. The verb for dwelt means to pitch a tent.",
    references: ["John 1:1", "John 1:14", "Genesis 1:3", "Revelation 19:13"],
    greek: "λόγος (logos)",
    source: "Strong’s Exhaustive Concordance (1890), G3056, G4637; The passages named",
  },
];
