import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Feasts, practices and objects of worship. */
export const worship: readonly DictionaryTerm[] = [
  {
    term: "Ark of the covenant",
    pronunciation: "ARK of the KUV-uh-nunt",
    type: "Object",
    definition:
      "A chest of acacia wood, overlaid with gold, about four feet long, that held the two tables of the law. Two cherubim of gold spread their wings over its lid.",
    context:
      "It went before Israel through the wilderness and the Jordan, was captured by the Philistines and sent back, and came to rest in Solomon’s temple. After the fall of Jerusalem in 586 BC nothing certain is known of it.",
    references: ["Exodus 25:10-16", "Joshua 3:14-17", "1 Samuel 5:1-2", "Hebrews 9:4"],
    hebrew: "אֲרוֹן הַבְּרִית (aron habberith)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Ark of the Covenant’; Strong’s Exhaustive Concordance (1890), H727, H1285; The passages named",
  },
  {
    term: "Baptism",
    pronunciation: "BAP-tiz-um",
    type: "Practice",
    definition:
      "A washing in water as a sign of turning to God. John baptised in the Jordan; Jesus was baptised by him; and Jesus sent his disciples to baptise people of all nations.",
    context:
      "Paul reads it as burial and rising with Christ. Many churches baptise infants, as children of a believing house; others only those who ask for it themselves, mostly by immersion. Some see in it a means of grace, some a sign of grace received.",
    references: ["Matthew 3:16", "Matthew 28:19", "Romans 6:4", "Acts 16:33"],
    greek: "βάπτισμα (baptisma)",
    etymology: "From Greek ‘baptein’, to dip, also used of dyeing cloth.",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Baptism’; Catholic Encyclopedia (1907–1912), ‘Baptism’; Strong’s Exhaustive Concordance (1890), G908",
  },
  {
    term: "Circumcision",
    pronunciation: "sur-kum-SIZH-un",
    type: "Practice",
    definition:
      "The cutting away of a boy’s foreskin on the eighth day, the sign of God’s covenant with Abraham and his children. At it the child receives his name.",
    context:
      "Moses and Jeremiah already speak of circumcising the heart. Whether Gentile believers needed it was the first great question of the church; a meeting in Jerusalem decided that they did not.",
    references: ["Genesis 17:10-12", "Deuteronomy 10:16", "Luke 2:21", "Galatians 5:6"],
    greek: "περιτομή (peritomē)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Circumcision’; Strong’s Exhaustive Concordance (1890), G4061; The passages named",
  },
  {
    term: "Day of atonement",
    pronunciation: "DAY of uh-TONE-ment",
    type: "Feast",
    definition:
      "The tenth day of the seventh month, Yom Kippur, a fast. While the temple stood, the high priest went into the most holy place on it, with blood for his own sins and the people’s.",
    context:
      "One goat was sacrificed; over the head of another the sins of the people were confessed, and it was sent into the wilderness. Jews keep the day in prayer, with no sacrifice since the temple fell.",
    references: ["Leviticus 16:15-16", "Leviticus 16:21-22", "Leviticus 23:27-28", "Hebrews 9:7"],
    hebrew: "יוֹם הַכִּפֻּרִים (yom hakkippurim)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Atonement, Day of’; Strong’s Exhaustive Concordance (1890), H3117, H3725",
  },
  {
    term: "Ephod",
    pronunciation: "EE-fod",
    type: "Object",
    definition:
      "A priest’s garment, worn over the robe and fastened at the shoulders. The high priest’s was woven with gold, blue, purple and scarlet, with the names of the tribes on two stones.",
    context:
      "There was a plain one of linen as well: Samuel wore one as a boy at Shiloh, and David was girded with one when he danced before the ark.",
    references: ["Exodus 28:6-12", "1 Samuel 2:18", "2 Samuel 6:14"],
    hebrew: "אֵפוֹד (ephod)",
    source: "Easton’s Bible Dictionary (1897), ‘Ephod’; Strong’s Exhaustive Concordance (1890), H646",
  },
  {
    term: "Fasting",
    pronunciation: "FAST-ing",
    type: "Practice",
    definition:
      "Going without food for a time in order to pray, to grieve or to seek God. The law asks it on one day of the year; people added others after disasters.",
    context:
      "Isaiah says which fast God chooses: to loose bonds and share bread. Jesus expects his followers to do it with a washed face, so that only the Father knows.",
    references: ["Leviticus 16:29", "Isaiah 58:6-7", "Matthew 6:16-18", "Acts 13:2-3"],
    hebrew: "צוֹם (tsom)",
    greek: "νηστεία (nēsteia)",
    source: "Easton’s Bible Dictionary (1897), ‘Fast’; Strong’s Exhaustive Concordance (1890), H6685, G3521",
  },
  {
    term: "Firstfruits",
    pronunciation: "FURST-froots",
    type: "Practice",
    definition:
      "The first sheaf, dough or fruit of the year, brought to God before anyone ate of the harvest, as thanks for it and as a pledge that all of it is his.",
    context:
      "The one who brings the basket tells the story of a wandering ancestor who became a people. Paul calls the risen Christ the firstfruits: where the first has come, the field will follow.",
    references: ["Leviticus 23:10", "Deuteronomy 26:2", "Proverbs 3:9", "1 Corinthians 15:20"],
    hebrew: "בִּכּוּרִים (bikkurim)",
    greek: "ἀπαρχή (aparchē)",
    source: "Strong’s Exhaustive Concordance (1890), H1061, G536; The passages named",
  },
  {
    term: "Idolatry",
    pronunciation: "eye-DOL-uh-tree",
    type: "Practice",
    definition:
      "Worship of images, or of anything in God’s place. The prophets mock a carpenter who warms himself with half a log and prays to the other half.",
    context:
      "Israel made a golden calf while Moses was away, and called it the god that had brought them out of Egypt. Paul calls greed by the same name, and Jesus speaks of wealth as a master.",
    references: ["Exodus 20:4-5", "Exodus 32:4", "Isaiah 44:15-17", "Colossians 3:5"],
    greek: "εἰδωλολατρεία (eidōlolatreia)",
    source: "Easton’s Bible Dictionary (1897), ‘Idolatry’; Strong’s Exhaustive Concordance (1890), G1495",
  },
  {
    term: "Incense",
    pronunciation: "IN-sens",
    type: "Object",
    definition:
      "A mixture of spices burned morning and evening on a small golden altar before the veil. The recipe was not to be used for anything else.",
    context:
      "A psalm asks that prayer may rise like it. Zacharias was burning it when the angel told him of a son, and in the Revelation the bowls of it are the prayers of the saints.",
    references: ["Exodus 30:7-8", "Psalm 141:2", "Luke 1:9-13", "Revelation 5:8"],
    hebrew: "קְטֹרֶת (qetoreth)",
    greek: "θυμίαμα (thymiama)",
    source: "Easton’s Bible Dictionary (1897), ‘Incense’; Strong’s Exhaustive Concordance (1890), H7004, G2368",
  },
  {
    term: "Jubilee",
    pronunciation: "JOO-bih-lee",
    type: "Feast",
    definition:
      "Every fiftieth year in Israel: Israelites who had sold themselves went free, fields came back to the family that had lost them, and the ground lay untilled. It began with a trumpet on the day of atonement.",
    context:
      "No family could lose its footing for ever, and no family could gather land for ever. One line of the law is written on the Liberty Bell in Philadelphia: “proclaim liberty throughout all the land”.",
    references: ["Leviticus 25:10", "Leviticus 25:13", "Isaiah 61:1-2"],
    hebrew: "יוֹבֵל (yovel)",
    etymology: "From the ram’s horn that announced it.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Jubilee’; Strong’s Exhaustive Concordance (1890), H3104; The passages named",
  },
  {
    term: "Manna",
    pronunciation: "MAN-uh",
    type: "Object",
    definition:
      "The bread of the wilderness: small, round, white, tasting of wafers with honey. For forty years it lay on the ground on six mornings of seven; what was hoarded spoiled, but the sixth day’s double portion kept for the sabbath.",
    context:
      "Moses says later what it was for: to teach that “man doth not live by bread only”. Jesus answers the tempter with that line and calls himself the bread from heaven.",
    references: ["Exodus 16:15", "Exodus 16:31", "Deuteronomy 8:3", "John 6:31-35"],
    hebrew: "מָן (man)",
    etymology: "Exodus hears in it the question of those who saw it first: what is it?",
    source: "Easton’s Bible Dictionary (1897), ‘Manna’; Strong’s Exhaustive Concordance (1890), H4478",
  },
  {
    term: "Mercy seat",
    pronunciation: "MUR-see SEET",
    type: "Object",
    definition:
      "The lid of the ark, of pure gold, with a cherub at each end. Once a year the high priest sprinkled blood on it. From above it God spoke with Moses.",
    context:
      "Nothing was on the seat; where other nations set an image, Israel had an empty place between wings. Tyndale made the English word, after Luther’s German one.",
    references: ["Exodus 25:17-22", "Leviticus 16:14", "Hebrews 9:5"],
    hebrew: "כַּפֹּרֶת (kapporeth)",
    greek: "ἱλαστήριον (hilastērion)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Mercy-seat, The’; Strong’s Exhaustive Concordance (1890), H3727, G2435; Tyndale’s Pentateuch (1530), Exodus 25",
  },
  {
    term: "Nazarite",
    pronunciation: "NAZ-uh-ryte",
    type: "Practice",
    definition:
      "A man or woman under a vow: no wine, nor anything of the vine, no razor on the head, no touching of the dead, for a time or for life.",
    context:
      "Samson was one from before his birth, and Samuel’s mother promised the same for her son. It has nothing to do with Nazareth, which is another word in Hebrew.",
    references: ["Numbers 6:2-6", "Judges 13:5", "1 Samuel 1:11"],
    hebrew: "נָזִיר (nazir)",
    etymology: "From a verb that means to set apart.",
    source: "Easton’s Bible Dictionary (1897), ‘Nazarite’; Strong’s Exhaustive Concordance (1890), H5139",
  },
  {
    term: "Passover",
    pronunciation: "PASS-oh-ver",
    type: "Feast",
    definition:
      "The night on which Israel left Egypt, kept every spring since: a lamb, bread without yeast, bitter herbs, eaten in haste. The houses marked with blood were passed over.",
    context:
      "At this feast Jesus came to Jerusalem for the last time, ate it with the twelve, and was put to death. Paul writes that “Christ our passover is sacrificed for us”.",
    references: ["Exodus 12:11-13", "Luke 22:15", "1 Corinthians 5:7"],
    hebrew: "פֶּסַח (pesach)",
    greek: "πάσχα (pascha)",
    source: "Easton’s Bible Dictionary (1897), ‘Passover’; Strong’s Exhaustive Concordance (1890), H6453, G3957",
  },
  {
    term: "Pentecost",
    pronunciation: "PEN-tih-kost",
    type: "Feast",
    definition:
      "The feast of weeks, fifty days after passover, when the wheat was in. On it the Spirit came upon the disciples in Jerusalem, with a sound of wind and tongues like fire.",
    context:
      "Pilgrims from fifteen regions were in the city and each heard his own language. Readers have long set it beside Babel, where people stopped understanding each other.",
    references: ["Leviticus 23:16", "Acts 2:1-4", "Acts 2:41"],
    greek: "πεντηκοστή (pentēkostē)",
    etymology: "Greek for fiftieth.",
    source: "Easton’s Bible Dictionary (1897), ‘Pentecost’; Strong’s Exhaustive Concordance (1890), G4005",
  },
  {
    term: "Purim",
    pronunciation: "POOR-im",
    type: "Feast",
    definition:
      "The feast in early spring that keeps the memory of Esther: how a plan to kill all the Jews of Persia in one day was turned back on its maker.",
    context:
      "Haman had cast the lot, called Pur, for the date. It is kept with the reading of the book, good food, and “gifts to the poor”. God is not named in Esther at all.",
    references: ["Esther 3:7", "Esther 9:22", "Esther 9:26"],
    hebrew: "פּוּרִים (purim)",
    source: "Easton’s Bible Dictionary (1897), ‘Pur, Purim’; Strong’s Exhaustive Concordance (1890), H6332",
  },
  {
    term: "Sabbath",
    pronunciation: "SAB-uth",
    type: "Feast",
    definition:
      "The seventh day, from Friday evening to Saturday evening, on which Israel rests: parents, children, servants, strangers and animals alike, because God rested, and because they had been slaves.",
    context:
      "Jesus was often accused of breaking it by healing. He answered that “The sabbath was made for man, and not man for the sabbath”. Most Christians came to meet on the first day, the day of the resurrection.",
    references: ["Exodus 20:8-11", "Deuteronomy 5:15", "Mark 2:27"],
    hebrew: "שַׁבָּת (shabbath)",
    etymology: "From a verb that means to stop.",
    source: "Easton’s Bible Dictionary (1897), ‘Sabbath’; Strong’s Exhaustive Concordance (1890), H7676",
  },
  {
    term: "Sackcloth",
    pronunciation: "SAK-kloth",
    type: "Object",
    definition:
      "Coarse dark cloth of goat’s hair, from which sacks were made. People wore it next to the skin, often with ashes, when they mourned or repented.",
    context:
      "Jacob put it on for Joseph. In Nineveh the king himself came down from his throne, wore it, and had the very cattle covered with it.",
    references: ["Genesis 37:34", "2 Samuel 3:31", "Jonah 3:5-8", "Matthew 11:21"],
    hebrew: "שַׂק (saq)",
    greek: "σάκκος (sakkos)",
    source: "Easton’s Bible Dictionary (1897), ‘Sackcloth’; Strong’s Exhaustive Concordance (1890), H8242, G4526",
  },
  {
    term: "Scapegoat",
    pronunciation: "SKAYP-goht",
    type: "Practice",
    definition:
      "The goat that on the day of atonement was not killed but sent away alive, bearing the people’s sins into a land not inhabited.",
    context:
      "Two goats stood at the door, and lots decided. The Hebrew has ‘for Azazel’, which no one explains for certain: a steep place, a demon of the desert, or the goat that goes away.",
    references: ["Leviticus 16:7-10", "Leviticus 16:20-22"],
    hebrew: "עֲזָאזֵל (azazel)",
    etymology: "Tyndale’s word of 1530: the goat that escapes.",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Azazel’; Strong’s Exhaustive Concordance (1890), H5799; Tyndale’s Pentateuch (1530), Leviticus 16",
  },
  {
    term: "Shewbread",
    pronunciation: "SHOH-bred",
    type: "Object",
    definition:
      "Twelve loaves, one for each tribe, laid out in two rows on a golden table before God and changed every sabbath. The old ones were eaten by the priests.",
    context:
      "David, hungry and on the run, was given them by Ahimelech. Jesus reminds the Pharisees of it when his disciples are blamed for plucking ears of corn on a sabbath.",
    references: ["Exodus 25:30", "Leviticus 24:5-9", "1 Samuel 21:6", "Mark 2:25-26"],
    hebrew: "לֶחֶם פָּנִים (lechem panim)",
    etymology: "The Hebrew means bread of the face, or of the presence.",
    source: "Easton’s Bible Dictionary (1897), ‘Shewbread’; Strong’s Exhaustive Concordance (1890), H3899, H6440",
  },
  {
    term: "Tabernacles",
    pronunciation: "TAB-er-nak-ulz",
    type: "Feast",
    definition:
      "The feast of booths, Sukkoth, seven days in autumn when the fruit is in. Israel lives in huts of branches, to remember the years without houses in the wilderness.",
    context:
      "The law tells all to rejoice at it, servants and strangers included. Jesus stood up in the temple on its last day and called to whoever was thirsty: “let him come unto me, and drink”.",
    references: ["Leviticus 23:40-43", "Deuteronomy 16:13-15", "Nehemiah 8:14-17", "John 7:37"],
    hebrew: "סֻכּוֹת (sukkoth)",
    greek: "σκηνοπηγία (skēnopēgia)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Tabernacles, Feast of’; Strong’s Exhaustive Concordance (1890), H5521, G4634",
  },
  {
    term: "Tithe",
    pronunciation: "TYTH",
    type: "Practice",
    definition:
      "A tenth of the harvest or the herd, given to God. It fed the Levites, who had no land, and every third year strangers, orphans and widows as well.",
    context:
      "Abraham gave one before there was any law. Jesus knew people who tithed the herbs of the garden and forgot “judgment, mercy, and faith”; he asked for both.",
    references: ["Genesis 14:20", "Deuteronomy 14:28-29", "Malachi 3:10", "Matthew 23:23"],
    hebrew: "מַעֲשֵׂר (maaser)",
    etymology: "Old English for tenth.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Tithe’; Strong’s Exhaustive Concordance (1890), H4643; Skeat, Etymological Dictionary of the English Language (1882), ‘Tithe’",
  },
  {
    term: "Urim and Thummim",
    pronunciation: "YOOR-im and THUM-im",
    type: "Object",
    definition:
      "Two objects in the high priest’s breastplate, by which God was asked for a decision. What they were and how they answered, by lot or by shining, is not told.",
    context:
      "Saul got no answer by them. After the exile, when a question about priests could not be settled, the governor said to wait until a priest with Urim and Thummim should come.",
    references: ["Exodus 28:30", "1 Samuel 28:6", "Ezra 2:63"],
    hebrew: "אוּרִים וְתֻמִּים (urim vethummim)",
    etymology: "Perhaps ‘lights’ and ‘perfections’.",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Urim and Thummim’; Strong’s Exhaustive Concordance (1890), H224, H8550",
  },
  {
    term: "Veil",
    pronunciation: "VAYL",
    type: "Object",
    definition:
      "The curtain of blue, purple and scarlet, woven with cherubim, that hung before the most holy place. One man passed it, on one day of the year.",
    context:
      "When Jesus died it “was rent in twain from the top to the bottom”. Hebrews takes this up: there is a new and living way in, and everyone may come.",
    references: ["Exodus 26:31-33", "Mark 15:38", "Hebrews 9:7", "Hebrews 10:19-20"],
    hebrew: "פָּרֹכֶת (parokheth)",
    greek: "καταπέτασμα (katapetasma)",
    source: "Strong’s Exhaustive Concordance (1890), H6532, G2665; The passages named",
  },
];
