import type { CrosswordTheme } from "#content/schema/games.ts";

/** Acts to Revelation. Every word occurs in the verse given with it (KJV). */
export const actsToRevelationThemes: readonly CrosswordTheme[] = [
  {
    title: "The First Christians",
    words: [
      ["MATTHIAS", "The lot fell on him, in the traitor’s place", "ACT", 1, 26],
      ["PENTECOST", "They were all with one accord in one place", "ACT", 2, 1],
      ["TONGUES", "Cloven, like as of fire", "ACT", 2, 3],
      ["STEPHEN", "Lord Jesus, receive my spirit, he said", "ACT", 7, 59],
      ["TABITHA", "She made coats and garments in Joppa", "ACT", 9, 36],
      ["CORNELIUS", "A devout soldier in Caesarea", "ACT", 10, 1],
      ["ANTIOCH", "Where they were first called Christians", "ACT", 11, 26],
      ["RHODA", "For gladness she left the gate shut", "ACT", 12, 13],
    ],
  },
  {
    title: "Paul on the Road",
    words: [
      ["DAMASCUS", "Near it a light shone round about him", "ACT", 9, 3],
      ["BARNABAS", "Sent out with Saul from the church", "ACT", 13, 2],
      ["LYDIA", "A seller of purple whose heart was opened", "ACT", 16, 14],
      ["SILAS", "He sang in prison at midnight", "ACT", 16, 25],
      ["ATHENS", "An altar to the unknown god stood here", "ACT", 17, 16],
      ["CORINTH", "A year and a half of tentmaking and teaching", "ACT", 18, 1],
      ["EPHESUS", "The city of Diana’s silversmiths", "ACT", 19, 1],
      ["MELITA", "The island after the shipwreck", "ACT", 28, 1],
    ],
  },
  {
    title: "Friends of Paul",
    words: [
      ["AQUILA", "A tentmaker born in Pontus", "ACT", 18, 2],
      ["PRISCILLA", "She and her husband taught a preacher", "ACT", 18, 2],
      ["APOLLOS", "An eloquent man of Alexandria", "ACT", 18, 24],
      ["PHEBE", "A servant of the church at Cenchrea", "ROM", 16, 1],
      ["TIMOTHY", "Our brother, in the second letter to Corinth", "2CO", 1, 1],
      ["TITUS", "Partner and fellowhelper", "2CO", 8, 23],
      ["LUKE", "The beloved physician", "COL", 4, 14],
      ["ONESIMUS", "A runaway, sent back as a brother", "PHM", 1, 10],
    ],
  },
  {
    title: "The Armour of God",
    words: [
      ["ARMOUR", "Put on all of it", "EPH", 6, 11],
      ["BREASTPLATE", "Of righteousness", "EPH", 6, 14],
      ["SHIELD", "Of faith, above all", "EPH", 6, 16],
      ["DARTS", "Fiery ones to be quenched", "EPH", 6, 16],
      ["HELMET", "It guards the head", "EPH", 6, 17],
      ["SALVATION", "What the headpiece is", "EPH", 6, 17],
      ["SWORD", "The word of God", "EPH", 6, 17],
    ],
  },
  {
    title: "Revelation",
    words: [
      ["PATMOS", "The isle where John was", "REV", 1, 9],
      ["LAODICEA", "The lukewarm church", "REV", 1, 11],
      ["SMYRNA", "Be thou faithful unto death, it was told", "REV", 2, 8],
      ["PHILADELPHIA", "The church with an open door", "REV", 3, 7],
      ["SEALS", "Seven of them closed the book", "REV", 5, 1],
      ["LAMB", "It stood as it had been slain", "REV", 5, 6],
      ["DRAGON", "Michael fought against it", "REV", 12, 7],
      ["JASPER", "The city’s light was like this stone", "REV", 21, 11],
    ],
  },
];
