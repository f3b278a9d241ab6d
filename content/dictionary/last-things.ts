import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Death and what is hoped for and feared beyond it. */
export const lastThings: readonly DictionaryTerm[] = [
  {
    term: "Antichrist",
    pronunciation: "AN-tih-kryst",
    type: "Teaching",
    definition:
      "One who sets himself against Christ, or in his place. The word stands only in John’s letters, and even there in the plural too: many of them had come already.",
    context:
      "John means people who had left his churches and denied that Christ came in the flesh. Readers have joined to it Paul’s “man of sin” and the beast of the Revelation, and often named an enemy of their own day.",
    references: ["1 John 2:18", "1 John 4:3", "2 John 1:7", "2 Thessalonians 2:3"],
    greek: "ἀντίχριστος (antichristos)",
    source: "Easton’s Bible Dictionary (1897), ‘Antichrist’; Strong’s Exhaustive Concordance (1890), G500",
  },
  {
    term: "Armageddon",
    pronunciation: "ar-muh-GED-un",
    type: "Place",
    definition:
      "The place in the Revelation where the kings of the earth are gathered for battle. The name is given as Hebrew and probably means the hill of Megiddo, a city that guarded a pass.",
    context:
      "Many battles were fought near Megiddo; Josiah was killed there. No mountain bears the name, so some take the place as a sign rather than a spot on the map.",
    references: ["Revelation 16:14-16", "Judges 5:19", "2 Kings 23:29"],
    greek: "Ἀρμαγεδδών (Armageddōn)",
    source: "Easton’s Bible Dictionary (1897), ‘Armageddon’; Strong’s Exhaustive Concordance (1890), G717",
  },
  {
    term: "Ascension",
    pronunciation: "uh-SEN-shun",
    type: "Event",
    definition:
      "The going up of the risen Jesus out of the disciples’ sight, forty days after Easter by the reckoning of Acts. Luke tells it twice, from near Bethany and mount Olivet.",
    context:
      "They stand looking up until two men in white ask them why. In the Gospel they go back to Jerusalem not in tears but “with great joy”, which is not how partings usually end.",
    references: ["Luke 24:50-52", "Acts 1:3", "Acts 1:9-11", "Ephesians 4:10"],
    source: "The passages named",
  },
  {
    term: "Day of the LORD",
    pronunciation: "DAY of the LORD",
    type: "Teaching",
    definition:
      "The time when God steps in to judge and to set right. Israel looked forward to it as a victory; Amos told his hearers to be careful what they wished for.",
    context:
      "To people who crushed the poor he said that “the day of the LORD is darkness, and not light”. Later prophets see beyond it to rain, harvest and peace; Paul says that it comes as a thief in the night.",
    references: ["Amos 5:18", "Joel 2:31-32", "Malachi 4:5", "1 Thessalonians 5:2"],
    source: "International Standard Bible Encyclopedia (1915), ‘Day of the Lord’; The passages named",
  },
  {
    term: "Eternal life",
    pronunciation: "ih-TUR-nul LYFE",
    type: "Teaching",
    definition:
      "Life with God that death does not end. John’s Gospel speaks of it as something one has already now, and describes it as knowing God and the one he has sent.",
    context:
      "A rich man ran up to Jesus and asked what to do to inherit it; Jesus loved him, and the answer sent him away sad. Daniel is the first to speak plainly of waking “to everlasting life”.",
    references: ["Daniel 12:2", "Mark 10:17-22", "John 5:24", "John 17:3"],
    greek: "ζωὴ αἰώνιος (zōē aiōnios)",
    source: "Easton’s Bible Dictionary (1897), ‘Eternal life’; Strong’s Exhaustive Concordance (1890), G2222, G166",
  },
  {
    term: "Gehenna",
    pronunciation: "guh-HEN-uh",
    type: "Place",
    definition:
      "The Valley of Hinnom, below the walls of Jerusalem on the south, where some kings of Judah burned their sons to idols. It became the name for the fire of judgment.",
    context:
      "The King James Version translates it hell. Eleven of its twelve uses are words of Jesus, most of them said to disciples or to religious leaders; the twelfth, in James, is about the tongue.",
    references: ["2 Chronicles 28:3", "Jeremiah 7:31", "Mark 9:43", "James 3:6"],
    hebrew: "גֵּיא הִנֹּם (ge hinnom)",
    greek: "γέεννα (geenna)",
    source: "Easton’s Bible Dictionary (1897), ‘Gehenna’; Strong’s Exhaustive Concordance (1890), G1067, H1516, H2011",
  },
  {
    term: "Hades",
    pronunciation: "HAY-deez",
    type: "Place",
    definition:
      "The Greek name for the place of the dead, used for the Hebrew Sheol. The King James Version translates it hell, and once, in 1 Corinthians 15:55, grave.",
    context:
      "Jesus says that its gates shall not prevail against his church, and the risen Christ holds its keys. At the end of the Revelation it gives up its dead and is itself cast away.",
    references: ["Matthew 16:18", "Acts 2:27", "Revelation 1:18", "Revelation 20:13-14"],
    greek: "ᾅδης (hadēs)",
    source: "International Standard Bible Encyclopedia (1915), ‘Hades’; Strong’s Exhaustive Concordance (1890), G86",
  },
  {
    term: "Heaven",
    pronunciation: "HEV-un",
    type: "Place",
    definition:
      "First the sky, with its birds, rain and stars; then the place of God’s throne, where his will is done. Hebrew and Greek each use one word for both.",
    context:
      "Solomon says that even the heaven of heavens cannot contain God. The Bible’s last picture is not of people flying up to it: the holy city comes down, and God lives with people.",
    references: ["Genesis 1:8", "1 Kings 8:27", "Matthew 6:9-10", "Revelation 21:2-3"],
    hebrew: "שָׁמַיִם (shamayim)",
    greek: "οὐρανός (ouranos)",
    source: "Easton’s Bible Dictionary (1897), ‘Heaven’; Strong’s Exhaustive Concordance (1890), H8064, G3772",
  },
  {
    term: "Hell",
    pronunciation: "HEL",
    type: "Place",
    definition:
      "One English word for several: Sheol in Hebrew and Hades in Greek, the place of all the dead; Gehenna, the fire of judgment of which Jesus warned; and once, in 2 Peter 2:4, Tartarus.",
    context:
      "When Psalm 16 says “thou wilt not leave my soul in hell”, the word is Sheol, and Peter quotes it of Christ’s rising. Most Christians have read the fire as everlasting; some read it as an end, and some hope that it cleanses.",
    references: ["Psalm 16:10", "Acts 2:31", "Mark 9:43", "2 Peter 2:4"],
    hebrew: "שְׁאוֹל (sheol)",
    greek: "ᾅδης, γέεννα (hadēs, geenna)",
    source: "Easton’s Bible Dictionary (1897), ‘Hell’; Strong’s Exhaustive Concordance (1890), H7585, G86, G1067",
  },
  {
    term: "Judgment",
    pronunciation: "JUJ-ment",
    type: "Teaching",
    definition:
      "A judge’s decision, and the justice it does. The Psalms ask for it, because they are prayed by people who have been wronged; the New Testament looks toward a last one.",
    context:
      "Jesus tells of a shepherd dividing a flock, and the questions are about food, drink, clothes and visits. Both groups are surprised. Amos wanted it to “run down as waters”, every day.",
    references: ["Psalm 96:13", "Amos 5:24", "Matthew 25:31-40", "2 Corinthians 5:10"],
    hebrew: "מִשְׁפָּט (mishpat)",
    greek: "κρίσις (krisis)",
    source: "Strong’s Exhaustive Concordance (1890), H4941, G2920; The passages named",
  },
  {
    term: "New Jerusalem",
    pronunciation: "NYOO juh-ROO-suh-lem",
    type: "Place",
    definition:
      "The city that John sees coming down from God in the last chapters of the Bible: gates that are never shut, a river, trees whose leaves heal the nations, and no temple.",
    context:
      "Its gates carry the names of the twelve tribes, its foundations those of the twelve apostles. It is as high as it is long and wide, the shape of the most holy place in the temple.",
    references: ["Revelation 21:2", "Revelation 21:12-16", "Revelation 21:22-25", "Revelation 22:1-2"],
    source: "The passages named",
  },
  {
    term: "Paradise",
    pronunciation: "PAIR-uh-dyse",
    type: "Place",
    definition:
      "A walled park or garden. The Greek Old Testament used the word for Eden, and so it came to mean the place where the blessed are with God.",
    context:
      "Jesus says it to a dying criminal who has asked only to be remembered: “To day shalt thou be with me in paradise”. In the Revelation the tree of life stands there again.",
    references: ["Luke 23:42-43", "2 Corinthians 12:4", "Revelation 2:7"],
    greek: "παράδεισος (paradeisos)",
    etymology:
      "From an old Persian word for an enclosure; in its Hebrew form it is ‘orchards’ in Ecclesiastes 2:5 and ‘forest’ in Nehemiah 2:8.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Paradise’; Strong’s Exhaustive Concordance (1890), G3857, H6508; Liddell and Scott, Greek–English Lexicon (1897), ‘παράδεισος’",
  },
  {
    term: "Resurrection",
    pronunciation: "rez-uh-REK-shun",
    type: "Teaching",
    definition:
      "Rising from the dead: of Jesus on the third day, and, because of him, of all. It is not the soul going on without a body but a new life of the whole person.",
    context:
      "Women are the first to bring the news, and the apostles take it for idle talk. Paul stakes everything on it: “if Christ be not risen, then is our preaching vain”. He compares the body to a seed.",
    references: ["Luke 24:9-11", "John 11:25", "1 Corinthians 15:14", "1 Corinthians 15:42-44"],
    greek: "ἀνάστασις (anastasis)",
    source: "Easton’s Bible Dictionary (1897), ‘Resurrection of Christ’; Strong’s Exhaustive Concordance (1890), G386",
  },
  {
    term: "Second coming",
    pronunciation: "SEK-und KUM-ing",
    type: "Teaching",
    definition:
      "The return of Christ in glory, which the New Testament promises and does not date. The Greek word was used for the arrival of a king or emperor in a city.",
    context:
      "“But of that day and hour knoweth no man”, says Jesus; the parables about it are about staying awake and doing one’s work. Churches differ on the order of events and agree on the hope.",
    references: ["Matthew 24:36", "Acts 1:11", "1 Thessalonians 4:16-17", "2 Peter 3:8-9"],
    greek: "παρουσία (parousia)",
    source:
      "Strong’s Exhaustive Concordance (1890), G3952; Deissmann, Light from the Ancient East (1910); The passages named",
  },
];
