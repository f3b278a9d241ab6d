import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Places, and how sure it is where they were. */
export const places: readonly DictionaryTerm[] = [
  {
    term: "Babylon",
    pronunciation: "BAB-ih-lun",
    type: "Place",
    definition:
      "A great city on the Euphrates, in what is now Iraq, whose ruins are well known. Its king Nebuchadnezzar burned Jerusalem in 586 BC and carried its people away.",
    context:
      "Its Hebrew name is Babel, the city of the unfinished tower. Jeremiah wrote to the exiles to plant gardens there. In the Revelation it stands for a city that lives by conquest and trade, most often read as Rome.",
    references: ["Genesis 11:9", "2 Kings 25:8-11", "Jeremiah 29:4-7", "Revelation 18:10-13"],
    hebrew: "בָּבֶל (bavel)",
    greek: "Βαβυλών (Babylōn)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Babylon’; International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H894, G897",
  },
  {
    term: "Bethlehem",
    pronunciation: "BETH-lih-hem",
    type: "Place",
    definition:
      "‘House of bread’: a small town some six miles south of Jerusalem, lived in to this day. Ruth gleaned in its fields, David kept sheep there, and Jesus was born there.",
    context:
      "Micah says that it is little among the thousands of Judah and that a ruler will come out of it. The church over the traditional cave goes back to the fourth century.",
    references: ["Ruth 1:22", "1 Samuel 17:15", "Micah 5:2", "Luke 2:4-7"],
    hebrew: "בֵּית לֶחֶם (beth lechem)",
    source: "Easton’s Bible Dictionary (1897), ‘Bethlehem’; Strong’s Exhaustive Concordance (1890), H1035",
  },
  {
    term: "Canaan",
    pronunciation: "KAY-nun",
    type: "Place",
    definition:
      "The land between the Jordan and the sea, before it was called Israel. God promised it to Abraham, who owned nothing in it in the end but a grave.",
    context:
      "Merchants came from it, so that the word also means a trader. Spies brought back grapes and a bad report; Israel went in a generation later, across the Jordan at Jericho.",
    references: ["Genesis 12:5-7", "Genesis 23:19-20", "Numbers 13:23", "Joshua 3:17"],
    hebrew: "כְּנַעַן (kenaan)",
    source: "Easton’s Bible Dictionary (1897), ‘Canaan’; Strong’s Exhaustive Concordance (1890), H3667",
  },
  {
    term: "Capernaum",
    pronunciation: "kuh-PUR-nay-um",
    type: "Place",
    definition:
      "A fishing town on the north shore of the sea of Galilee, where Jesus lived after he left Nazareth. Most now find it in the ruins called Tell Hum, with their later synagogue.",
    context:
      "A centurion had built the town its synagogue. Four friends opened a roof there to let a man down. Jesus did much in it and grieved over how little it changed.",
    references: ["Matthew 4:13", "Mark 2:1-4", "Luke 7:2-5", "Matthew 11:23"],
    greek: "Καπερναούμ (Kapernaoum)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Capernaum’; Strong’s Exhaustive Concordance (1890), G2584",
  },
  {
    term: "Eden",
    pronunciation: "EE-dun",
    type: "Place",
    definition:
      "The region in the east where God planted a garden for the first man and woman. The Hebrew name sounds like the word for delight.",
    context:
      "Of its four rivers two are known, the Tigris, called Hiddekel, and the Euphrates; where the others were, or the garden, is not known. Cherubim keep the way back.",
    references: ["Genesis 2:8-14", "Genesis 3:24", "Isaiah 51:3"],
    hebrew: "עֵדֶן (eden)",
    source: "Easton’s Bible Dictionary (1897), ‘Eden’; Strong’s Exhaustive Concordance (1890), H5731, H5730",
  },
  {
    term: "Egypt",
    pronunciation: "EE-jipt",
    type: "Place",
    definition:
      "The land of the Nile, rich in grain when others starved. Abraham and Jacob went there in famines, Joseph in chains; their children stayed until they were slaves themselves.",
    context:
      "The ten commandments begin from it: God brought them “out of the house of bondage”. Later prophets warn against leaning on its horses. Mary and Joseph fled there with the child, from Herod.",
    references: ["Genesis 42:1-2", "Exodus 20:2", "Isaiah 31:1", "Matthew 2:13-15"],
    hebrew: "מִצְרַיִם (mitsrayim)",
    source: "Easton’s Bible Dictionary (1897), ‘Egypt’; Strong’s Exhaustive Concordance (1890), H4714",
  },
  {
    term: "Galilee",
    pronunciation: "GAL-ih-lee",
    type: "Place",
    definition:
      "The north of the land, hills and villages round a lake, with many Gentiles near. People in Jerusalem noticed its accent and expected no prophet from it.",
    context:
      "Most of the Gospels take place there. Isaiah had said that light would rise on it, and the risen Jesus sent word to the disciples to meet him there.",
    references: ["Isaiah 9:1-2", "Matthew 26:73", "Mark 1:14", "Mark 16:7"],
    hebrew: "גָּלִיל (galil)",
    greek: "Γαλιλαία (Galilaia)",
    etymology: "From Hebrew ‘galil’, a circle or district.",
    source: "Easton’s Bible Dictionary (1897), ‘Galilee’; Strong’s Exhaustive Concordance (1890), H1551, G1056",
  },
  {
    term: "Gethsemane",
    pronunciation: "geth-SEM-uh-nee",
    type: "Place",
    definition:
      "A garden on the Mount of Olives, across the brook Cedron from Jerusalem, where Jesus often went with his disciples and where he prayed on the night he was betrayed.",
    context:
      "He asked three friends to watch with him, and they slept. The name means oil press. Pilgrims have gone to one place since the fourth century, and old olives stand there; which garden it was cannot be proved.",
    references: ["Matthew 26:36-39", "Mark 14:32-36", "John 18:1-2"],
    greek: "Γεθσημανί (Gethsēmani)",
    etymology: "From Aramaic words for press and oils.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Gethsemane’; International Standard Bible Encyclopedia (1915), ‘Gethsemane’; Strong’s Exhaustive Concordance (1890), G1068",
  },
  {
    term: "Golgotha",
    pronunciation: "GOL-guh-thuh",
    type: "Place",
    definition:
      "‘The place of a skull’, outside the walls of Jerusalem and near the city, where Jesus was crucified between two others. Calvary, its name in Luke in the King James Version, is from the Latin for skull.",
    context:
      "John adds a garden close by, with a new tomb. The Church of the Holy Sepulchre has marked the spot since the fourth century; some look for it elsewhere, and neither can be proved.",
    references: ["Matthew 27:33", "Luke 23:33", "John 19:41"],
    greek: "Γολγοθᾶ (Golgotha)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Golgotha’; International Standard Bible Encyclopedia (1915), ‘Golgotha’; Strong’s Exhaustive Concordance (1890), G1115",
  },
  {
    term: "Jericho",
    pronunciation: "JAIR-ih-koh",
    type: "Place",
    definition:
      "The city of palm trees in the Jordan valley, far below the level of the sea, with a strong spring. The oldest town lay at the mound called Tell es-Sultan.",
    context:
      "Israel walked round it for seven days. The road up to Jerusalem was the one where a man fell among thieves; Zacchaeus had his sycomore tree here, and blind Bartimaeus his place to beg.",
    references: ["Joshua 6:15-16", "Mark 10:46", "Luke 10:30", "Luke 19:1-4"],
    hebrew: "יְרִיחוֹ (yericho)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Jericho’; Strong’s Exhaustive Concordance (1890), H3405",
  },
  {
    term: "Jerusalem",
    pronunciation: "juh-ROO-suh-lem",
    type: "Place",
    definition:
      "The city that David took and made his capital; Solomon built the temple there. It was destroyed in 586 BC by Babylon, rebuilt, and destroyed again by Rome in AD 70.",
    context:
      "Salem, where Melchizedek was king, is probably the same. Pilgrims sang for its peace. Jesus wept when he saw it from the hill. At Jerusalem he died, rose, and told his friends to wait.",
    references: ["2 Samuel 5:6-7", "Psalm 122:6", "Luke 19:41-42", "Luke 24:46-49"],
    hebrew: "יְרוּשָׁלַיִם (yerushalayim)",
    greek: "Ἱερουσαλήμ (Hierousalēm)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Jerusalem’; International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H3389, G2419; Josephus, The Jewish War 6.4.5",
  },
  {
    term: "Jordan",
    pronunciation: "JOR-dun",
    type: "Place",
    definition:
      "The river that runs from the foot of Hermon through the sea of Galilee to the Dead Sea, winding and muddy in its deep valley. To cross it means to arrive.",
    context:
      "Israel crossed it in flood, at harvest. Naaman of Syria thought his own rivers better, and washed in it seven times all the same. Jesus was baptised in it by John; the exact spot is disputed.",
    references: ["Joshua 3:15-17", "2 Kings 5:10-14", "Mark 1:9"],
    hebrew: "יַרְדֵּן (yarden)",
    source: "Easton’s Bible Dictionary (1897), ‘Jordan’; Strong’s Exhaustive Concordance (1890), H3383",
  },
  {
    term: "Mount of Olives",
    pronunciation: "MOWNT of OL-ivz",
    type: "Place",
    definition:
      "The ridge east of Jerusalem, across the Kidron valley, a little higher than the temple hill. From it one sees the whole city at once.",
    context:
      "David went up it weeping and barefoot. Jesus rode down it among cloaks and branches, spoke on it of the last things, prayed at its foot, and, as Acts tells, was taken up from it.",
    references: ["2 Samuel 15:30", "Matthew 24:3", "Luke 19:37", "Acts 1:12"],
    source: "Easton’s Bible Dictionary (1897), ‘Olives, Mount of’; The passages named",
  },
  {
    term: "Nazareth",
    pronunciation: "NAZ-uh-reth",
    type: "Place",
    definition:
      "A village in the hills of Galilee that neither the Old Testament nor Josephus mentions. Mary lived there, and Jesus grew up in it.",
    context:
      "“Can there any good thing come out of Nazareth?” asks Nathanael, who was from nearby Cana. When Jesus preached at home, his neighbours marvelled first and then took him to the edge of a cliff.",
    references: ["Luke 1:26-27", "Luke 2:51", "Luke 4:16-30", "John 1:46"],
    greek: "Ναζαρέθ (Nazareth)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Nazareth’; Strong’s Exhaustive Concordance (1890), G3478; The passages named",
  },
  {
    term: "Samaria",
    pronunciation: "suh-MAIR-ee-uh",
    type: "Place",
    definition:
      "A city on a hill that king Omri bought and made the capital of the northern kingdom; then the district round it, between Galilee and Judaea.",
    context:
      "Assyria took the city in 722 BC after a siege of three years. Josephus says that pilgrims from Galilee took the road through the district; John says of Jesus that he “must needs go through” it.",
    references: ["1 Kings 16:24", "2 Kings 17:5-6", "John 4:3-4", "Acts 8:5-8"],
    hebrew: "שֹׁמְרוֹן (shomeron)",
    greek: "Σαμάρεια (Samareia)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H8111, G4540; Josephus, Antiquities of the Jews 20.6.1",
  },
  {
    term: "Sinai",
    pronunciation: "SY-ny",
    type: "Place",
    definition:
      "The mountain in the wilderness where God gave Israel the law; it is also called Horeb. A monastery has stood at the foot of Jebel Musa since the sixth century.",
    context:
      "Whether that is the mountain is not certain; others have been proposed, as far away as Arabia. Elijah fled to Horeb, and heard there, after wind, earthquake and fire, “a still small voice”.",
    references: ["Exodus 19:18", "Exodus 34:28", "1 Kings 19:8", "1 Kings 19:12"],
    hebrew: "סִינַי (sinay)",
    source: "International Standard Bible Encyclopedia (1915), ‘Sinai’; Strong’s Exhaustive Concordance (1890), H5514",
  },
  {
    term: "Zion",
    pronunciation: "ZY-un",
    type: "Place",
    definition:
      "First the stronghold in Jerusalem that David took and made his city; then the temple hill; then Jerusalem and its people; and at last the city of God that is to come.",
    context:
      "Exiles sat down by the rivers of Babylon and wept when they remembered it. Isaiah sees the nations on the way there to learn, and beat their swords into plowshares.",
    references: ["2 Samuel 5:7", "Psalm 137:1", "Isaiah 2:3-4", "Hebrews 12:22"],
    hebrew: "צִיּוֹן (tsiyyon)",
    source: "Easton’s Bible Dictionary (1897), ‘Zion’; Strong’s Exhaustive Concordance (1890), H6726",
  },
];
