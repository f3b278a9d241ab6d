import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Angels, the enemy and the gods of the nations. */
export const powers: readonly DictionaryTerm[] = [
  {
    term: "Angel",
    pronunciation: "AYN-jul",
    type: "Spirit",
    definition:
      "A messenger of God. Hebrew and Greek use the same word for a human messenger, and in the stories the guests are often taken for men at first.",
    context:
      "Their first words tend to be “Fear not”. Gabriel and Michael are named, and in the Apocrypha Raphael; Hebrews calls them all ministering spirits, sent to serve those who will be saved.",
    references: ["Genesis 18:2", "Daniel 9:21", "Luke 1:30", "Hebrews 1:14"],
    hebrew: "מַלְאָךְ (malakh)",
    greek: "ἄγγελος (angelos)",
    source: "Easton’s Bible Dictionary (1897), ‘Angel’; Strong’s Exhaustive Concordance (1890), H4397, G32",
  },
  {
    term: "Baal",
    pronunciation: "BAY-ul",
    type: "Name",
    definition:
      "‘Lord’ or ‘owner’: the Canaanite god of storm and rain, on whom farmers thought their harvest depended. Each place could have its own, hence the plural Baalim.",
    context:
      "On Carmel, in the third year of a drought, Elijah let four hundred and fifty of his prophets call from morning till noon. But “there was no voice, nor any that answered”.",
    references: ["Judges 2:11", "1 Kings 18:21", "1 Kings 18:26", "Hosea 2:8"],
    hebrew: "בַּעַל (baal)",
    source: "Easton’s Bible Dictionary (1897), ‘Baal’; Strong’s Exhaustive Concordance (1890), H1168",
  },
  {
    term: "Beelzebub",
    pronunciation: "bee-EL-zuh-bub",
    type: "Name",
    definition:
      "In the Gospels the prince of the devils. Baal-zebub was the god of Ekron, a Philistine city; the Hebrew sounds like ‘lord of flies’, perhaps a mocking twist of its name.",
    context:
      "Scribes said that Jesus cast out devils by him. He answered with a house that fights itself: if he is divided against himself, “how shall his kingdom stand?”",
    references: ["2 Kings 1:2", "Mark 3:22", "Luke 11:15", "Luke 11:18"],
    hebrew: "בַּעַל זְבוּב (baal zevuv)",
    greek: "Βεελζεβούλ (Beelzeboul)",
    source: "Easton’s Bible Dictionary (1897), ‘Beelzebub’; Strong’s Exhaustive Concordance (1890), H1176, G954",
  },
  {
    term: "Devil",
    pronunciation: "DEV-ul",
    type: "Spirit",
    definition:
      "With ‘the’ before it, the enemy of God and people, also called Satan. For the many evil spirits that trouble people Greek has another word, daimonion, but the King James Version says devils for both.",
    context:
      "He tempts Jesus with Scripture in his mouth. Peter compares him to a lion that walks about looking for prey; James says, resist him, and he will run.",
    references: ["Matthew 4:5-6", "Mark 1:34", "James 4:7", "1 Peter 5:8"],
    greek: "διάβολος, δαιμόνιον (diabolos, daimonion)",
    etymology: "The Greek ‘diabolos’ is one who slanders.",
    source: "Easton’s Bible Dictionary (1897), ‘Devil’; Strong’s Exhaustive Concordance (1890), G1228, G1140",
  },
  {
    term: "Molech",
    pronunciation: "MOH-lek",
    type: "Name",
    definition:
      "The idol to whom children were burned in the valley of Hinnom; the law forbids it on pain of death. Kings calls him the abomination of the children of Ammon.",
    context:
      "King Josiah made the place unclean, so that it might not be done there again. Jeremiah, who preached beside it, has God say of this worship that it never came into his mind.",
    references: ["Leviticus 20:2", "1 Kings 11:7", "2 Kings 23:10", "Jeremiah 32:35"],
    hebrew: "מֹלֶךְ (molekh)",
    source: "Easton’s Bible Dictionary (1897), ‘Moloch’; Strong’s Exhaustive Concordance (1890), H4432",
  },
  {
    term: "Satan",
    pronunciation: "SAY-tun",
    type: "Spirit",
    definition:
      "Hebrew for an opponent, or an accuser in court. In Job and Zechariah he stands before God and accuses; in the New Testament he is God’s enemy, the devil.",
    context:
      "Numbers uses the same word of an angel who blocks Balaam’s road. Jesus saw Satan fall as lightning from heaven, and told his friends to be glad of something better.",
    references: ["Job 1:6-9", "Zechariah 3:1-2", "Numbers 22:22", "Luke 10:18-20"],
    hebrew: "שָׂטָן (satan)",
    greek: "Σατανᾶς (Satanas)",
    source: "Easton’s Bible Dictionary (1897), ‘Satan’; Strong’s Exhaustive Concordance (1890), H7854, G4567",
  },
];
