import type { DictionaryTerm } from "../schema/dictionary.ts";

/** The people of Israel and those who serve, teach and judge. */
export const offices: readonly DictionaryTerm[] = [
  {
    term: "Apostle",
    pronunciation: "uh-POS-ul",
    type: "Office",
    definition:
      "One who is sent, with the authority of the sender. Jesus chose twelve after a night of prayer, so that they should be with him and be sent out; Paul was called later.",
    context:
      "A disciple learns, an apostle is sent; the twelve were both. When one place fell vacant the eleven looked for someone who had seen it all from John’s baptism to the resurrection.",
    references: ["Luke 6:12-13", "Acts 1:21-22", "1 Corinthians 15:9"],
    greek: "ἀπόστολος (apostolos)",
    etymology: "From a Greek verb for sending away; it was also used of a fleet.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Apostle’; Strong’s Exhaustive Concordance (1890), G652; Liddell and Scott, Greek–English Lexicon (1897), ‘ἀπόστολος’",
  },
  {
    term: "Bishop",
    pronunciation: "BISH-up",
    type: "Office",
    definition:
      "An overseer. In Paul’s letters the word seems to mean the same people as elder; within a few generations one bishop led the church of each city.",
    context:
      "The letter to Timothy lists what he must be: patient, sober, a host, able to teach, and not greedy. Some churches keep bishops in succession from the apostles, others elders only. Peter calls Christ the bishop of souls.",
    references: ["Acts 20:28", "Philippians 1:1", "1 Timothy 3:1-3", "1 Peter 2:25"],
    greek: "ἐπίσκοπος (episkopos)",
    etymology: "Through Old English ‘biscop’, from the Greek.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Bishop’; Strong’s Exhaustive Concordance (1890), G1985; Skeat, Etymological Dictionary of the English Language (1882), ‘Bishop’",
  },
  {
    term: "Centurion",
    pronunciation: "sen-TYOOR-ee-un",
    type: "Office",
    definition:
      "An officer of the Roman army in charge of a company of about a hundred men, often risen from the ranks, and posted for years in one place.",
    context:
      "Those in the New Testament come off well. One says that a word will be enough for his sick servant; one speaks up at the cross; Cornelius sends for Peter; Julius saves Paul’s life.",
    references: ["Luke 7:6-9", "Mark 15:39", "Acts 10:1-2", "Acts 27:42-43"],
    greek: "ἑκατοντάρχης, κεντυρίων (hekatontarchēs, kentyriōn)",
    etymology: "From Latin ‘centum’, a hundred.",
    source: "Easton’s Bible Dictionary (1897), ‘Centurion’; Strong’s Exhaustive Concordance (1890), G1543, G2760",
  },
  {
    term: "Deacon",
    pronunciation: "DEE-kun",
    type: "Office",
    definition:
      "A servant, one who waits at table; then an officer of the church who looks after its poor. Jesus uses the word for whoever would be great.",
    context:
      "The seven in Acts who see that widows are fed are often called the first, though Luke does not give them the title. Phebe of Cenchrea is called by the same Greek word.",
    references: ["Mark 10:43", "Acts 6:2-3", "Romans 16:1", "1 Timothy 3:8"],
    greek: "διάκονος (diakonos)",
    source: "Easton’s Bible Dictionary (1897), ‘Deacon’; Strong’s Exhaustive Concordance (1890), G1249",
  },
  {
    term: "Disciple",
    pronunciation: "dih-SY-pul",
    type: "Office",
    definition:
      "A learner who goes along with a teacher to learn from his life as well as his words. In the Gospels the crowd listens; disciples follow, and ask when they have not understood.",
    context:
      "Women travelled with Jesus too and paid the expenses; Acts calls Tabitha of Joppa a disciple. In Antioch disciples were first called Christians, most likely by their neighbours.",
    references: ["Luke 14:27", "John 13:35", "Luke 8:1-3", "Acts 11:26"],
    greek: "μαθητής (mathētēs)",
    etymology: "From Latin ‘discipulus’, a pupil.",
    source: "Easton’s Bible Dictionary (1897), ‘Disciple’; Strong’s Exhaustive Concordance (1890), G3101",
  },
  {
    term: "Elder",
    pronunciation: "EL-der",
    type: "Office",
    definition:
      "An older man with authority: in Israel the heads of families who sat in the gate, in a synagogue its leaders, in the churches those who guided and taught.",
    context:
      "Boaz took ten of them as witnesses. Paul and Barnabas appointed them in each of their new churches. Some churches call them presbyters, and the English word priest comes from that.",
    references: ["Ruth 4:2", "Acts 14:23", "Acts 20:17", "1 Peter 5:1"],
    hebrew: "זָקֵן (zaqen)",
    greek: "πρεσβύτερος (presbyteros)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Elder’; Strong’s Exhaustive Concordance (1890), H2205, G4245; Skeat, Etymological Dictionary of the English Language (1882), ‘Priest’",
  },
  {
    term: "Exile",
    pronunciation: "EK-syle",
    type: "Event",
    definition:
      "The carrying away of Judah to Babylon, mainly in 597 and 586 BC, and the years there, until Cyrus of Persia let people go home in 538.",
    context:
      "With no temple, no king and no land, Israel kept the sabbath, collected its books and asked how to sing the LORD’s song “in a strange land”. Many never went back.",
    references: ["2 Kings 24:14", "Psalm 137:1-4", "Jeremiah 29:10", "Ezra 1:2-3"],
    hebrew: "גּוֹלָה (golah)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Captivity’; Strong’s Exhaustive Concordance (1890), H1473",
  },
  {
    term: "High priest",
    pronunciation: "HY PREEST",
    type: "Office",
    definition:
      "The head of the priests, of Aaron’s family, who alone went into the most holy place, once a year. He carried the names of the tribes on his shoulders and over his heart.",
    context:
      "Under Rome the office changed hands often: Jesus was led before Annas, who had held it, and Caiaphas, who did. Hebrews calls Jesus a high priest who can be touched with the feeling of our weaknesses.",
    references: ["Exodus 28:29", "Leviticus 16:34", "John 18:13", "Hebrews 4:15"],
    hebrew: "כֹּהֵן גָּדוֹל (kohen gadol)",
    greek: "ἀρχιερεύς (archiereus)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Priest’; Strong’s Exhaustive Concordance (1890), H3548, H1419, G749; Josephus, Antiquities of the Jews 18.2.2",
  },
  {
    term: "Israel",
    pronunciation: "IZ-ray-el",
    type: "Name",
    definition:
      "The name Jacob was given at daybreak, after he had wrestled all night; then the people descended from his twelve sons; for two centuries the northern of two kingdoms.",
    context:
      "Genesis explains it as striving with God, or having power with him. Paul, himself an Israelite, says that God has not cast his people away, and warns Gentile Christians against pride.",
    references: ["Genesis 32:28", "1 Kings 12:19-20", "Romans 11:1", "Romans 11:18"],
    hebrew: "יִשְׂרָאֵל (yisrael)",
    greek: "Ἰσραήλ (Israēl)",
    source: "Easton’s Bible Dictionary (1897), ‘Israel’; Strong’s Exhaustive Concordance (1890), H3478, G2474",
  },
  {
    term: "Jew",
    pronunciation: "JOO",
    type: "Name",
    definition:
      "First a man of Judah; after the exile any member of the people of Israel, wherever he lived. Jesus, his mother, the twelve and Paul were Jews.",
    context:
      "When John’s Gospel says ‘the Jews’ of those who oppose Jesus, it often means the leaders in Jerusalem; to read it against a whole people is to misread it. In the same Gospel Jesus says that “salvation is of the Jews”.",
    references: ["Esther 2:5", "John 4:22", "Acts 21:39", "Romans 9:3-5"],
    hebrew: "יְהוּדִי (yehudi)",
    greek: "Ἰουδαῖος (Ioudaios)",
    source: "Easton’s Bible Dictionary (1897), ‘Jew’; Strong’s Exhaustive Concordance (1890), H3064, G2453",
  },
  {
    term: "Judge",
    pronunciation: "JUJ",
    type: "Office",
    definition:
      "Someone who decides between people. In the book of Judges more: a leader whom God raised up to rescue Israel, before there were kings.",
    context:
      "They are an odd company: a left-handed man, a farmer threshing in hiding, an outlaw, a strong man undone by love. Deborah alone is shown hearing cases, under a palm tree.",
    references: ["Judges 2:16", "Judges 3:15", "Judges 4:4-5", "Judges 6:11"],
    hebrew: "שֹׁפֵט (shophet)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Judge’; Strong’s Exhaustive Concordance (1890), H8199; The passages named",
  },
  {
    term: "Levite",
    pronunciation: "LEE-vyte",
    type: "Office",
    definition:
      "A man of the tribe of Levi, which received no land and served at the sanctuary: carrying the tabernacle, singing, keeping the doors, teaching the law. Priests were the Levites of Aaron’s family.",
    context:
      "Forty-eight towns among the other tribes were theirs. In the parable it is a Levite who, like the priest before him, sees the wounded man and passes by on the other side.",
    references: ["Numbers 3:6-8", "Joshua 21:41", "1 Chronicles 23:30", "Luke 10:32"],
    hebrew: "לֵוִי (levi)",
    source: "Easton’s Bible Dictionary (1897), ‘Levite’; Strong’s Exhaustive Concordance (1890), H3881",
  },
  {
    term: "Priest",
    pronunciation: "PREEST",
    type: "Office",
    definition:
      "In Israel a man of Aaron’s family who served at the altar, blessed the people, taught the law and examined diseases. He stood before God for others.",
    context:
      "Israel as a whole was called to be a kingdom of priests, and Peter says it of the church. Catholic and Orthodox churches ordain priests to lead the eucharist; most Protestants say minister or pastor.",
    references: ["Exodus 19:6", "Leviticus 9:22", "Malachi 2:7", "1 Peter 2:9"],
    hebrew: "כֹּהֵן (kohen)",
    greek: "ἱερεύς (hiereus)",
    source: "Easton’s Bible Dictionary (1897), ‘Priest’; Strong’s Exhaustive Concordance (1890), H3548, G2409",
  },
  {
    term: "Prophet",
    pronunciation: "PROF-it",
    type: "Office",
    definition:
      "Someone who speaks for God: says what God sees in the present, what will come of it, and what he promises beyond. Some were priests, one a herdsman, several were women.",
    context:
      "Moses is the measure. The test was plain: whether the thing came true, and whether the speaker led people to other gods. Jesus added that no prophet is welcome in his own country.",
    references: ["Deuteronomy 18:18", "Deuteronomy 18:22", "Amos 7:14-15", "Luke 4:24"],
    hebrew: "נָבִיא (navi)",
    greek: "προφήτης (prophētēs)",
    source: "Easton’s Bible Dictionary (1897), ‘Prophet’; Strong’s Exhaustive Concordance (1890), H5030, G4396",
  },
  {
    term: "Rabbi",
    pronunciation: "RAB-eye",
    type: "Title",
    definition:
      "‘My great one’: a pupil’s word of respect for a teacher of the law. John translates it Master. Mary Magdalene uses a fuller form of it in the garden, Rabboni.",
    context:
      "Jesus was called so by friends and strangers, and told his disciples not to let themselves be called by it, because they had one Master and were all brethren.",
    references: ["John 1:38", "John 20:16", "Matthew 23:8"],
    hebrew: "רַבִּי (rabbi)",
    greek: "ῥαββί (rhabbi)",
    source: "Easton’s Bible Dictionary (1897), ‘Rabbi’; Strong’s Exhaustive Concordance (1890), G4461, H7227",
  },
  {
    term: "Sanhedrin",
    pronunciation: "san-HEE-drin",
    type: "Office",
    definition:
      "The high council of the Jews in Jerusalem, chief priests, elders and scribes, seventy with the high priest over them by later tradition. The King James Version says council.",
    context:
      "It tried Jesus, then Peter and John, then Stephen, then Paul. Not all voted alike: Joseph of Arimathaea had not agreed, and Gamaliel advised them to wait and see.",
    references: ["Mark 14:55", "Luke 23:50-51", "Acts 5:34-39", "Acts 23:1"],
    greek: "συνέδριον (synedrion)",
    source: "Easton’s Bible Dictionary (1897), ‘Sanhedrim’; Strong’s Exhaustive Concordance (1890), G4892",
  },
  {
    term: "Scribe",
    pronunciation: "SKRYBE",
    type: "Office",
    definition:
      "A writer, at court a secretary; after the exile a student and teacher of the law of Moses. Ezra was both priest and scribe.",
    context:
      "In the Gospels they argue with Jesus over sabbaths and meals. One of them, though, asks which commandment is first, likes the answer, and is told that he is not far from the kingdom.",
    references: ["Ezra 7:6", "Matthew 13:52", "Mark 2:16", "Mark 12:28-34"],
    hebrew: "סֹפֵר (sopher)",
    greek: "γραμματεύς (grammateus)",
    source: "Easton’s Bible Dictionary (1897), ‘Scribes’; Strong’s Exhaustive Concordance (1890), H5608, G1122",
  },
];
