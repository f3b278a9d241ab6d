import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Hebrews and the letters after it, in order. */
export const days: readonly NewTestamentDay[] = [
  ["Hebrews 1", "God spoke by prophets, and now by a Son. Seven quotations in a row set him above the angels."],
  [
    "Hebrews 2",
    "Lower than angels for our sake, Jesus shared flesh and blood and tasted death, and can help people who are tempted.",
  ],
  [
    "Hebrews 3",
    "Moses was faithful as a servant in God’s house, Christ as the son over it. ‘To day’, says the psalm, listen.",
  ],
  ["Hebrews 4", "A rest remains. Our high priest has felt what we feel, so come boldly."],
  [
    "Hebrews 5",
    "Human priests can be gentle, being weak themselves. Jesus prayed with tears; and these readers, still on milk, are scolded.",
  ],
  [
    "Hebrews 6",
    "After a severe warning to those who fall away comes hope, held like an anchor in a place we cannot see.",
  ],
  [
    "Hebrews 7",
    "Melchisedec, without recorded father or mother, blessed Abraham. Christ is a priest of that kind, and lives to pray for us.",
  ],
  [
    "Hebrews 8",
    "Earthly priests serve a copy. A prophet’s promise is quoted at length: God’s laws in hearts, and sins remembered no more.",
  ],
  [
    "Hebrews 9",
    "Into the inner room went one man, once a year. Christ has gone into heaven itself, once, with his own blood.",
  ],
  [
    "Hebrews 10:1-18",
    "Sacrifices repeated every year show that the work was not done. Christ made one offering, and sat down.",
  ],
  [
    "Hebrews 10:19-39",
    "The way in is open: draw near, hold fast, keep meeting. They had once given up their goods with joy.",
  ],
  [
    "Hebrews 11:1-16",
    "Abel, Enoch, Noah, Abraham and Sarah saw what was promised from a distance, and looked for a better country.",
  ],
  [
    "Hebrews 11:17-40",
    "Moses, Rahab and many more: some escaped the sword by faith, and some by faith were killed with it.",
  ],
  [
    "Hebrews 12",
    "There is a race to run, before many witnesses. Discipline hurts for now; and we have come to a city, not a burning mountain.",
  ],
  [
    "Hebrews 13",
    "Welcome strangers, remember prisoners, be content. Jesus suffered outside the gate, and here we have no lasting city.",
  ],
  ["James 1", "Ask God for wisdom and be slow to speak. Pure religion visits orphans and widows in their trouble."],
  [
    "James 2",
    "The man with a gold ring is given a good seat. Faith that wishes the hungry well and gives nothing is dead.",
  ],
  ["James 3", "Bit, rudder, spark: the tongue is as small, and does as much."],
  [
    "James 4",
    "Where do fights come from? Draw near to God, who gives grace to the humble, and plan next year with an ‘if’.",
  ],
  [
    "James 5",
    "Wages kept back cry out to God. The farmer waits for rain; the sick send for the elders; Elijah, a man like us, prayed.",
  ],
  [
    "1 Peter 1",
    "To strangers in five provinces: your hope is alive. Gold is tested, grass withers, and the word of the Lord stays.",
  ],
  [
    "1 Peter 2",
    "Once you were no people, now you are God’s. Living stones make a house; the ill-treated have Christ’s steps to follow.",
  ],
  [
    "1 Peter 3",
    "Wives and husbands, then all: return a blessing for an insult, and give a gentle reason for your hope.",
  ],
  [
    "1 Peter 4",
    "Former companions are puzzled by the change. Above everything, love; open your home, use your gift, do not be surprised at suffering.",
  ],
  [
    "1 Peter 5",
    "Shepherd the flock willingly, as examples. Cast your care on God, who cares for you, and watch for the lion.",
  ],
  [
    "2 Peter 1",
    "Eight things build on each other, from faith to charity. Peter, near death, remembers the voice on the holy mountain.",
  ],
  [
    "2 Peter 2",
    "A fierce chapter against teachers who trade on people. Noah and Lot were kept safe; Balaam was corrected by his donkey.",
  ],
  [
    "2 Peter 3",
    "Mockers say that nothing ever changes. God is patient, with a thousand years as a day, and wants none to perish.",
  ],
  [
    "1 John 1",
    "What was heard, seen and touched is passed on. God is light, and sins that are confessed are forgiven.",
  ],
  [
    "1 John 2",
    "There is an old commandment, new again, and a word for children, fathers and young men. Some have gone away; remain.",
  ],
  ["1 John 3", "We are God’s children already, and shall be like him. Love opens its heart to a brother in need."],
  ["1 John 4", "Test the spirits. God is love, and loved first; fear goes out as love comes in."],
  [
    "1 John 5",
    "Spirit, water and blood agree in their witness. The letter is written so that believers may know they have eternal life.",
  ],
  ["2 John", "An elder asks a lady and her children to go on loving, and not to welcome a deceiver’s teaching."],
  [
    "3 John",
    "Gaius is thanked for helping travellers. Diotrephes, who likes to be first, turns them away; Demetrius is well spoken of.",
  ],
  [
    "Jude",
    "Jude had meant to write of something happier. Waterless clouds and wandering stars have crept in; at the end, compassion and praise.",
  ],
];
