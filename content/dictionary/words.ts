import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Words that the Bible leaves in the language in which they were said, and one that a translator made. */
export const words: readonly DictionaryTerm[] = [
  {
    term: "Amen",
    pronunciation: "ah-MEN or ay-MEN",
    type: "Hebrew word",
    definition:
      "So be it; this is firm. Said after a prayer or a blessing it makes another’s words one’s own. Said before a sentence, as Jesus did, it promises that what follows can be leaned on.",
    context:
      "Israel answered with it at the reading of the law. Where the King James Version has “Verily, verily” in John, the Greek has amen twice. In the Revelation it becomes a name of Christ.",
    references: ["Nehemiah 8:6", "John 3:3", "2 Corinthians 1:20", "Revelation 3:14"],
    hebrew: "אָמֵן (amen)",
    greek: "ἀμήν (amēn)",
    etymology: "From a root that means to be firm, to hold; the Hebrew words for faith and truth come from it too.",
    source: "Easton’s Bible Dictionary (1897), ‘Amen’; Strong’s Exhaustive Concordance (1890), H543, G281",
  },
  {
    term: "Anathema",
    pronunciation: "uh-NATH-uh-muh",
    type: "Greek word",
    definition:
      "Something given over to God for destruction, and so: accursed. Paul uses it as the strongest word he has. Church councils later took it for putting somebody out.",
    context:
      "Once he wishes it on himself, if that could save his own people. The King James Version translates it accursed there, and leaves it as it is at the end of First Corinthians.",
    references: ["Romans 9:3", "1 Corinthians 16:22", "Galatians 1:8"],
    greek: "ἀνάθεμα (anathema)",
    source: "Easton’s Bible Dictionary (1897), ‘Anathema’; Strong’s Exhaustive Concordance (1890), G331",
  },
  {
    term: "Belial",
    pronunciation: "BEE-lee-ul",
    type: "Hebrew word",
    definition:
      "Worthlessness. Sons of Belial are good-for-nothing, dangerous people; by Paul’s day the word had become a name for the evil one.",
    context:
      "Eli’s sons, who were priests, are called so, and Nabal, by one of his own servants. Paul asks what agreement there can be between Christ and him.",
    references: ["1 Samuel 2:12", "1 Samuel 25:17", "2 Corinthians 6:15"],
    hebrew: "בְּלִיַּעַל (beliyyaal)",
    source: "Easton’s Bible Dictionary (1897), ‘Belial’; Strong’s Exhaustive Concordance (1890), H1100, G955",
  },
  {
    term: "Corban",
    pronunciation: "KOR-ban",
    type: "Hebrew word",
    definition:
      "A gift to God. In Jesus’ day one could declare property corban by a vow, and then it could no longer be used to support anybody else.",
    context:
      "Jesus objects to people who by such a vow kept from father and mother what they needed. The word is common in Leviticus and Numbers, where it is translated offering.",
    references: ["Mark 7:10-13", "Leviticus 1:2"],
    hebrew: "קׇרְבָּן (qorban)",
    greek: "κορβᾶν (korban)",
    source: "Easton’s Bible Dictionary (1897), ‘Corban’; Strong’s Exhaustive Concordance (1890), H7133, G2878",
  },
  {
    term: "Eli, lama sabachthani",
    pronunciation: "EE-ly LAH-muh suh-BAHK-thuh-nee",
    type: "Aramaic phrase",
    definition:
      "The first line of Psalm 22, “My God, my God, why hast thou forsaken me”, in the language Jesus spoke at home, as he cried it from the cross.",
    context:
      "Matthew and Mark give the sound first and then the meaning. Bystanders thought that he was calling Elijah. The psalm goes on through the pain and ends in praise.",
    references: ["Matthew 27:46-47", "Mark 15:34-35", "Psalm 22:1", "Psalm 22:24"],
    greek: "ἠλί, λαμὰ σαβαχθανί (ēli, lama sabachthani)",
    source: "Strong’s Exhaustive Concordance (1890), G2241, G2982, G4518; The passages named",
  },
  {
    term: "Ephphatha",
    pronunciation: "EF-uh-thuh",
    type: "Aramaic word",
    definition:
      "‘Be opened’: what Jesus said to the ears of a man who was deaf and could hardly speak. Mark kept the word itself beside its meaning.",
    context:
      "He took the man away from the crowd, touched his ears and his tongue, looked up and sighed. It may have been the first word that the man heard.",
    references: ["Mark 7:32-35", "Isaiah 35:5"],
    greek: "ἐφφαθά (ephphatha)",
    source: "Easton’s Bible Dictionary (1897), ‘Ephphatha’; Strong’s Exhaustive Concordance (1890), G2188",
  },
  {
    term: "Hosanna",
    pronunciation: "hoh-ZAN-uh",
    type: "Hebrew word",
    definition:
      "First a cry for help, ‘save, we pray’; by the time of Jesus also a shout of welcome, as a crowd might cheer the one who has come to help.",
    context:
      "Pilgrims sang it from Psalm 118 at the feasts. On the road into Jerusalem the crowd turned it to Jesus, and children went on with it in the temple, to the displeasure of the chief priests.",
    references: ["Psalm 118:25", "Matthew 21:9", "Matthew 21:15", "John 12:13"],
    hebrew: "הוֹשִׁיעָה נָּא (hoshiah na)",
    greek: "ὡσαννά (hōsanna)",
    source: "Easton’s Bible Dictionary (1897), ‘Hosanna’; Strong’s Exhaustive Concordance (1890), G5614, H3467, H4994",
  },
  {
    term: "Lovingkindness",
    pronunciation: "luv-ing-KYND-ness",
    type: "English word",
    definition:
      "Steady love that keeps its word: the loyalty of someone bound to you who goes beyond what the bond requires. It is an English word for the Hebrew chesed, which the King James Version also translates mercy, kindness or goodness.",
    context:
      "Psalm 136 has the word in every one of its 26 verses. Ruth shows it to Naomi, David to the lame son of his friend, and Hosea says that God wants it more than sacrifice.",
    references: ["Psalm 63:3", "Psalm 136:1", "Ruth 3:10", "Hosea 6:6"],
    hebrew: "חֶסֶד (chesed)",
    etymology: "Miles Coverdale put two English words together in 1535, because one was not enough.",
    source:
      "Strong’s Exhaustive Concordance (1890), H2617; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘חֶסֶד’; Coverdale’s Bible (1535)",
  },
  {
    term: "Mammon",
    pronunciation: "MAM-un",
    type: "Aramaic word",
    definition:
      "Wealth, possessions. Jesus speaks of it as if it were a master with servants: one cannot serve God and mammon too.",
    context:
      "The Gospels keep the Aramaic word in Greek. In Matthew the saying stands beside the birds and the lilies, where the subject is not the rich alone but anybody who lies awake over food and clothes.",
    references: ["Matthew 6:24-25", "Luke 16:9", "Luke 16:13"],
    greek: "μαμμωνᾶς (mammōnas)",
    source: "Easton’s Bible Dictionary (1897), ‘Mammon’; Strong’s Exhaustive Concordance (1890), G3126",
  },
  {
    term: "Maranatha",
    pronunciation: "mar-uh-NATH-uh",
    type: "Aramaic phrase",
    definition:
      "Either ‘our Lord, come’ or ‘our Lord has come’, according to where the letters are divided. Most readers today hear the prayer: come.",
    context:
      "It stands once, at the end of a letter that Paul signs with his own hand. He leaves it in Aramaic for readers in Greece, so they must have known it by ear. The Bible’s last prayer says it in plain words.",
    references: ["1 Corinthians 16:22", "Revelation 22:20"],
    greek: "μαρὰν ἀθά (maran atha)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Maranatha’; Strong’s Exhaustive Concordance (1890), G3134",
  },
  {
    term: "Raca",
    pronunciation: "RAH-kuh",
    type: "Aramaic word",
    definition:
      "A word of contempt, something like empty-head. Jesus puts it into a warning about anger that begins with murder and does not stop there.",
    context:
      "He goes on to the gift at the altar and the brother who has a grievance. The council he names is the highest court in the land, so it is no small matter.",
    references: ["Matthew 5:22", "Matthew 5:23-24"],
    greek: "ῥακά (rhaka)",
    source: "Easton’s Bible Dictionary (1897), ‘Raca’; Strong’s Exhaustive Concordance (1890), G4469",
  },
  {
    term: "Selah",
    pronunciation: "SEE-lah",
    type: "Hebrew word",
    definition:
      "A sign in the Psalms and in Habakkuk, probably for the singers: pause, lift the voice, or let the instruments play. Nobody is certain.",
    context:
      "It stands 71 times in the Psalms and three times in Habakkuk 3, often where the thought turns. Read it as a breath.",
    references: ["Psalm 3:2", "Psalm 46:7", "Habakkuk 3:3"],
    hebrew: "סֶלָה (selah)",
    source: "Easton’s Bible Dictionary (1897), ‘Selah’; Strong’s Exhaustive Concordance (1890), H5542",
  },
  {
    term: "Shalom",
    pronunciation: "shah-LOHM",
    type: "Hebrew word",
    definition:
      "Peace, and more than the end of a quarrel: being whole, in good health, with nothing missing. It is the everyday greeting in Hebrew and the last word of the priests’ blessing.",
    context:
      "The King James Version mostly says peace, sometimes welfare or well: when Joseph asks after his father’s health, he asks after his shalom. Gideon gave the word to an altar as its name.",
    references: ["Numbers 6:26", "Genesis 43:27", "Judges 6:24", "Jeremiah 29:7"],
    hebrew: "שָׁלוֹם (shalom)",
    etymology: "From a root that means to be complete, also to pay what is owed.",
    source:
      "Strong’s Exhaustive Concordance (1890), H7965; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘שָׁלוֹם’",
  },
  {
    term: "Sheol",
    pronunciation: "SHEE-ohl",
    type: "Hebrew word",
    definition:
      "The place where, in the Old Testament, all the dead go down: dark, silent, without praise. The King James Version translates it grave, hell or pit and never keeps the word.",
    context:
      "Jacob expects to go down there mourning for Joseph; Hezekiah says that it cannot praise God. Yet a psalm knows that God is there too: “if I make my bed in hell, behold, thou art there”.",
    references: ["Genesis 37:35", "Psalm 139:8", "Isaiah 38:18", "Hosea 13:14"],
    hebrew: "שְׁאוֹל (sheol)",
    source: "International Standard Bible Encyclopedia (1915), ‘Sheol’; Strong’s Exhaustive Concordance (1890), H7585",
  },
  {
    term: "Shibboleth",
    pronunciation: "SHIB-uh-leth",
    type: "Hebrew word",
    definition:
      "An ear of grain, or a stream: a word that men of Gilead used as a test at the fords of Jordan, because people from Ephraim could not pronounce its beginning.",
    context:
      "Whoever said Sibboleth was killed; it is one of the sad chapters of Judges. English has kept the word for any sign by which one group knows its own.",
    references: ["Judges 12:5-6", "Psalm 69:2"],
    hebrew: "שִׁבֹּלֶת (shibboleth)",
    source: "Easton’s Bible Dictionary (1897), ‘Shibboleth’; Strong’s Exhaustive Concordance (1890), H7641",
  },
  {
    term: "Talitha cumi",
    pronunciation: "TAL-ih-thuh KOO-my",
    type: "Aramaic phrase",
    definition:
      "‘Damsel, arise’: what Jesus said to the daughter of Jairus, twelve years old, when he took her by the hand in the room where she lay dead.",
    context:
      "In that house somebody remembered the very words. She got up and walked, and Jesus told them to give her something to eat.",
    references: ["Mark 5:41-43", "Luke 8:54-55"],
    greek: "ταλιθὰ κοῦμι (talitha koumi)",
    source: "Easton’s Bible Dictionary (1897), ‘Talitha cumi’; Strong’s Exhaustive Concordance (1890), G5008, G2891",
  },
];
