import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Terms of teaching: what God does, and what people are asked to do. */
export const teaching: readonly DictionaryTerm[] = [
  {
    term: "Atonement",
    pronunciation: "uh-TONE-ment",
    type: "Teaching",
    definition:
      "Making at one: the mending of what sin has broken between God and people. In Leviticus it is done with blood, and on one day of the year for all Israel together.",
    context:
      "In the New Testament of the King James Version the word stands once, in Romans 5:11, where later translations say reconciliation. Hebrews explains the old day of atonement as a picture of what Christ did once.",
    references: ["Leviticus 16:30", "Leviticus 17:11", "Romans 5:11", "Hebrews 9:12"],
    hebrew: "כִּפֻּרִים (kippurim)",
    etymology: "English, from ‘at one’; William Tyndale, who died in 1536, made it at home in the Bible.",
    source:
      "Strong’s Exhaustive Concordance (1890), H3725; Skeat, Etymological Dictionary of the English Language (1882), ‘Atone’; Tyndale’s New Testament (1534), Romans 5",
  },
  {
    term: "Charity",
    pronunciation: "CHAIR-ih-tee",
    type: "Teaching",
    definition:
      "In the King James Version, love: not alms, but the love that seeks the other’s good and does not ask what it gets. Elsewhere the same Greek word is translated love.",
    context:
      "Paul writes his chapter about it for a church that was quarrelling over gifts. He says what it does rather than what it feels: it suffers long, is kind, “seeketh not her own”.",
    references: ["1 Corinthians 13:4-5", "1 Corinthians 13:13", "1 John 4:8"],
    greek: "ἀγάπη (agapē)",
    etymology: "From Latin ‘caritas’, dearness; the Latin Bible used it for the Greek agape.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Charity’; Strong’s Exhaustive Concordance (1890), G26; Skeat, Etymological Dictionary of the English Language (1882), ‘Charity’",
  },
  {
    term: "Covenant",
    pronunciation: "KUV-uh-nunt",
    type: "Teaching",
    definition:
      "A bond with promises, sealed by an oath or a sign, that makes two parties belong to each other. God binds himself to Noah, to Abraham, to Israel at Sinai and to David.",
    context:
      "Jeremiah promises a new one, written in hearts instead of on stone. At the last supper Jesus takes the cup and says that this is it. The titles Old and New Testament mean these two.",
    references: ["Genesis 9:13", "Exodus 24:8", "Jeremiah 31:33", "Luke 22:20"],
    hebrew: "בְּרִית (berith)",
    greek: "διαθήκη (diathēkē)",
    source: "Easton’s Bible Dictionary (1897), ‘Covenant’; Strong’s Exhaustive Concordance (1890), H1285, G1242",
  },
  {
    term: "Faith",
    pronunciation: "FAYTH",
    type: "Teaching",
    definition:
      "Trust that leans its weight on someone: taking God at his word and acting on it. It is less an opinion held in the head than a hand held out.",
    context:
      "Hebrews 11 defines it in a line and spends the rest of the chapter on people who packed, built, hid and waited because of it. A grain of it, like mustard seed, is said to be enough.",
    references: ["Hebrews 11:1", "Matthew 17:20", "Romans 4:20-21", "Ephesians 2:8"],
    greek: "πίστις (pistis)",
    hebrew: "אֱמוּנָה (emunah)",
    source: "Easton’s Bible Dictionary (1897), ‘Faith’; Strong’s Exhaustive Concordance (1890), G4102, H530",
  },
  {
    term: "Firstborn",
    pronunciation: "FURST-born",
    type: "Teaching",
    definition:
      "The first son of a house, who in Israel received a double share and belonged to God. The word came to mean rank as well as order of birth.",
    context:
      "Again and again God passes it over: Isaac, Jacob, Ephraim and David are all younger sons. Paul calls Christ “the firstborn of every creature”, first in rank over all that is made.",
    references: ["Exodus 13:2", "Deuteronomy 21:17", "Colossians 1:15", "Romans 8:29"],
    hebrew: "בְּכוֹר (bekhor)",
    greek: "πρωτότοκος (prōtotokos)",
    source: "Strong’s Exhaustive Concordance (1890), H1060, G4416; The passages named",
  },
  {
    term: "Gospel",
    pronunciation: "GOS-pul",
    type: "Teaching",
    definition:
      "Good news. In the Roman world the word announced a victory or the birthday of an emperor; the apostles used it for what God had done in Jesus.",
    context:
      "Isaiah had seen a runner on the hills with news of peace. Jesus reads from him in Nazareth and says that it is fulfilled. Only later did the word name four books.",
    references: ["Isaiah 52:7", "Mark 1:15", "Luke 4:18", "1 Corinthians 15:1"],
    greek: "εὐαγγέλιον (euangelion)",
    etymology: "Old English ‘god spel’, good tidings.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Gospel’; Strong’s Exhaustive Concordance (1890), G2098; Deissmann, Light from the Ancient East (1910); Skeat, Etymological Dictionary of the English Language (1882), ‘Gospel’",
  },
  {
    term: "Grace",
    pronunciation: "GRAYSS",
    type: "Teaching",
    definition:
      "Favour that was not earned: God’s kindness to people who could make no claim on it, and the help that comes of it. Wages are for work; grace is for people who have no work to show.",
    context:
      "Noah found it before the flood. Paul begins and ends his letters with it, and three times asked for a thorn to be taken away before he heard, “My grace is sufficient for thee”.",
    references: ["Genesis 6:8", "John 1:17", "Ephesians 2:8", "2 Corinthians 12:9"],
    greek: "χάρις (charis)",
    hebrew: "חֵן (chen)",
    source: "Easton’s Bible Dictionary (1897), ‘Grace’; Strong’s Exhaustive Concordance (1890), G5485, H2580",
  },
  {
    term: "Holy",
    pronunciation: "HOH-lee",
    type: "Teaching",
    definition:
      "Set apart. First said of God, who is like no other; then of what belongs to him: a day, a place, a people, a cup. Holiness in people is likeness to the one they belong to.",
    context:
      "The seraphim in Isaiah’s vision cry it three times. Leviticus turns it into housekeeping: honest scales, gleanings left for the poor, no grudge against a neighbour.",
    references: ["Isaiah 6:3", "Leviticus 19:2", "1 Peter 1:15-16"],
    hebrew: "קָדוֹשׁ (qadosh)",
    greek: "ἅγιος (hagios)",
    source: "Strong’s Exhaustive Concordance (1890), H6918, G40; The passages named",
  },
  {
    term: "Justification",
    pronunciation: "just-ih-fih-KAY-shun",
    type: "Teaching",
    definition:
      "A judge’s word: to declare someone in the right. Paul uses it for God’s verdict on those who trust in Christ, given freely, apart from works of the law.",
    context:
      "Protestants stress a verdict received by faith alone; Catholics and Orthodox, that grace makes righteous as well and that faith works by love, as James says. All say that it begins as God’s gift.",
    references: ["Romans 3:24", "Romans 5:1", "Galatians 5:6", "James 2:24"],
    greek: "δικαίωσις (dikaiōsis)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Justification’; Catholic Encyclopedia (1907–1912), ‘Justification’; Strong’s Exhaustive Concordance (1890), G1347",
  },
  {
    term: "Kingdom of God",
    pronunciation: "KING-dum of GOD",
    type: "Teaching",
    definition:
      "God’s rule, and the life of those who live under it. Matthew mostly says ‘kingdom of heaven’ and means the same, probably out of the care with which Jews used God’s name.",
    context:
      "Jesus announced that it had come near, and when asked what it is like he spoke of seed, yeast, a net, a pearl. It is prayed for in the Lord’s Prayer and, he says, “is within you”, which can also mean among you.",
    references: ["Mark 1:15", "Matthew 6:10", "Matthew 13:31", "Luke 17:21"],
    greek: "βασιλεία τοῦ θεοῦ (basileia tou theou)",
    source: "Strong’s Exhaustive Concordance (1890), G932, G2316; The passages named",
  },
  {
    term: "Propitiation",
    pronunciation: "proh-pish-ee-AY-shun",
    type: "Teaching",
    definition:
      "What turns away anger and opens the way back. Said of Christ’s death: God himself provides what deals with sin, so that he is just and yet forgives.",
    context:
      "The Greek word in Romans 3:25 is the one for the mercy seat, the golden lid of the ark, on which blood was sprinkled on the day of atonement. Some translators prefer expiation: guilt covered and taken away.",
    references: ["Romans 3:25", "1 John 2:2", "1 John 4:10", "Hebrews 9:5"],
    greek: "ἱλαστήριον, ἱλασμός (hilastērion, hilasmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Propitiation’; Strong’s Exhaustive Concordance (1890), G2435, G2434",
  },
  {
    term: "Redemption",
    pronunciation: "rih-DEMP-shun",
    type: "Teaching",
    definition:
      "Buying free: paying what it costs to bring back a slave, a field or a forfeited life. In Israel it was the duty of the nearest relative.",
    context:
      "Boaz does it for Ruth at the town gate, with witnesses. God calls himself the redeemer of a people who had been slaves, and the New Testament names the price: the life of Christ.",
    references: ["Leviticus 25:25", "Ruth 4:9-10", "Isaiah 43:1", "Ephesians 1:7"],
    hebrew: "גְּאֻלָּה (geullah)",
    greek: "ἀπολύτρωσις (apolytrōsis)",
    source: "Easton’s Bible Dictionary (1897), ‘Redemption’; Strong’s Exhaustive Concordance (1890), H1353, G629",
  },
  {
    term: "Repentance",
    pronunciation: "rih-PEN-tuns",
    type: "Teaching",
    definition:
      "Turning round: seeing that one has been going the wrong way, being sorry for it, and walking back. The sorrow is only the beginning; the walking is the thing.",
    context:
      "It is the first word of John the Baptist and of Jesus. When people asked John what it meant for them, he spoke of coats, taxes and wages. The son in the parable does it on foot.",
    references: ["Matthew 4:17", "Luke 3:10-14", "Luke 15:18-20", "2 Corinthians 7:10"],
    greek: "μετάνοια (metanoia)",
    hebrew: "שׁוּב (shuv)",
    source: "Easton’s Bible Dictionary (1897), ‘Repentance’; Strong’s Exhaustive Concordance (1890), G3341, H7725",
  },
  {
    term: "Sanctification",
    pronunciation: "sank-tih-fih-KAY-shun",
    type: "Teaching",
    definition:
      "Being made holy: set apart for God, and changed little by little into what one has been set apart for. It is God’s work in a person, and the person is asked to go along.",
    context:
      "Paul calls it the will of God and at once becomes practical about the body. Jesus prays for it on the last evening: “Sanctify them through thy truth”.",
    references: ["John 17:17", "1 Thessalonians 4:3", "1 Thessalonians 5:23", "Hebrews 13:12"],
    greek: "ἁγιασμός (hagiasmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Sanctification’; Strong’s Exhaustive Concordance (1890), G38",
  },
  {
    term: "Sin",
    pronunciation: "SIN",
    type: "Teaching",
    definition:
      "Missing the mark: the wrong that people do against God, others and themselves, and the power behind it that bends them toward doing it again.",
    context:
      "The Bible’s first use of the word shows an animal: sin lies at Cain’s door and wants him, and he is told to master it. David, found out, says simply whom he has sinned against.",
    references: ["Genesis 4:7", "Psalm 51:4", "Romans 3:23", "1 John 1:9"],
    hebrew: "חַטָּאת (chattath)",
    greek: "ἁμαρτία (hamartia)",
    etymology: "The Hebrew and the Greek verb were both used of missing a target or a road.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Sin’; Strong’s Exhaustive Concordance (1890), H2403, G266; Liddell and Scott, Greek–English Lexicon (1897), ‘ἁμαρτάνω’",
  },
];
