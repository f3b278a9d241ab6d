import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Titles of Jesus. */
export const titlesOfChrist: readonly DictionaryTerm[] = [
  {
    term: "Good Shepherd",
    pronunciation: "GOOD SHEP-erd",
    type: "Title",
    definition:
      "What Jesus calls himself in John 10. A hired man runs when the wolf comes, because the sheep are not his; this shepherd stays, and it costs his life.",
    context:
      "Ezekiel had accused rulers who fed themselves and not the flock, and had God say “I will feed my flock”. David’s psalm, too, starts from there: the LORD is my shepherd.",
    references: ["John 10:11-13", "Ezekiel 34:15", "Psalm 23:1", "1 Peter 2:25"],
    hebrew: "רֹעֶה (roeh)",
    greek: "ὁ ποιμὴν ὁ καλός (ho poimēn ho kalos)",
    source: "Strong’s Exhaustive Concordance (1890), H7462, G4166, G2570; The passages named",
  },
  {
    term: "Jesus",
    pronunciation: "JEE-zus",
    type: "Name",
    definition:
      "The Greek form of Joshua or Jeshua, a common name among Jews of the time: ‘the LORD saves’. The angel gave it to Joseph before the birth, with its reason.",
    context:
      "It says what the child will do: “for he shall save his people from their sins”. Acts 7:45 and Hebrews 4:8 have the name too, but there the King James Version means Joshua, the son of Nun.",
    references: ["Matthew 1:21", "Acts 7:45", "Hebrews 4:8", "Philippians 2:10"],
    hebrew: "יֵשׁוּעַ (yeshua)",
    greek: "Ἰησοῦς (Iēsous)",
    source: "Easton’s Bible Dictionary (1897), ‘Jesus’; Strong’s Exhaustive Concordance (1890), H3442, H3091, G2424",
  },
  {
    term: "Mediator",
    pronunciation: "MEE-dee-ay-ter",
    type: "Title",
    definition:
      "One who stands between two parties and brings them together. Moses did it at Sinai; the New Testament says it of Christ, between God and people.",
    context:
      "Job wished for somebody who could lay his hand on both of them, God and himself. First Timothy answers: “one mediator between God and men, the man Christ Jesus”.",
    references: ["Job 9:33", "Galatians 3:19", "1 Timothy 2:5", "Hebrews 9:15"],
    greek: "μεσίτης (mesitēs)",
    source: "Easton’s Bible Dictionary (1897), ‘Mediator’; Strong’s Exhaustive Concordance (1890), G3316",
  },
  {
    term: "Messiah",
    pronunciation: "muh-SY-uh",
    type: "Title",
    definition:
      "Hebrew for ‘anointed one’: first any king or high priest on whose head oil was poured, then the king of David’s line for whom Israel hoped. Greek says Christ.",
    context:
      "The King James Version prints it in Daniel 9, and as Messias in John, where Andrew tells his brother and a woman of Samaria says that she knows he is coming. Even Cyrus of Persia is called anointed.",
    references: ["Daniel 9:25", "John 1:41", "John 4:25-26", "Isaiah 45:1"],
    hebrew: "מָשִׁיחַ (mashiach)",
    greek: "Μεσσίας (Messias)",
    source: "Easton’s Bible Dictionary (1897), ‘Messiah’; Strong’s Exhaustive Concordance (1890), H4899, G3323",
  },
  {
    term: "Redeemer",
    pronunciation: "rih-DEE-mer",
    type: "Title",
    definition:
      "In Israel the nearest relative, who bought back family land, freed a kinsman sold into bondage and stood up for the dead. Isaiah uses it of God more than anyone.",
    context:
      "Job, who has lost everything, says “I know that my redeemer liveth”. The women of Bethlehem use the same Hebrew word when they bless Naomi: she has not been left without a kinsman.",
    references: ["Leviticus 25:48-49", "Ruth 4:14", "Job 19:25", "Isaiah 41:14"],
    hebrew: "גֹּאֵל (goel)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘גָּאַל’; Strong’s Exhaustive Concordance (1890), H1350; The passages named",
  },
  {
    term: "Saviour",
    pronunciation: "SAYV-yer",
    type: "Title",
    definition:
      "One who rescues. In the Old Testament God is called so, and now and then a leader he sends; in the Greek world the title was also given to gods and emperors.",
    context:
      "An angel uses it to shepherds on the night of the birth. Samaritans, after two days of listening, say that they have heard for themselves and know: “the Saviour of the world”.",
    references: ["Isaiah 43:11", "Luke 2:11", "John 4:42", "Titus 2:13"],
    hebrew: "מוֹשִׁיעַ (moshia)",
    greek: "σωτήρ (sōtēr)",
    source: "Strong’s Exhaustive Concordance (1890), H3467, G4990; Deissmann, Light from the Ancient East (1910)",
  },
  {
    term: "Son of David",
    pronunciation: "SUN of DAY-vid",
    type: "Title",
    definition:
      "A descendant of king David, and so the promised king. Matthew’s first line calls Jesus by it, and blind people at the roadside shouted it when others told them to be quiet.",
    context:
      "God had promised David a house and a throne for ever. Jesus asked the scribes how David could call his own son Lord, and left the question with them.",
    references: ["2 Samuel 7:12-13", "Matthew 1:1", "Mark 10:47-48", "Mark 12:35-37"],
    greek: "υἱὸς Δαβίδ (huios Dabid)",
    source: "Strong’s Exhaustive Concordance (1890), G5207, G1138; The passages named",
  },
  {
    term: "Son of God",
    pronunciation: "SUN of GOD",
    type: "Title",
    definition:
      "In the Old Testament a name for Israel, for its king and for heavenly beings. Of Jesus the New Testament says it as of no other: the only begotten Son of the Father.",
    context:
      "A voice says it at his baptism, demons shout it, Peter confesses it. A Roman centurion at the foot of the cross says it in Mark, just after Jesus has died.",
    references: ["Exodus 4:22", "Psalm 2:7", "Mark 15:39", "John 3:16"],
    greek: "υἱὸς τοῦ θεοῦ (huios tou theou)",
    source: "Strong’s Exhaustive Concordance (1890), G5207, G2316; The passages named",
  },
];
