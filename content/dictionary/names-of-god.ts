import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Names by which Israel and the church called God. */
export const namesOfGod: readonly DictionaryTerm[] = [
  {
    term: "Ancient of days",
    pronunciation: "AYN-shunt of DAYZ",
    type: "Name",
    definition:
      "Daniel’s name for God as judge, in a night vision: one who has seen all the ages, with hair like pure wool and a throne like a flame.",
    context:
      "Four beasts have ruled before he sits down, each an empire. Then books are opened, the beasts lose their power, and a kingdom is given to “one like the Son of man”.",
    references: ["Daniel 7:9-10", "Daniel 7:13-14", "Daniel 7:22"],
    source: "Strong’s Exhaustive Concordance (1890), H6268, H3118; The passages named",
  },
  {
    term: "Elohim",
    pronunciation: "el-oh-HEEM",
    type: "Name",
    definition:
      "The commonest Hebrew word for God, from the first verse of Genesis on. Its form is a plural, yet with Israel’s God the verb nearly always stands in the singular.",
    context:
      "The same word can mean the gods of the nations, and the first commandment uses it so. Many Christians have heard a hint of the Trinity in the plural; Jewish readers hear majesty or fullness of power.",
    references: ["Genesis 1:1", "Exodus 20:3", "Deuteronomy 6:4"],
    hebrew: "אֱלֹהִים (elohim)",
    source:
      "Strong’s Exhaustive Concordance (1890), H430; International Standard Bible Encyclopedia (1915), ‘God, Names of’",
  },
  {
    term: "Holy Ghost",
    pronunciation: "HOH-lee GOHST",
    type: "Name",
    definition:
      "The Spirit of God, called Ghost in the English of 1611, when the word still meant spirit. He moved on the waters at the beginning, spoke through prophets and came at Pentecost.",
    context:
      "In John Jesus speaks of him as one who teaches, reminds and guides; Paul names what grows where he lives, beginning with “love, joy, peace”. He can be grieved, as a person can.",
    references: ["Genesis 1:2", "John 14:26", "Galatians 5:22-23", "Ephesians 4:30"],
    hebrew: "רוּחַ (ruach)",
    greek: "πνεῦμα ἅγιον (pneuma hagion)",
    etymology: "Ghost is Old English ‘gast’, breath or spirit.",
    source:
      "Strong’s Exhaustive Concordance (1890), H7307, G4151, G40; Skeat, Etymological Dictionary of the English Language (1882), ‘Ghost’",
  },
  {
    term: "Jehovah",
    pronunciation: "jih-HOH-vuh",
    type: "Name",
    definition:
      "A form of God’s name that arose when the vowels of Adonai, the word read aloud, were pronounced with the four letters YHWH. It has been in English since Tyndale.",
    context:
      "How the name was spoken in ancient Israel is not known for certain; many scholars think ‘Yahweh’. The King James Version prints JEHOVAH as his name in four verses and LORD in thousands, for the same letters.",
    references: ["Exodus 6:3", "Psalm 83:18", "Isaiah 12:2", "Isaiah 26:4"],
    hebrew: "יהוה (YHWH)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘יהוה’; Strong’s Exhaustive Concordance (1890), H3068; International Standard Bible Encyclopedia (1915), ‘God, Names of’",
  },
  {
    term: "LORD of hosts",
    pronunciation: "LORD of HOHSTS",
    type: "Name",
    definition:
      "The LORD of armies: of angels, of the stars in their order, and of Israel’s ranks. Isaiah, Jeremiah, Zechariah and Malachi use it again and again.",
    context:
      "Its first appearance is quiet: a family goes up every year to Shiloh to worship him. David names it before Goliath. In Romans and James the King James Version leaves the Hebrew word, Sabaoth.",
    references: ["1 Samuel 1:3", "1 Samuel 17:45", "Isaiah 6:3", "James 5:4"],
    hebrew: "צְבָאוֹת (tsevaoth)",
    greek: "Σαβαώθ (Sabaōth)",
    source: "Strong’s Exhaustive Concordance (1890), H6635, G4519; The passages named",
  },
  {
    term: "Most High",
    pronunciation: "MOHST HY",
    type: "Name",
    definition:
      "A name for God as the one above all others, used by people of many nations: a priest-king of Salem, a king of Babylon, an unclean spirit that cries out at Jesus.",
    context:
      "Melchizedek blesses Abram by it over bread and wine. The angel tells Mary that her son “shall be called the Son of the Highest”, which is the same title in Greek.",
    references: ["Genesis 14:18-20", "Psalm 91:1", "Daniel 4:34", "Luke 1:32"],
    hebrew: "עֶלְיוֹן (elyon)",
    greek: "ὕψιστος (hypsistos)",
    source: "Strong’s Exhaustive Concordance (1890), H5945, G5310; The passages named",
  },
  {
    term: "Trinity",
    pronunciation: "TRIN-ih-tee",
    type: "Teaching",
    definition:
      "The church’s word for what it reads in Scripture: one God, who is Father, Son and Holy Ghost. The word itself is not in the Bible; Tertullian used it in Latin about AD 200.",
    context:
      "The baptism of Jesus and the command to baptise name all three, and so does Paul’s blessing. Most churches confess it in the creed of Nicaea; a few read the passages otherwise.",
    references: ["Matthew 3:16-17", "Matthew 28:19", "2 Corinthians 13:14", "John 10:30"],
    etymology: "From Latin ‘trinitas’, threefoldness.",
    source: "Catholic Encyclopedia (1907–1912), ‘The Blessed Trinity’; The passages named",
  },
];
