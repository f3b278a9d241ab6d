import type { DictionaryTerm } from "../schema/dictionary.ts";

/** What God does for people: the words on which traditions differ say so. */
export const salvationWords: readonly DictionaryTerm[] = [
  {
    term: "Born again",
    pronunciation: "BORN uh-GEN",
    type: "Teaching",
    definition:
      "Jesus’ phrase to Nicodemus, who comes by night: to see the kingdom of God one must be born a second time. The Greek can mean again, and also from above.",
    context:
      "Nicodemus asks how an old man could manage it, and hears about water, wind and Spirit. Many churches link the new birth with baptism, others with coming to faith; all hold that God gives it.",
    references: ["John 3:3-8", "Titus 3:5", "1 Peter 1:23", "John 1:12-13"],
    greek: "γεννηθῇ ἄνωθεν (gennēthē anōthen)",
    source:
      "Strong’s Exhaustive Concordance (1890), G1080, G509; International Standard Bible Encyclopedia (1915), ‘Regeneration’",
  },
  {
    term: "Church",
    pronunciation: "CHURCH",
    type: "Teaching",
    definition:
      "In the New Testament never a building: the people whom Christ has called, in one house, in one city, or everywhere. The Greek word was used of a town’s citizens called to meet.",
    context:
      "Paul calls it a body whose parts need each other. Orthodox and Catholics see it handed down visibly through bishops from the apostles; Protestants, wherever the gospel is preached and the sacraments are kept.",
    references: ["Matthew 16:18", "Acts 2:42", "1 Corinthians 12:12-13", "Ephesians 4:4-6"],
    greek: "ἐκκλησία (ekklēsia)",
    etymology: "From Greek ‘kyriakon’, the Lord’s, said of a house of worship.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Church’; Catholic Encyclopedia (1907–1912), ‘The Church’; Strong’s Exhaustive Concordance (1890), G1577; Skeat, Etymological Dictionary of the English Language (1882), ‘Church’",
  },
  {
    term: "Confession",
    pronunciation: "kun-FESH-un",
    type: "Teaching",
    definition:
      "Saying openly what is so: what one has done wrong, or whom one believes in. The Greek word means to say the same thing as another, to agree.",
    context:
      "A psalm tells how silence made the bones grow old until it was said. James asks for it between friends; some churches confess privately to a priest, some together in worship, all before God.",
    references: ["Psalm 32:3-5", "Romans 10:9", "James 5:16", "1 John 1:9"],
    greek: "ὁμολογέω (homologeō)",
    source: "Strong’s Exhaustive Concordance (1890), G3670; The passages named",
  },
  {
    term: "Creation",
    pronunciation: "kree-AY-shun",
    type: "Teaching",
    definition:
      "The making of all that is, by God. The Hebrew verb in the Bible’s first line has God alone as its subject; in this sense the Old Testament says it of no other.",
    context:
      "Genesis tells it twice: as six days and a rest, then as a garden and two people. Psalm 104 sings it. Isaiah promises that it will be done again: “new heavens and a new earth”.",
    references: ["Genesis 1:1", "Genesis 2:7", "Psalm 104:24", "Isaiah 65:17"],
    hebrew: "בָּרָא (bara)",
    source: "Easton’s Bible Dictionary (1897), ‘Creation’; Strong’s Exhaustive Concordance (1890), H1254",
  },
  {
    term: "Election",
    pronunciation: "ih-LEK-shun",
    type: "Teaching",
    definition:
      "God’s choosing: of Abraham, of Israel, of the people who belong to Christ. Deuteronomy is careful to say that it was not because they were many or good.",
    context:
      "How it fits with human freedom is an old question. Some, with Augustine and Calvin, hold that God’s choice rests on nothing in us; others, that he chooses those whose faith he foresees. Both call it grace.",
    references: ["Deuteronomy 7:7-8", "Romans 11:5", "Ephesians 1:4", "1 Peter 1:2"],
    greek: "ἐκλογή (eklogē)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Election of Grace’; Strong’s Exhaustive Concordance (1890), G1589; The passages named",
  },
  {
    term: "Forgiveness",
    pronunciation: "fer-GIV-ness",
    type: "Teaching",
    definition:
      "Letting a debt go. God sends sins away as far as the east is from the west, and people are asked to do the same for one another.",
    context:
      "Peter offers seven times and is told “seventy times seven”. In the Lord’s Prayer the two belong together, and it is the one line that Jesus goes back to explain.",
    references: ["Psalm 103:12", "Matthew 6:12-15", "Matthew 18:21-22", "Ephesians 4:32"],
    hebrew: "סְלִיחָה (selichah)",
    greek: "ἄφεσις (aphesis)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Forgiveness of sin’; Strong’s Exhaustive Concordance (1890), H5547, G859",
  },
  {
    term: "Glory",
    pronunciation: "GLOR-ee",
    type: "Teaching",
    definition:
      "The Hebrew word comes from weight: what makes somebody count. Of God it is the brightness of his presence, which filled the tabernacle so that Moses could not go in.",
    context:
      "Moses asks to see it and is put in a cleft of the rock. Shepherds see it shine round them. In John, Jesus speaks of the hour of his death as the hour in which he is glorified.",
    references: ["Exodus 33:18-22", "Exodus 40:34-35", "Luke 2:9", "John 12:23-24"],
    hebrew: "כָּבוֹד (kavod)",
    greek: "δόξα (doxa)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘כָּבוֹד’; Strong’s Exhaustive Concordance (1890), H3519, G1391",
  },
  {
    term: "Image of God",
    pronunciation: "IM-ij of GOD",
    type: "Teaching",
    definition:
      "What Genesis says of every human being, male and female: made in God’s image, after his likeness. It is said before there is any nation, law or king.",
    context:
      "Because of it, blood must not be shed, and James finds it strange that one mouth blesses God and curses people. Paul calls Christ “the image of the invisible God”.",
    references: ["Genesis 1:26-27", "Genesis 9:6", "James 3:9", "Colossians 1:15"],
    hebrew: "צֶלֶם אֱלֹהִים (tselem elohim)",
    greek: "εἰκών (eikōn)",
    source: "Strong’s Exhaustive Concordance (1890), H6754, H430, G1504; The passages named",
  },
  {
    term: "Mystery",
    pronunciation: "MIS-tuh-ree",
    type: "Teaching",
    definition:
      "In the New Testament not a riddle but a secret that God has kept and now tells. Paul uses it most, for the plan that took in Jews and Gentiles alike.",
    context:
      "Daniel says to a king that “there is a God in heaven that revealeth secrets”. The Greek translation of Daniel has this word there, and Jesus uses it of the kingdom when he explains the sower.",
    references: ["Daniel 2:28", "Mark 4:11", "Ephesians 3:4-6", "Colossians 1:26-27"],
    greek: "μυστήριον (mystērion)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Mystery’; Strong’s Exhaustive Concordance (1890), G3466; Liddell and Scott, Greek–English Lexicon (1897), ‘μυστήριον’",
  },
  {
    term: "Predestination",
    pronunciation: "pree-des-tih-NAY-shun",
    type: "Teaching",
    definition:
      "God’s deciding beforehand. Paul writes the verb, never a theory: those whom God foreknew he marked out beforehand to become like his Son.",
    context:
      "He means it as comfort, in a chapter about groaning and hope. Christians have drawn different lines from it: Reformed churches God’s free choice, Orthodox and Methodist teachers his knowledge of what people will freely do.",
    references: ["Acts 4:28", "Romans 8:29-30", "Ephesians 1:5"],
    greek: "προορίζω (proorizō)",
    source: "Strong’s Exhaustive Concordance (1890), G4309; Catholic Encyclopedia (1907–1912), ‘Predestination’",
  },
  {
    term: "Ransom",
    pronunciation: "RAN-sum",
    type: "Teaching",
    definition:
      "A price paid to set a prisoner or slave free, or in place of a life that was forfeit. Israelites paid half a shekel each when they were counted, rich and poor the same.",
    context:
      "Jesus, stopping a quarrel about who comes first, says that he has come “to give his life a ransom for many”. To whom it was paid, the New Testament does not say.",
    references: ["Exodus 30:12-15", "Psalm 49:7-8", "Mark 10:45", "1 Timothy 2:6"],
    hebrew: "כֹּפֶר (kopher)",
    greek: "λύτρον (lytron)",
    source: "Strong’s Exhaustive Concordance (1890), H3724, G3083; The passages named",
  },
  {
    term: "Reconciliation",
    pronunciation: "rek-un-sil-ee-AY-shun",
    type: "Teaching",
    definition:
      "Enemies made friends again. Paul says that God did it while people were still his enemies, and has given his servants the work of carrying the news.",
    context:
      "Jesus says to leave the gift at the altar and go first to the brother who has something against you. Esau, whom Jacob had cheated, “ran to meet him, and embraced him”.",
    references: ["2 Corinthians 5:18-20", "Romans 5:10", "Matthew 5:23-24", "Genesis 33:4"],
    greek: "καταλλαγή (katallagē)",
    source: "Strong’s Exhaustive Concordance (1890), G2643; The passages named",
  },
  {
    term: "Righteousness",
    pronunciation: "RY-chus-ness",
    type: "Teaching",
    definition:
      "Being and doing right: of a judge who helps the wronged, of scales that are honest, of people who keep faith with God and with one another.",
    context:
      "Amos wants it to run like a stream that never dries. Paul finds in the gospel a righteousness that God gives; Jesus blesses those who hunger and thirst for it.",
    references: ["Genesis 15:6", "Amos 5:24", "Matthew 5:6", "Romans 1:17"],
    hebrew: "צְדָקָה (tsedaqah)",
    greek: "δικαιοσύνη (dikaiosynē)",
    source: "Strong’s Exhaustive Concordance (1890), H6666, G1343; The passages named",
  },
  {
    term: "Saint",
    pronunciation: "SAYNT",
    type: "Teaching",
    definition:
      "One who is holy, that is, set apart for God. Paul writes to whole churches as saints, the quarrelsome one in Corinth included, and always in the plural but once.",
    context:
      "Catholics and Orthodox also honour particular men and women by this name and ask for their prayers; Protestants mostly keep it for all believers and pray to God alone, with the saints as examples.",
    references: ["Psalm 16:3", "1 Corinthians 1:2", "Philippians 4:21", "Hebrews 12:1"],
    greek: "ἅγιος (hagios)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Saint’; Strong’s Exhaustive Concordance (1890), G40; The passages named",
  },
  {
    term: "Salvation",
    pronunciation: "sal-VAY-shun",
    type: "Teaching",
    definition:
      "Rescue: from an army, from sickness, from drowning, from sin and death. In the Old Testament it is mostly a thing one can see; the New keeps that and goes deeper.",
    context:
      "At the sea Moses tells a frightened people to stand still and see it. Jesus says in the house of Zacchaeus that it has come there that very day. Paul writes of it as given already, and as nearer than it was.",
    references: ["Exodus 14:13", "Luke 19:9", "Romans 13:11", "Ephesians 2:8"],
    hebrew: "יְשׁוּעָה (yeshuah)",
    greek: "σωτηρία (sōtēria)",
    source: "Easton’s Bible Dictionary (1897), ‘Salvation’; Strong’s Exhaustive Concordance (1890), H3444, G4991",
  },
];
