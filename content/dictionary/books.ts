import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Kinds of books and writings. */
export const books: readonly DictionaryTerm[] = [
  {
    term: "Apocrypha",
    pronunciation: "uh-POK-rih-fuh",
    type: "Books",
    definition:
      "Jewish books such as Tobit, Judith, Wisdom, Sirach and Maccabees that are in the Greek Old Testament but not in the Hebrew. The Bible of 1611 printed them between the Testaments.",
    context:
      "Catholics count most of them as Scripture and call them deuterocanonical, the Orthodox some more; Protestants read them as useful but base no doctrine on them. Hebrews 11:35 seems to know their martyrs, and John 10:22 a feast of theirs.",
    references: ["John 10:22", "Hebrews 11:35"],
    greek: "ἀπόκρυφος (apokryphos)",
    etymology: "Greek for hidden.",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Apocrypha’; Catholic Encyclopedia (1907–1912), ‘Canon of the Old Testament’; Strong’s Exhaustive Concordance (1890), G614",
  },
  {
    term: "Epistle",
    pronunciation: "ih-PIS-ul",
    type: "Books",
    definition:
      "A letter. Twenty-one of the twenty-seven books of the New Testament are letters, written to be read aloud when the church had come together, and passed on to the next.",
    context:
      "Paul mostly dictated and signed with his own hand; Tertius, who wrote Romans down, sends a greeting of his own. To the Corinthians he says: “Ye are our epistle”.",
    references: ["Romans 16:22", "2 Corinthians 3:2", "Colossians 4:16", "2 Thessalonians 3:17"],
    greek: "ἐπιστολή (epistolē)",
    source: "Strong’s Exhaustive Concordance (1890), G1992; The passages named",
  },
  {
    term: "Law",
    pronunciation: "LAW",
    type: "Books",
    definition:
      "Torah, which means teaching: what God taught Israel through Moses, and the five books that hold it, Genesis to Deuteronomy. A hymn of 176 verses is about loving it.",
    context:
      "Jesus says that he came not to destroy it but to fulfil it. Paul calls it holy and also says that it cannot make anyone righteous; it was a schoolmaster until Christ.",
    references: ["Psalm 119:97", "Matthew 5:17", "Romans 7:12", "Galatians 3:24"],
    hebrew: "תּוֹרָה (torah)",
    greek: "νόμος (nomos)",
    source: "Easton’s Bible Dictionary (1897), ‘Law of Moses’; Strong’s Exhaustive Concordance (1890), H8451, G3551",
  },
  {
    term: "Parable",
    pronunciation: "PAIR-uh-bul",
    type: "Teaching",
    definition:
      "A story or picture from daily life laid beside a truth, so that the hearer has to take the last step alone. Jesus told some forty of them.",
    context:
      "They hide and show at once: whoever wants to hear gets more, and whoever does not goes home with a story about seeds. Nathan caught a king with one about a poor man’s lamb.",
    references: ["Matthew 13:10-13", "Luke 15:3", "2 Samuel 12:1-4", "Psalm 78:2"],
    greek: "παραβολή (parabolē)",
    hebrew: "מָשָׁל (mashal)",
    etymology: "Greek for laying one thing beside another.",
    source: "Easton’s Bible Dictionary (1897), ‘Parable’; Strong’s Exhaustive Concordance (1890), G3850, H4912",
  },
  {
    term: "Proverb",
    pronunciation: "PROV-urb",
    type: "Books",
    definition:
      "A short saying that is easy to keep: half a line set beside another half, so that each throws light on the other. Solomon is said to have made three thousand.",
    context:
      "They observe how things mostly go and do not promise that they always will. Two verses side by side in Proverbs 26 give opposite advice about answering a fool, and both are true in their hour.",
    references: ["1 Kings 4:32", "Proverbs 1:1-5", "Proverbs 25:11", "Proverbs 26:4-5"],
    hebrew: "מָשָׁל (mashal)",
    greek: "παροιμία (paroimia)",
    source: "Easton’s Bible Dictionary (1897), ‘Proverb’; Strong’s Exhaustive Concordance (1890), H4912, G3942",
  },
  {
    term: "Psalm",
    pronunciation: "SAHM",
    type: "Books",
    definition:
      "A song to stringed instruments. The book has 150, in five parts: praise, thanks, and more laments than anything else. Seventy-three carry David’s name in their title.",
    context:
      "Jesus sang some with his friends after supper, and on the cross he cried the beginning of one. The church took them over whole, the complaints and the anger with the rest.",
    references: ["Psalm 22:1", "Psalm 150:3-6", "Matthew 26:30", "Ephesians 5:19"],
    hebrew: "מִזְמוֹר (mizmor)",
    greek: "ψαλμός (psalmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Psalms’; Strong’s Exhaustive Concordance (1890), H4210, G5568",
  },
  {
    term: "Scripture",
    pronunciation: "SKRIP-cher",
    type: "Books",
    definition:
      "What is written. In the New Testament it means the holy books of Israel, and once, it seems, already Paul’s letters. Later the church used the word of both Testaments.",
    context:
      "The risen Jesus opened it to two travellers until their hearts burned. People in Berea looked up daily whether what Paul told them was so. Second Timothy says that it comes from God’s breath.",
    references: ["Luke 24:32", "Acts 17:11", "2 Timothy 3:16", "2 Peter 3:15-16"],
    greek: "γραφή (graphē)",
    source: "Easton’s Bible Dictionary (1897), ‘Scripture’; Strong’s Exhaustive Concordance (1890), G1124",
  },
  {
    term: "Ten commandments",
    pronunciation: "TEN kuh-MAND-ments",
    type: "Books",
    definition:
      "The ten words that God spoke at Sinai and wrote on two tables of stone. They begin not with an order but with a rescue: I brought you out of Egypt.",
    context:
      "They stand twice, in Exodus and Deuteronomy, and are counted in different ways: Jews, Catholics and Lutherans, Orthodox and Reformed each divide them a little differently. The text is the same.",
    references: ["Exodus 20:1-17", "Deuteronomy 5:6-21", "Exodus 34:28", "Romans 13:9"],
    source: "Catholic Encyclopedia (1907–1912), ‘Commandments of God’; The passages named",
  },
  {
    term: "Testament",
    pronunciation: "TES-tuh-ment",
    type: "Books",
    definition:
      "A last will, or a covenant: one Greek word means both. The names Old and New Testament come from it, by way of Latin, and mean the two covenants.",
    context:
      "Hebrews plays on the two senses, since a will takes effect when the one who made it has died. The Old Testament is for Jews simply the Bible, and was for Jesus and Paul.",
    references: ["Matthew 26:28", "2 Corinthians 3:14", "Hebrews 9:15-17"],
    greek: "διαθήκη (diathēkē)",
    source: "Easton’s Bible Dictionary (1897), ‘Testament’; Strong’s Exhaustive Concordance (1890), G1242",
  },
];
