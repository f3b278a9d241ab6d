import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from the Acts of the Apostles, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Acts 1",
    "After forty days a cloud takes Jesus from their sight. They go upstairs to pray, and Matthias is given the place of Judas.",
  ],
  [
    "Acts 2:1-21",
    "A sound like wind, tongues like fire, and pilgrims from many lands who each hear their own language. Peter quotes Joel.",
  ],
  [
    "Acts 2:22-47",
    "He whom you crucified, says Peter, is risen; cut to the heart, three thousand are baptised and begin to share.",
  ],
  [
    "Acts 3",
    "At the gate called Beautiful a man asks for money and gets up leaping. Peter says whose name has done it.",
  ],
  ["Acts 4:1-22", "Held overnight, two men without schooling amaze the rulers, who forbid what they cannot deny."],
  [
    "Acts 4:23-37",
    "Under threat the friends ask for boldness and not for safety; the place shakes, and Barnabas sells his land.",
  ],
  ["Acts 5:1-16", "A hard story: a husband and wife lie about a gift, and both die. The sick wait for Peter’s shadow."],
  [
    "Acts 5:17-42",
    "Let out of prison in the night, they are teaching again at daybreak. Gamaliel tells an angry council to wait and see.",
  ],
  [
    "Acts 6",
    "Some widows have been overlooked, so seven are appointed to put it right. One of them, Stephen, is falsely accused.",
  ],
  [
    "Acts 7:1-29",
    "Stephen tells the court its own story: Abraham without a foot of land, Joseph sold by envy, Moses misunderstood.",
  ],
  [
    "Acts 7:30-60",
    "From the burning bush Stephen goes on to prophets persecuted; the stones fly, and he asks that this not be held against them.",
  ],
  [
    "Acts 8:1-25",
    "Driven from Jerusalem, they carry the word with them. In Samaria, Simon the sorcerer offers money for the Spirit’s power.",
  ],
  [
    "Acts 8:26-40",
    "On a desert road Philip runs beside a chariot where an Ethiopian is reading Isaiah; soon they come to water.",
  ],
  [
    "Acts 9:1-22",
    "Saul sets out to bind people and is led by the hand. Ananias, who has heard about him, calls him brother.",
  ],
  [
    "Acts 9:23-43",
    "Let down in a basket, Saul is first trusted by Barnabas. At Joppa, weeping widows hold up the coats that Dorcas made.",
  ],
  [
    "Acts 10:1-23",
    "A centurion prays in Caesarea; a day later Peter, hungry on a housetop, sees a sheet let down three times.",
  ],
  [
    "Acts 10:24-48",
    "Cornelius has filled his house with relatives and friends, and Peter is still speaking when the Spirit comes on them.",
  ],
  [
    "Acts 11",
    "Criticised for eating with Gentiles, Peter tells it from the beginning. In Antioch they are first called Christians, and collect for the hungry.",
  ],
  [
    "Acts 12",
    "James is killed; Peter, asleep between two soldiers, is led out by an angel; Rhoda is so glad that she leaves him standing outside.",
  ],
  [
    "Acts 13:1-25",
    "Antioch prays and lets two of its teachers go. A sorcerer on Cyprus is blinded; in a synagogue Paul begins with Egypt.",
  ],
  [
    "Acts 13:26-52",
    "Forgiveness of sins is preached, and on the next sabbath nearly the whole city comes. Rejected by some, they turn to the Gentiles.",
  ],
  [
    "Acts 14",
    "In Lystra they are hailed as Jupiter and Mercury, and before long Paul is stoned and left for dead. He gets up.",
  ],
  [
    "Acts 15:1-21",
    "Must Gentiles keep the law of Moses to be saved? Peter speaks, then Barnabas and Paul, and James finds the words.",
  ],
  ["Acts 15:22-41", "A letter brings comfort to Antioch. Paul and Barnabas quarrel over Mark, and part."],
  [
    "Acts 16:1-15",
    "Timothy joins them, two roads are closed, and a man in a vision asks for help. Lydia, by the river, listens.",
  ],
  [
    "Acts 16:16-40",
    "A slave girl’s owners lose their income and two men are beaten. At midnight they sing, and the jailer washes their wounds.",
  ],
  [
    "Acts 17:1-15",
    "Jason’s house is attacked because of his guests. In Berea people search the Scriptures every day to check what they heard.",
  ],
  [
    "Acts 17:16-34",
    "Waiting alone in Athens, Paul starts from an altar to an unknown God and quotes the Greeks’ own poets.",
  ],
  [
    "Acts 18",
    "Paul makes tents with Aquila and Priscilla, is told at night not to fear, and Gallio will not judge. Apollos learns more.",
  ],
  [
    "Acts 19:1-20",
    "Handkerchiefs heal at Ephesus, seven would-be exorcists run away wounded, and costly books of magic go into the fire.",
  ],
  [
    "Acts 19:21-41",
    "A silversmith fears for his trade. Two hours the theatre shouts for Diana; most do not know why they are there.",
  ],
  [
    "Acts 20:1-16",
    "Paul talks until midnight, and Eutychus, asleep in a high window, falls, but there is life in him. They talk until dawn.",
  ],
  [
    "Acts 20:17-38",
    "To the elders of Ephesus Paul speaks of tears, wolves and his own working hands; then they kneel, and weep.",
  ],
  [
    "Acts 21:1-16",
    "Whole families kneel on the shore at Tyre. Agabus ties himself up with Paul’s belt, and Paul goes on to Jerusalem.",
  ],
  [
    "Acts 21:17-40",
    "Paul pays for four men’s vows to calm suspicion. A false report raises the city, and soldiers have to carry him.",
  ],
  [
    "Acts 22",
    "In their own language Paul tells them of light at noon and of Ananias; at the word Gentiles they will hear no more.",
  ],
  [
    "Acts 23:1-11",
    "The high priest has Paul struck on the mouth, the council divides over the resurrection, and by night the Lord stands near.",
  ],
  [
    "Acts 23:12-35",
    "More than forty swear not to eat until Paul is dead. His sister’s son hears, and a commander listens to the young man.",
  ],
  [
    "Acts 24",
    "Tertullus flatters and Paul answers. Felix trembles, hopes for a bribe, and keeps Paul in prison for two years.",
  ],
  [
    "Acts 25",
    "A new governor would like to please everyone, so Paul appeals to Caesar. Agrippa and Bernice come in great pomp to listen.",
  ],
  [
    "Acts 26:1-18",
    "Before a king who knows the customs, Paul tells of the Pharisee he was, the arrests he made, and a light at midday.",
  ],
  [
    "Acts 26:19-32",
    "Festus thinks that learning has turned Paul’s head; Agrippa says ‘almost’; and afterwards they agree that he could have gone free.",
  ],
  [
    "Acts 27:1-26",
    "They sail too late in the year. When sun and stars have not been seen for days, Paul promises that all will live.",
  ],
  [
    "Acts 27:27-44",
    "Four anchors hold until morning. Two hundred and seventy-six people eat together, and reach the shore swimming or on planks.",
  ],
  [
    "Acts 28",
    "Islanders light a fire for the shipwrecked in the rain. In Rome, guarded and in rented rooms, Paul receives everyone who comes.",
  ],
];
