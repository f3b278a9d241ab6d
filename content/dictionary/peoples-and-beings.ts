import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Peoples, parties and creatures of which readers meet the names in verses. */
export const peoplesAndBeings: readonly DictionaryTerm[] = [
  {
    term: "Behemoth",
    pronunciation: "bih-HEE-muth",
    type: "Creature",
    definition:
      "A huge grass-eating beast that God shows to Job, with bones like bars of iron, lying under the trees by the river. Many think of the hippopotamus.",
    context:
      "God does not explain Job’s troubles; he shows him creatures that no man tamed and that he himself delights in. This one he calls “the chief of the ways of God”.",
    references: ["Job 40:15", "Job 40:18-19", "Job 40:21-23"],
    hebrew: "בְּהֵמוֹת (behemoth)",
    etymology: "The Hebrew plural of ‘beast’, as if to say: the beast of beasts.",
    source: "Easton’s Bible Dictionary (1897), ‘Behemoth’; Strong’s Exhaustive Concordance (1890), H930",
  },
  {
    term: "Cherubim",
    pronunciation: "CHAIR-uh-bim",
    type: "Beings",
    definition:
      "Winged guardians close to God’s throne; one alone is a cherub. They keep the way to the tree of life, spread their wings over the ark, and appear in Ezekiel’s vision with four faces.",
    context:
      "Nothing in the Bible makes them chubby children; people who see them fall down. When God is said to sit between the cherubim, the ark in the most holy place is meant.",
    references: ["Genesis 3:24", "Exodus 25:20", "Psalm 99:1", "Ezekiel 10:14"],
    hebrew: "כְּרוּבִים (keruvim)",
    source: "Easton’s Bible Dictionary (1897), ‘Cherub’; Strong’s Exhaustive Concordance (1890), H3742",
  },
  {
    term: "Gentile",
    formerly: ["Gentiles"],
    pronunciation: "JEN-tyle",
    type: "People",
    definition:
      "Anybody who is not a Jew. The Hebrew and the Greek word both mean nations or peoples, and only the setting says whether Israel is among them.",
    context:
      "Abraham was promised a blessing for all families of the earth. In Acts it takes a vision, three times, to bring Peter into the house of a Roman officer, where he says what he has learned.",
    references: ["Genesis 12:3", "Isaiah 49:6", "Acts 10:34-35", "Ephesians 2:14"],
    hebrew: "גּוֹיִם (goyim)",
    greek: "ἔθνη (ethnē)",
    source: "Easton’s Bible Dictionary (1897), ‘Gentiles’; Strong’s Exhaustive Concordance (1890), H1471, G1484",
  },
  {
    term: "Hebrew",
    pronunciation: "HEE-broo",
    type: "People",
    definition:
      "An Israelite, mostly as foreigners say it or when speaking to them; and the language of nearly the whole Old Testament. Abram is the first to be called so.",
    context:
      "Jonah answers with it when sailors ask him who he is. In the New Testament it also means a Jew who speaks the home language, and the language itself, which was by then mostly Aramaic.",
    references: ["Genesis 14:13", "Exodus 1:15-16", "Jonah 1:9", "Philippians 3:5"],
    hebrew: "עִבְרִי (ivri)",
    greek: "Ἑβραῖος (Hebraios)",
    source: "Easton’s Bible Dictionary (1897), ‘Hebrew’; Strong’s Exhaustive Concordance (1890), H5680, G1445",
  },
  {
    term: "Leviathan",
    pronunciation: "lih-VY-uh-thun",
    type: "Creature",
    definition:
      "A monster of the sea, described in Job much like a crocodile, in Psalm 74 with several heads. It stands for all that is wild and stronger than people.",
    context:
      "God asks Job whether he could catch it with a hook. In Psalm 104 it is no threat at all but a creature made to play in the sea where the ships go.",
    references: ["Job 41:1", "Psalm 74:14", "Psalm 104:25-26", "Isaiah 27:1"],
    hebrew: "לִוְיָתָן (livyathan)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Leviathan’; Strong’s Exhaustive Concordance (1890), H3882; The passages named",
  },
  {
    term: "Pharisee",
    pronunciation: "FAIR-ih-see",
    type: "People",
    definition:
      "One of a movement of laymen who wanted all Israel to live as purely as priests, keeping the law of Moses and the rules of the fathers around it. They expected a resurrection.",
    context:
      "Jesus argued with them more than with anyone, and ate with them too. Nicodemus was one; so was Paul, who said so before a council.",
    references: ["Matthew 23:2-3", "John 3:1-2", "Acts 23:6", "Luke 7:36"],
    greek: "Φαρισαῖος (Pharisaios)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Pharisees’; Josephus, Antiquities of the Jews 13.10.6; Strong’s Exhaustive Concordance (1890), G5330",
  },
  {
    term: "Philistine",
    pronunciation: "FIL-ih-steen",
    type: "People",
    definition:
      "One of a people on the southern coast, with five cities: Gaza, Ashdod, Ashkelon, Gath and Ekron. They came over the sea, from Caphtor, which is probably Crete.",
    context:
      "They worked iron while Israel had no smith. Samson, Saul and David fought them, and David also hid among them. The name Palestine comes from theirs.",
    references: ["Joshua 13:3", "1 Samuel 13:19-20", "1 Samuel 27:1", "Amos 9:7"],
    hebrew: "פְּלִשְׁתִּי (pelishti)",
    source: "Easton’s Bible Dictionary (1897), ‘Philistines’; Strong’s Exhaustive Concordance (1890), H6430",
  },
  {
    term: "Publican",
    pronunciation: "PUB-lih-kun",
    type: "People",
    definition:
      "A collector of taxes and tolls for Rome or its kings. He paid for the post and took what he could beyond it; his neighbours counted him with robbers and traitors.",
    context:
      "Matthew sat at the toll and got up; Zacchaeus, a chief among them, climbed a tree. Jesus was called a friend of publicans and sinners, as an insult, and it was true.",
    references: ["Matthew 9:9", "Luke 3:12-13", "Luke 18:13", "Luke 19:2"],
    greek: "τελώνης (telōnēs)",
    etymology: "From Latin ‘publicanus’, one who farms the public revenue.",
    source: "Easton’s Bible Dictionary (1897), ‘Publican’; Strong’s Exhaustive Concordance (1890), G5057",
  },
  {
    term: "Sadducee",
    pronunciation: "SAD-yoo-see",
    type: "People",
    definition:
      "One of the party of the chief priests and great families in Jerusalem. They held to the written law of Moses and did not believe in a resurrection, angels or spirits.",
    context:
      "They came to Jesus with the riddle of a woman who had seven husbands. His answer is from Moses, the ground on which they stood. After the temple fell in AD 70 they disappear.",
    references: ["Matthew 22:23", "Matthew 22:31-32", "Acts 23:8"],
    greek: "Σαδδουκαῖος (Saddoukaios)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Sadducees’; Josephus, Antiquities of the Jews 13.10.6; Strong’s Exhaustive Concordance (1890), G4523",
  },
  {
    term: "Samaritan",
    pronunciation: "suh-MAIR-ih-tun",
    type: "People",
    definition:
      "One of the people of the hill country between Judaea and Galilee, who kept the books of Moses and worshipped on mount Gerizim. Jews and Samaritans had little to do with each other.",
    context:
      "That is the edge of the parable: the one who stops for the wounded man is the one from whom the hearers expected nothing. A small community of Samaritans lives by Gerizim to this day.",
    references: ["2 Kings 17:24", "Luke 10:33", "John 4:9", "Acts 8:25"],
    greek: "Σαμαρίτης (Samaritēs)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Samaritans’; International Standard Bible Encyclopedia (1915), ‘Samaritans’; Strong’s Exhaustive Concordance (1890), G4541",
  },
  {
    term: "Seraphim",
    pronunciation: "SAIR-uh-fim",
    type: "Beings",
    definition:
      "Beings above God’s throne in Isaiah’s vision, with six wings: two for the face, two for the feet, two to fly. The name means burning ones.",
    context:
      "They call “Holy, holy, holy” to each other until the doorposts shake. When Isaiah says that his lips are unclean, one of them touches his mouth with a coal from the altar.",
    references: ["Isaiah 6:2-4", "Isaiah 6:5-7", "Numbers 21:6"],
    hebrew: "שְׂרָפִים (seraphim)",
    source: "Easton’s Bible Dictionary (1897), ‘Seraphim’; Strong’s Exhaustive Concordance (1890), H8314",
  },
  {
    term: "Zealot",
    pronunciation: "ZEL-ut",
    type: "People",
    definition:
      "One who burns for God and his law. In the years before AD 70 the name of a party that fought Rome with the sword and held part of Jerusalem during the siege.",
    context:
      "Simon, one of the twelve, is called Zelotes; whether he had belonged to such people or was merely zealous is not said. Another of the twelve, Matthew, had been a tax collector.",
    references: ["Luke 6:15", "Acts 1:13", "Matthew 10:3-4"],
    greek: "Ζηλωτής (Zēlōtēs)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Zelotes’; Strong’s Exhaustive Concordance (1890), G2208; Josephus, The Jewish War 4.3.9",
  },
];
