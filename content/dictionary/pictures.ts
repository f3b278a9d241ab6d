import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Everyday things of which the Bible makes pictures. */
export const pictures: readonly DictionaryTerm[] = [
  {
    term: "Blood",
    pronunciation: "BLUD",
    type: "Picture",
    definition:
      "In the Bible, the life of a creature. It may not be eaten; poured out on the altar it atones; spilt by murder it cries from the ground.",
    context:
      "On the night of the exodus it marked the doors. Jesus calls the cup “my blood of the new testament”, and Hebrews says that his speaks better things than that of Abel.",
    references: ["Genesis 4:10", "Leviticus 17:11", "Matthew 26:28", "Hebrews 12:24"],
    hebrew: "דָּם (dam)",
    greek: "αἷμα (haima)",
    source: "Easton’s Bible Dictionary (1897), ‘Blood’; Strong’s Exhaustive Concordance (1890), H1818, G129",
  },
  {
    term: "Bread",
    pronunciation: "BRED",
    type: "Picture",
    definition:
      "Flat loaves of barley or wheat, baked every day; and so, in Hebrew, food of any kind. To eat bread with someone is to be at peace with him.",
    context:
      "Five barley loaves fed five thousand, and on the next day Jesus said “I am the bread of life”. Two disciples who had not known him on the road knew him when he broke it.",
    references: ["Deuteronomy 8:3", "John 6:9", "John 6:35", "Luke 24:35"],
    hebrew: "לֶחֶם (lechem)",
    greek: "ἄρτος (artos)",
    source: "Easton’s Bible Dictionary (1897), ‘Bread’; Strong’s Exhaustive Concordance (1890), H3899, G740",
  },
  {
    term: "Cornerstone",
    pronunciation: "KOR-ner-stohn",
    type: "Picture",
    definition:
      "The stone at the corner that holds two walls together, low in the foundation or, as some think, at the top. The King James Version says corner stone, or head of the corner.",
    context:
      "A psalm sings of one that the builders had thrown aside. Jesus quoted it to the leaders of Jerusalem after a parable; Peter, before the same council; Paul sees Jew and Gentile joined in it.",
    references: ["Psalm 118:22", "Matthew 21:42", "Acts 4:11", "Ephesians 2:20"],
    hebrew: "פִּנָּה (pinnah)",
    greek: "ἀκρογωνιαῖος (akrogōniaios)",
    source: "Strong’s Exhaustive Concordance (1890), H6438, G204; The passages named",
  },
  {
    term: "Cross",
    pronunciation: "KROSS",
    type: "Picture",
    definition:
      "The Roman way to put slaves and rebels to death: an upright stake with a beam, which the condemned man carried himself. Cicero wrote that a citizen should not even hear the word.",
    context:
      "Jesus was crucified between two others. That his followers made it their sign was absurd to the world, and Paul knew it: “unto the Greeks foolishness”. To take up one’s own is to follow him.",
    references: ["Mark 8:34", "John 19:17-18", "1 Corinthians 1:23", "Philippians 2:8"],
    greek: "σταυρός (stauros)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Cross’; Strong’s Exhaustive Concordance (1890), G4716; Cicero, For Rabirius 16",
  },
  {
    term: "Cup",
    pronunciation: "KUP",
    type: "Picture",
    definition:
      "In the Psalms and prophets, what God gives somebody to drink: joy for one, judgment for another. A host filled it, and a guest drank what was poured.",
    context:
      "In the shepherd’s psalm it is full: “my cup runneth over”. In Gethsemane Jesus asks that another one might pass from him; earlier the same night he had given his own to his friends.",
    references: ["Psalm 23:5", "Isaiah 51:17", "Matthew 26:27-28", "Matthew 26:39"],
    hebrew: "כּוֹס (kos)",
    greek: "ποτήριον (potērion)",
    source: "Strong’s Exhaustive Concordance (1890), H3563, G4221; The passages named",
  },
  {
    term: "Lamb",
    pronunciation: "LAM",
    type: "Picture",
    definition:
      "A young sheep or, in Hebrew, also a goat: the animal of the passover and of the offering each morning and evening; in stories, what a poor man loves.",
    context:
      "Isaac asks his father where it is, on the way up the mountain. In the Revelation John is told of a lion, looks, and sees “a Lamb as it had been slain”.",
    references: ["Genesis 22:7-8", "Exodus 29:38-39", "2 Samuel 12:3", "Revelation 5:5-6"],
    hebrew: "שֶׂה (seh)",
    greek: "ἀρνίον (arnion)",
    source: "Easton’s Bible Dictionary (1897), ‘Lamb’; Strong’s Exhaustive Concordance (1890), H7716, G721",
  },
  {
    term: "Leaven",
    pronunciation: "LEV-un",
    type: "Picture",
    definition:
      "A lump of old dough kept back to make the new dough rise. Before passover every house was cleared of it, in memory of a night with no time to wait for bread.",
    context:
      "Mostly it stands for what spreads unseen and spoils, as teaching or pride can. Once, in a parable of two lines about a woman baking, it is the kingdom of heaven.",
    references: ["Exodus 12:15", "Matthew 13:33", "Mark 8:15", "1 Corinthians 5:6-8"],
    hebrew: "שְׂאֹר (seor)",
    greek: "ζύμη (zymē)",
    source: "Easton’s Bible Dictionary (1897), ‘Leaven’; Strong’s Exhaustive Concordance (1890), H7603, G2219",
  },
  {
    term: "Light",
    pronunciation: "LYTE",
    type: "Picture",
    definition:
      "The first thing God makes, three days before the sun. In the Psalms it is life, safety, God’s face; in John the true light that gives light to everyone.",
    context:
      "Jesus said “I am the light of the world” in the temple, and of his hearers on a hillside he said that they are it too. A lamp is meant to be put on a stand.",
    references: ["Genesis 1:3", "Psalm 27:1", "Matthew 5:14-15", "John 8:12"],
    hebrew: "אוֹר (or)",
    greek: "φῶς (phōs)",
    source: "Strong’s Exhaustive Concordance (1890), H216, G5457; The passages named",
  },
  {
    term: "Oil",
    pronunciation: "OYL",
    type: "Picture",
    definition:
      "Almost always from olives: for lamps, bread, wounds and hair. Poured on the head, it made a king or a priest; it was also a sign of gladness.",
    context:
      "A prophet’s widow with two sons and debts had a single pot of it left, and it went on pouring as long as there were jars. James tells elders to anoint the sick with it.",
    references: ["1 Samuel 16:13", "2 Kings 4:2-6", "Psalm 45:7", "James 5:14"],
    hebrew: "שֶׁמֶן (shemen)",
    greek: "ἔλαιον (elaion)",
    source: "Easton’s Bible Dictionary (1897), ‘Oil’; Strong’s Exhaustive Concordance (1890), H8081, G1637",
  },
  {
    term: "Rock",
    pronunciation: "ROK",
    type: "Picture",
    definition:
      "Cliff and crag: shelter from heat, a hiding place, firm ground. Moses and David use it as a name for God, who does not move.",
    context:
      "A wise man builds on it. Peter’s name means rock, and what Jesus said to him is read in different ways: of Peter and those who follow in his office, of his confession, or of Christ.",
    references: ["Deuteronomy 32:4", "Psalm 18:2", "Matthew 7:24-25", "Matthew 16:18"],
    hebrew: "צוּר (tsur)",
    greek: "πέτρα (petra)",
    source:
      "Strong’s Exhaustive Concordance (1890), H6697, G4073; International Standard Bible Encyclopedia (1915), ‘Peter, Simon’; The passages named",
  },
  {
    term: "Salt",
    pronunciation: "SAWLT",
    type: "Picture",
    definition:
      "It seasoned food, kept fish and meat, and went with every grain offering. A covenant of salt is one that lasts; a land of salt is one where nothing grows.",
    context:
      "Newborn children were rubbed with it. Jesus calls his hearers “the salt of the earth” and asks what use it is without its taste.",
    references: ["Leviticus 2:13", "Ezekiel 16:4", "Matthew 5:13", "Colossians 4:6"],
    hebrew: "מֶלַח (melach)",
    greek: "ἅλας (halas)",
    source: "Easton’s Bible Dictionary (1897), ‘Salt’; Strong’s Exhaustive Concordance (1890), H4417, G217",
  },
  {
    term: "Shepherd",
    pronunciation: "SHEP-erd",
    type: "Picture",
    definition:
      "A keeper of sheep, who leads from in front, counts at night and goes after what is lost. It was also a name for rulers, good and bad.",
    context:
      "Abraham, Moses and David kept flocks. The child in Bethlehem was announced first to men who sat up with theirs; and elders of the church are told to feed the flock without lording it.",
    references: ["Psalm 78:70-72", "Luke 2:8", "Luke 15:4-6", "1 Peter 5:2-3"],
    hebrew: "רֹעֶה (roeh)",
    greek: "ποιμήν (poimēn)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Shepherd’; Strong’s Exhaustive Concordance (1890), H7462, G4166; The passages named",
  },
  {
    term: "Vine",
    pronunciation: "VYNE",
    type: "Picture",
    definition:
      "The plant of Israel’s hills, slow to grow and much work. Psalms and prophets sing of Israel as one that God brought out of Egypt and planted.",
    context:
      "Isaiah’s song about a vineyard begins as a love song and ends with wild grapes. “I am the true vine”, says Jesus on the last night, and his friends are the branches.",
    references: ["Psalm 80:8", "Isaiah 5:1-4", "John 15:1", "John 15:5"],
    hebrew: "גֶּפֶן (gephen)",
    greek: "ἄμπελος (ampelos)",
    source: "Easton’s Bible Dictionary (1897), ‘Vine’; Strong’s Exhaustive Concordance (1890), H1612, G288",
  },
  {
    term: "Watch",
    pronunciation: "WOCH",
    type: "Time",
    definition:
      "A part of the night, as soldiers divided it to take turns. Israel had three of them; the Romans four, of about three hours each.",
    context:
      "Gideon attacks at the beginning of the middle one, when sentries have just changed. Jesus comes over the water in the fourth, shortly before dawn, after the disciples have rowed all night.",
    references: ["Judges 7:19", "Lamentations 2:19", "Matthew 14:25", "Mark 13:35"],
    hebrew: "אַשְׁמֻרָה (ashmurah)",
    greek: "φυλακή (phylakē)",
    source:
      "Strong’s Exhaustive Concordance (1890), H821, G5438; International Standard Bible Encyclopedia (1915), ‘Watch’",
  },
  {
    term: "Water",
    pronunciation: "WAW-ter",
    type: "Picture",
    definition:
      "In a dry land the difference between life and death, and in flood a terror. It washes; it is drunk; running water is called living.",
    context:
      "Jeremiah says that people left a spring for cracked cisterns. At a well in Samaria a tired Jesus asked a woman for a drink and offered her “a well of water springing up into everlasting life”.",
    references: ["Psalm 69:1-2", "Isaiah 55:1", "Jeremiah 2:13", "John 4:7-14"],
    hebrew: "מַיִם (mayim)",
    greek: "ὕδωρ (hydōr)",
    source: "Strong’s Exhaustive Concordance (1890), H4325, G5204; The passages named",
  },
  {
    term: "Yoke",
    pronunciation: "YOHK",
    type: "Picture",
    definition:
      "The wooden bar across the necks of two oxen that pull together. In pictures it is mostly forced service: to a foreign king, to taxes, to a law.",
    context:
      "Jeremiah wore one through Jerusalem to say that Babylon would rule. Jesus offers another kind to the tired: “For my yoke is easy, and my burden is light”.",
    references: ["1 Kings 12:4", "Jeremiah 27:2-8", "Matthew 11:28-30", "Galatians 5:1"],
    hebrew: "עֹל (ol)",
    greek: "ζυγός (zygos)",
    source: "Easton’s Bible Dictionary (1897), ‘Yoke’; Strong’s Exhaustive Concordance (1890), H5923, G2218",
  },
];
