import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Revelation, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Revelation 1",
    "John, on Patmos, hears a voice like a trumpet behind him, turns, and sees someone among seven golden lampstands.",
  ],
  [
    "Revelation 2",
    "Ephesus has left its first love, Smyrna is poor and yet rich; Pergamos and Thyatira hold on and tolerate too much.",
  ],
  [
    "Revelation 3",
    "Sardis only seems alive, Philadelphia has a little strength, Laodicea is lukewarm; and Christ stands outside, knocking.",
  ],
  [
    "Revelation 4",
    "Through an open door John sees a throne, a rainbow round it, crowns laid down, and four creatures singing day and night.",
  ],
  [
    "Revelation 5",
    "John weeps because the book stays sealed. A Lion is announced; he looks, and what he sees is a Lamb.",
  ],
  [
    "Revelation 6",
    "Four horses ride out: conquest, war, hunger, death. Souls under the altar ask how long, and kings hide among rocks.",
  ],
  [
    "Revelation 7",
    "The winds are held back while God’s servants are sealed. Then white robes, palms, and God wiping tears away.",
  ],
  [
    "Revelation 8",
    "For half an hour heaven is silent. Prayers rise with the incense; four trumpets strike land, sea, rivers and light.",
  ],
  [
    "Revelation 9",
    "Locusts with stings come out of the smoke, then a vast army of horsemen. A frightening chapter, and the survivors do not change.",
  ],
  ["Revelation 10", "An angel, one foot on the sea, gives John a little book to eat."],
  [
    "Revelation 11",
    "Two witnesses in sackcloth are killed and stand up again. At the seventh trumpet the kingdoms of this world become the Lord’s.",
  ],
  [
    "Revelation 12",
    "A woman clothed with the sun gives birth, and a dragon is waiting. Michael fights; the accuser is thrown down.",
  ],
  [
    "Revelation 13",
    "One beast rises from the sea and another from the earth. Without a mark people can neither buy nor sell.",
  ],
  [
    "Revelation 14",
    "The Lamb stands on Mount Zion among singers. Three angels call out, the faithful dead rest, and the earth is harvested.",
  ],
  ["Revelation 15", "Victors on a sea of glass sing the song of Moses and of the Lamb."],
  [
    "Revelation 16",
    "Seven bowls are emptied over land, water, sun and throne. Armageddon is named, hail falls, and people curse God.",
  ],
  [
    "Revelation 17",
    "Riding a scarlet beast with seven heads comes a woman in purple. The angel explains her: she is the great city.",
  ],
  [
    "Revelation 18",
    "Babylon falls in an hour. Merchants weep from a distance over a cargo list that begins with gold and ends with human souls.",
  ],
  [
    "Revelation 19",
    "Four times heaven shouts Alleluia; the bride is ready. Then a white horse, whose rider is called Faithful and True.",
  ],
  [
    "Revelation 20",
    "A thousand years, a last battle, and a white throne before which great and small stand while books are opened.",
  ],
  [
    "Revelation 21",
    "God comes to live with people, and pain is over. The new Jerusalem is measured: gates of pearl, and no temple.",
  ],
  [
    "Revelation 22",
    "The leaves of a tree heal the nations. Whoever is thirsty may come; and the last prayer asks the Lord to come.",
  ],
];
