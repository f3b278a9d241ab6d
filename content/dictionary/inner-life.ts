import type { DictionaryTerm } from "../schema/dictionary.ts";

/** What moves in a person, and how people live with God and each other. */
export const innerLife: readonly DictionaryTerm[] = [
  {
    term: "Blessing",
    pronunciation: "BLES-ing",
    type: "Teaching",
    definition:
      "A good word that does what it says. God blesses creatures with life and increase; parents bless children before they die; people bless God, which is to praise him.",
    context:
      "Isaac’s cannot be taken back even when he learns whom he has given it to. Aaron’s is still said over congregations: “The LORD bless thee, and keep thee”.",
    references: ["Genesis 1:22", "Genesis 27:33", "Numbers 6:24-26", "Psalm 103:1"],
    hebrew: "בְּרָכָה (berakhah)",
    greek: "εὐλογία (eulogia)",
    source: "Strong’s Exhaustive Concordance (1890), H1293, G2129; The passages named",
  },
  {
    term: "Conscience",
    pronunciation: "KON-shuns",
    type: "Teaching",
    definition:
      "The knowledge a person shares with himself of having done right or wrong. Hebrew has no word of its own for it and says that the heart strikes.",
    context:
      "David’s heart smote him when he had cut off a piece of Saul’s robe. Paul says that the Gentiles have it too, and asks the strong in Corinth to spare the conscience of the weak.",
    references: ["1 Samuel 24:5", "Acts 24:16", "Romans 2:15", "1 Corinthians 8:12"],
    greek: "συνείδησις (syneidēsis)",
    source:
      "Strong’s Exhaustive Concordance (1890), G4893; Liddell and Scott, Greek–English Lexicon (1897), ‘συνείδησις’; The passages named",
  },
  {
    term: "Fear of the LORD",
    pronunciation: "FEER of the LORD",
    type: "Teaching",
    definition:
      "Reverence for God that shapes what one does. It is not terror: Moses tells Israel not to be afraid, because God has come so that his fear may keep them from sin.",
    context:
      "Proverbs sets it at the head of its lessons: “The fear of the LORD is the beginning of knowledge”. In Psalm 130 it comes from being forgiven.",
    references: ["Exodus 20:20", "Proverbs 1:7", "Psalm 130:4", "Ecclesiastes 12:13"],
    hebrew: "יִרְאָה (yirah)",
    source: "Strong’s Exhaustive Concordance (1890), H3374; The passages named",
  },
  {
    term: "Fellowship",
    pronunciation: "FEL-oh-ship",
    type: "Teaching",
    definition:
      "Having a share in something together: in Christ, in the Spirit, in a meal, in a collection for the poor. The same Greek word is also translated communion and contribution.",
    context:
      "The first believers in Jerusalem continued in it daily. It was the word for business partners, which is what Simon was to James and John when they had a share in the boats.",
    references: ["Acts 2:42", "1 Corinthians 10:16", "Romans 15:26", "1 John 1:3"],
    greek: "κοινωνία (koinōnia)",
    source:
      "Strong’s Exhaustive Concordance (1890), G2842; Liddell and Scott, Greek–English Lexicon (1897), ‘κοινωνία’",
  },
  {
    term: "Flesh",
    pronunciation: "FLESH",
    type: "Teaching",
    definition:
      "Meat; then the body; then human beings as weak and mortal, over against God. Paul also uses it for human nature as it bends away from God.",
    context:
      "His list of the works of the flesh names quarrels and envy beside lust and drink, so he does not mean the body alone. John uses the same word when he says what Christ became.",
    references: ["Isaiah 40:6", "John 1:14", "Romans 8:5-6", "Galatians 5:19-21"],
    hebrew: "בָּשָׂר (basar)",
    greek: "σάρξ (sarx)",
    source: "Easton’s Bible Dictionary (1897), ‘Flesh’; Strong’s Exhaustive Concordance (1890), H1320, G4561",
  },
  {
    term: "Heart",
    pronunciation: "HART",
    type: "Teaching",
    definition:
      "In Hebrew the place where a person thinks, decides and remembers as well as feels; feelings are found lower down, in the bowels and the kidneys, which are called reins.",
    context:
      "Solomon asks for an understanding one. God looks on it when Samuel looks at a tall young man. Ezekiel promises to people with one of stone “an heart of flesh”.",
    references: ["1 Samuel 16:7", "1 Kings 3:9", "Proverbs 4:23", "Ezekiel 36:26"],
    hebrew: "לֵב (lev)",
    greek: "καρδία (kardia)",
    source: "Easton’s Bible Dictionary (1897), ‘Heart’; Strong’s Exhaustive Concordance (1890), H3820, G2588",
  },
  {
    term: "Hope",
    pronunciation: "HOHP",
    type: "Teaching",
    definition:
      "Waiting for what God has promised, with good reason to expect it. The Hebrew word can also mean a cord: Rahab’s scarlet line in the window is called by it.",
    context:
      "Paul says that hope which is seen is not hope, and names it with faith and charity as one of three things that stay. Hebrews calls it “an anchor of the soul”.",
    references: ["Joshua 2:18", "Romans 8:24-25", "1 Corinthians 13:13", "Hebrews 6:19"],
    hebrew: "תִּקְוָה (tiqvah)",
    greek: "ἐλπίς (elpis)",
    source: "Easton’s Bible Dictionary (1897), ‘Hope’; Strong’s Exhaustive Concordance (1890), H8615, G1680",
  },
  {
    term: "Love",
    pronunciation: "LUV",
    type: "Teaching",
    definition:
      "Wanting another’s good and acting on it. The law asks it toward God, the neighbour and the stranger; Jesus adds the enemy. In the Bible it is commanded, so it is more than a mood.",
    context:
      "“God is love”, writes John, and adds at once how one knows: he sent his Son. Greek had several words; agape, a plain one, became the church’s own.",
    references: ["Leviticus 19:18", "Deuteronomy 6:5", "Matthew 5:44", "1 John 4:8-9"],
    hebrew: "אַהֲבָה (ahavah)",
    greek: "ἀγάπη (agapē)",
    source: "Strong’s Exhaustive Concordance (1890), H160, G26; The passages named",
  },
  {
    term: "Meekness",
    pronunciation: "MEEK-ness",
    type: "Teaching",
    definition:
      "Strength that does not push. The meek are those who do not force their way but trust God to do them right; Moses, of all people, is said to have been the meekest.",
    context:
      "Psalm 37 promises them the land, and Jesus says it again on the mount. He says it of himself as well: “for I am meek and lowly in heart”.",
    references: ["Numbers 12:3", "Psalm 37:11", "Matthew 5:5", "Matthew 11:29"],
    hebrew: "עָנָו (anav)",
    greek: "πραΰτης (praytēs)",
    source: "Strong’s Exhaustive Concordance (1890), H6035, G4240; The passages named",
  },
  {
    term: "Mercy",
    pronunciation: "MUR-see",
    type: "Teaching",
    definition:
      "Pity that does something. One Hebrew word for it is close to the word for womb; another, chesed, is the loyal love that stays when it might leave.",
    context:
      "“I will have mercy, and not sacrifice”, Jesus quotes from Hosea, once when people find fault with his company and once with his hungry disciples. The Samaritan on the road is simply he that shewed it.",
    references: ["Lamentations 3:22", "Matthew 5:7", "Matthew 9:13", "Luke 10:37"],
    hebrew: "רַחֲמִים (rachamim)",
    greek: "ἔλεος (eleos)",
    source: "Strong’s Exhaustive Concordance (1890), H7356, G1656; The passages named",
  },
  {
    term: "Prayer",
    pronunciation: "PRAIR",
    type: "Teaching",
    definition:
      "Talking with God: asking, thanking, complaining, praising, keeping silence. The Bible has it in tents, palaces, a prison, a lions’ den and the inside of a fish.",
    context:
      "Hannah’s was taken for drunkenness, since only her lips moved. When the disciples asked to be taught, Jesus gave them a few lines that begin with “Our Father”.",
    references: ["1 Samuel 1:12-13", "Jonah 2:1-2", "Luke 11:1-4", "Philippians 4:6"],
    hebrew: "תְּפִלָּה (tephillah)",
    greek: "προσευχή (proseuchē)",
    source: "Easton’s Bible Dictionary (1897), ‘Prayer’; Strong’s Exhaustive Concordance (1890), H8605, G4335",
  },
  {
    term: "Soul",
    pronunciation: "SOHL",
    type: "Teaching",
    definition:
      "The living self. The Hebrew word starts from throat and breath and means life, appetite, a person; in Genesis man does not get a soul but becomes one.",
    context:
      "The Psalms talk to it: “Why art thou cast down, O my soul?” Greek readers heard in their word what outlives the body, and the New Testament sometimes uses it so.",
    references: ["Genesis 2:7", "Psalm 42:5", "Matthew 10:28", "Mark 8:36"],
    hebrew: "נֶפֶשׁ (nephesh)",
    greek: "ψυχή (psychē)",
    source:
      "Strong’s Exhaustive Concordance (1890), H5315, G5590; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘נֶפֶשׁ’",
  },
  {
    term: "Spirit",
    pronunciation: "SPIR-it",
    type: "Teaching",
    definition:
      "Wind, breath, spirit: Hebrew and Greek each have one word for all three, and often more than one is meant. It can be God’s, a person’s or an evil power’s.",
    context:
      "Ezekiel calls the wind to breathe on a valley of dry bones. Jesus plays on the same word: “The wind bloweth where it listeth”, and so is one who is born of the Spirit.",
    references: ["Genesis 2:7", "Ezekiel 37:9-10", "John 3:8", "Romans 8:16"],
    hebrew: "רוּחַ (ruach)",
    greek: "πνεῦμα (pneuma)",
    source: "Easton’s Bible Dictionary (1897), ‘Spirit’; Strong’s Exhaustive Concordance (1890), H7307, G4151",
  },
  {
    term: "Temptation",
    pronunciation: "temp-TAY-shun",
    type: "Teaching",
    definition:
      "In the English of 1611 any testing, whether to find out what is in someone or to make him fall. James keeps the two apart: God does not tempt to evil.",
    context:
      "God is said to tempt Abraham, that is, to try him. Jesus, hungry after forty days, answered three times with a line from Deuteronomy, and later taught his friends to pray not to be led there.",
    references: ["Genesis 22:1", "Matthew 4:1-4", "Matthew 6:13", "James 1:12-14"],
    greek: "πειρασμός (peirasmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Temptation’; Strong’s Exhaustive Concordance (1890), G3986",
  },
  {
    term: "Truth",
    pronunciation: "TROOTH",
    type: "Teaching",
    definition:
      "What is so, as against a lie or a mere appearance. Of a person or a promise the Hebrew word also means being reliable: somebody true can be leaned on.",
    context:
      "Pilate asks “What is truth?” and goes out without waiting. The evening before, at supper, Jesus had told his friends that he himself is the way, the truth, and the life.",
    references: ["Psalm 15:2", "John 8:32", "John 14:6", "John 18:38"],
    hebrew: "אֱמֶת (emeth)",
    greek: "ἀλήθεια (alētheia)",
    source:
      "Strong’s Exhaustive Concordance (1890), H571, G225; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘אֱמֶת’; Liddell and Scott, Greek–English Lexicon (1897), ‘ἀληθής’",
  },
  {
    term: "Vanity",
    pronunciation: "VAN-ih-tee",
    type: "Teaching",
    definition:
      "A breath, a puff of vapour: what cannot be held. It is the refrain of Ecclesiastes, and also a prophet’s word for idols, which are nothing.",
    context:
      "The Preacher looks at work, wealth, wisdom and time and says that “all is vanity”. He also tells his reader to eat, drink and enjoy his labour. Abel’s name in Hebrew is the same word.",
    references: ["Ecclesiastes 1:2", "Ecclesiastes 3:13", "Psalm 39:5", "Jeremiah 10:15"],
    hebrew: "הֶבֶל (hevel)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘הֶבֶל’; Strong’s Exhaustive Concordance (1890), H1892, H1893",
  },
  {
    term: "Wisdom",
    pronunciation: "WIZ-dum",
    type: "Teaching",
    definition:
      "Skill in living, as a craftsman has skill in his trade; the man who built the tabernacle is called wise. It is learned from elders, from watching ants, from God.",
    context:
      "Proverbs pictures her as a woman who calls in the street, and says that she was beside God when he made the world. Paul calls Christ crucified the wisdom of God.",
    references: ["Exodus 31:3", "Proverbs 1:20-21", "Proverbs 8:27-30", "1 Corinthians 1:23-24"],
    hebrew: "חׇכְמָה (chokhmah)",
    greek: "σοφία (sophia)",
    source: "Strong’s Exhaustive Concordance (1890), H2451, G4678; The passages named",
  },
  {
    term: "World",
    pronunciation: "WURLD",
    type: "Teaching",
    definition:
      "The earth and all on it; then all people; then, in John and Paul, the order of things that has turned its back on God. A second Greek word means age.",
    context:
      "So John can write that “God so loved the world” and also tell his readers not to love it. When Jesus prays for his disciples, he asks that they be kept while they stay in it.",
    references: ["John 3:16", "John 17:15", "Romans 12:2", "1 John 2:15"],
    greek: "κόσμος, αἰών (kosmos, aiōn)",
    source: "Strong’s Exhaustive Concordance (1890), G2889, G165; The passages named",
  },
];
