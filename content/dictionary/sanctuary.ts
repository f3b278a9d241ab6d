import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Where and how people came before God: altar, temple, synagogue, table. */
export const sanctuary: readonly DictionaryTerm[] = [
  {
    term: "Altar",
    pronunciation: "AWL-ter",
    type: "Worship",
    definition:
      "A raised place for sacrifice, of earth, of stones that no tool had touched, or, in the tabernacle, of wood plated with brass. Its four corners were called horns.",
    context:
      "Noah built one when he left the ark, and Abraham wherever he stayed. Whoever was in danger of his life could take hold of the horns. Athens had one to a god unknown.",
    references: ["Genesis 8:20", "Exodus 20:24-25", "1 Kings 1:50", "Acts 17:23"],
    hebrew: "מִזְבֵּחַ (mizbeach)",
    source: "Easton’s Bible Dictionary (1897), ‘Altar’; Strong’s Exhaustive Concordance (1890), H4196",
  },
  {
    term: "Burnt offering",
    pronunciation: "BURNT OF-er-ing",
    type: "Worship",
    definition:
      "The sacrifice of which nothing was eaten: all but the hide went up in smoke. Two lambs were given so every day, one in the morning and one at evening.",
    context:
      "A bull, a sheep or, for those who had less, a dove or pigeon would do. A psalm says that God does not delight in it when the heart is missing, and a scribe tells Jesus that love is more.",
    references: ["Leviticus 1:9", "Leviticus 1:14", "Psalm 51:16-17", "Mark 12:33"],
    hebrew: "עֹלָה (olah)",
    etymology: "The Hebrew means what goes up.",
    source: "Easton’s Bible Dictionary (1897), ‘Burnt offering’; Strong’s Exhaustive Concordance (1890), H5930",
  },
  {
    term: "Lord’s Supper",
    pronunciation: "LORDZ SUP-er",
    type: "Teaching",
    definition:
      "The meal of bread and wine that Jesus gave his friends on the night he was betrayed, to be done in remembrance of him. Also called communion, eucharist or breaking of bread.",
    context:
      "Catholics and Orthodox believe that the gifts truly become his body and blood; Lutherans, that he is truly given with them; Reformed, by the Spirit, to faith; others keep it chiefly as a memorial.",
    references: ["Luke 22:19-20", "1 Corinthians 10:16-17", "1 Corinthians 11:20", "1 Corinthians 11:23-26"],
    greek: "κυριακὸν δεῖπνον (kyriakon deipnon)",
    source:
      "Strong’s Exhaustive Concordance (1890), G2960, G1173; International Standard Bible Encyclopedia (1915), ‘Lord’s Supper’; Catholic Encyclopedia (1907–1912), ‘The Real Presence of Christ in the Eucharist’",
  },
  {
    term: "Sacrifice",
    pronunciation: "SAK-rih-fyse",
    type: "Worship",
    definition:
      "A gift given up to God, mostly an animal: as thanks, as atonement, or as a shared meal at which the family ate its part before him.",
    context:
      "Samuel tells Saul that obeying is better. Hebrews says that Christ offered one for sins for ever; Paul asks his readers to give themselves as a living one.",
    references: ["Leviticus 7:15", "1 Samuel 15:22", "Romans 12:1", "Hebrews 10:12"],
    hebrew: "זֶבַח (zevach)",
    greek: "θυσία (thysia)",
    source: "Easton’s Bible Dictionary (1897), ‘Sacrifice’; Strong’s Exhaustive Concordance (1890), H2077, G2378",
  },
  {
    term: "Synagogue",
    pronunciation: "SIN-uh-gog",
    type: "Place",
    definition:
      "A house where Jews of a town met to pray and to hear the law and the prophets read. There was one temple, in Jerusalem; synagogues were wherever ten men could gather.",
    context:
      "It was Jesus’ custom to be there on the sabbath, and in Nazareth he was handed the book of Isaiah. In city after city Paul began in the synagogue.",
    references: ["Luke 4:16-17", "Mark 1:21", "Acts 17:1-2"],
    greek: "συναγωγή (synagōgē)",
    etymology: "Greek for a bringing together.",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Synagogue’; Strong’s Exhaustive Concordance (1890), G4864",
  },
  {
    term: "Tabernacle",
    pronunciation: "TAB-er-nak-ul",
    type: "Place",
    definition:
      "The tent in which God was worshipped between Sinai and Solomon’s temple. It was carried in pieces, set up at each camp, and divided by a veil into the holy place and the most holy.",
    context:
      "Exodus spends thirteen chapters on its boards, curtains and lamps. The Revelation comes back to it at the end: “the tabernacle of God is with men, and he will dwell with them”.",
    references: ["Exodus 25:8-9", "Exodus 40:34", "Hebrews 9:2-3", "Revelation 21:3"],
    hebrew: "מִשְׁכָּן (mishkan)",
    etymology: "From Latin ‘tabernaculum’, a tent.",
    source: "Easton’s Bible Dictionary (1897), ‘Tabernacle’; Strong’s Exhaustive Concordance (1890), H4908",
  },
  {
    term: "Temple",
    pronunciation: "TEM-pul",
    type: "Place",
    definition:
      "God’s house in Jerusalem: Solomon’s, burned in 586 BC; the second, finished in 515; and Herod’s great rebuilding of that, destroyed by Rome in AD 70.",
    context:
      "Part of its outer wall still stands, and the western side is a place of prayer. Jesus taught in its courts and drove out the sellers. Paul tells the Corinthians that they are a temple themselves.",
    references: ["1 Kings 6:1", "Ezra 6:15", "Mark 11:15-17", "1 Corinthians 3:16"],
    hebrew: "הֵיכָל (hekhal)",
    greek: "ἱερόν, ναός (hieron, naos)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Temple’; International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H1964, G2411, G3485; Josephus, The Jewish War 6.4.5",
  },
];
