import type { DictionaryTerm } from "../schema/dictionary.ts";

/** Lengths, weights, coins and quantities. The size of most is known only roughly, and the entries say so. */
export const measures: readonly DictionaryTerm[] = [
  {
    term: "Bath",
    pronunciation: "BATH",
    type: "Measure",
    definition:
      "A measure for oil, wine and water, as large as the ephah is for grain. Estimates run from about 22 to about 40 litres, say between five and ten gallons.",
    context:
      "Isaiah threatens those who join house to house with ten acres of vineyard that yield a single one. Solomon’s great basin, the molten sea, held two thousand.",
    references: ["Isaiah 5:10", "1 Kings 7:26", "Ezekiel 45:14"],
    hebrew: "בַּת (bath)",
    source:
      "Strong’s Exhaustive Concordance (1890), H1324; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’; The passages named",
  },
  {
    term: "Cubit",
    pronunciation: "KYOO-bit",
    type: "Measure",
    definition:
      "The length of a forearm from the elbow to the tip of the middle finger, about 18 inches or 45 centimetres. There was also a longer one, a hand’s breadth more.",
    context:
      "Noah’s ark was three hundred of them long, and Goliath stood six and a span. Worrying, says Jesus, cannot add one.",
    references: ["Genesis 6:15", "1 Samuel 17:4", "Ezekiel 40:5", "Matthew 6:27"],
    hebrew: "אַמָּה (ammah)",
    greek: "πῆχυς (pēchys)",
    etymology: "From Latin ‘cubitum’, elbow.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Cubit’; Strong’s Exhaustive Concordance (1890), H520, G4083; Skeat, Etymological Dictionary of the English Language (1882), ‘Cubit’",
  },
  {
    term: "Ephah",
    pronunciation: "EE-fuh",
    type: "Measure",
    definition:
      "A measure for grain and flour, ten omers or a tenth of a homer. Estimates lie between 22 and 40 litres, so about half a bushel to a bushel.",
    context:
      "Ruth carried home about one of barley after a day of gleaning, bread for two women for many days. David brought another to his brothers in the army, with ten loaves.",
    references: ["Ruth 2:17", "1 Samuel 17:17", "Exodus 16:36", "Leviticus 19:36"],
    hebrew: "אֵיפָה (ephah)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Ephah’; Strong’s Exhaustive Concordance (1890), H374; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Farthing",
    pronunciation: "FAR-thing",
    type: "Measure",
    definition:
      "A small English coin, by which the King James Version translates two small Roman ones: the assarion, a sixteenth of a day’s wage, and the quadrans, a quarter of that.",
    context:
      "Two sparrows cost one, and in Luke five cost two: the fifth is thrown in, “and not one of them is forgotten before God”. A widow’s two mites made one of the smaller kind.",
    references: ["Matthew 10:29", "Luke 12:6", "Mark 12:42", "Matthew 5:26"],
    greek: "ἀσσάριον, κοδράντης (assarion, kodrantēs)",
    etymology: "Old English for a fourth part, of a penny.",
    source:
      "Strong’s Exhaustive Concordance (1890), G787, G2835; International Standard Bible Encyclopedia (1915), ‘Money’; Skeat, Etymological Dictionary of the English Language (1882), ‘Farthing’",
  },
  {
    term: "Furlong",
    pronunciation: "FUR-long",
    type: "Measure",
    definition:
      "An English measure of 220 yards, used for the Greek stadion, which was a little shorter: six hundred feet, about 185 metres, the length of a race-course.",
    context:
      "Emmaus was sixty of them from Jerusalem, a walk of two or three hours, and the two who had walked it went back the same night. Bethany was fifteen.",
    references: ["Luke 24:13", "John 11:18", "John 6:19", "Revelation 21:16"],
    greek: "στάδιον (stadion)",
    etymology: "From Old English words for a furrow’s length.",
    source:
      "Strong’s Exhaustive Concordance (1890), G4712; Liddell and Scott, Greek–English Lexicon (1897), ‘στάδιον’; Skeat, Etymological Dictionary of the English Language (1882), ‘Furlong’",
  },
  {
    term: "Hin",
    pronunciation: "HIN",
    type: "Measure",
    definition:
      "A measure for oil and wine, a sixth of a bath. That makes it something between three and a half and seven litres, or about one gallon, more or less.",
    context:
      "It is used in recipes for the altar: the fourth part of one of oil in the flour and as much wine beside it, every morning and evening. A just one was a matter of law.",
    references: ["Exodus 29:40", "Leviticus 19:36", "Numbers 15:4-5"],
    hebrew: "הִין (hin)",
    source:
      "Strong’s Exhaustive Concordance (1890), H1969; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Homer",
    pronunciation: "HOH-mer",
    type: "Measure",
    definition:
      "The largest dry measure, ten ephahs, of which a household could live for months. The same quantity of liquid was called a cor. It has nothing to do with the omer, which is a hundredth of it.",
    context:
      "When quails fell round the camp in the wilderness, whoever gathered least had ten of them. Hosea bought back his wife for silver and one and a half of barley.",
    references: ["Numbers 11:32", "Ezekiel 45:11", "Hosea 3:2"],
    hebrew: "חֹמֶר (chomer)",
    source:
      "Strong’s Exhaustive Concordance (1890), H2563; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’; The passages named",
  },
  {
    term: "Mite",
    pronunciation: "MYTE",
    type: "Measure",
    definition:
      "The smallest copper coin in Palestine, thin and light. It took more than a hundred to make the penny that a labourer earned in a day.",
    context:
      "Jesus sat opposite the treasury and watched. Rich people gave much; a poor widow gave two of these, and he told his disciples that she had given more than all of them.",
    references: ["Mark 12:41-44", "Luke 21:1-4", "Luke 12:59"],
    greek: "λεπτόν (lepton)",
    source: "Easton’s Bible Dictionary (1897), ‘Mite’; Strong’s Exhaustive Concordance (1890), G3016",
  },
  {
    term: "Omer",
    pronunciation: "OH-mer",
    type: "Measure",
    definition:
      "A tenth of an ephah, two to four litres: the measure of manna for one person for one day. The word also means a sheaf.",
    context:
      "Those who gathered much had nothing over, and those who gathered little had no lack. One was kept in a pot, for children who had never been hungry in the wilderness.",
    references: ["Exodus 16:16-18", "Exodus 16:32-33", "Exodus 16:36"],
    hebrew: "עֹמֶר (omer)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Omer’; Strong’s Exhaustive Concordance (1890), H6016; The passages named",
  },
  {
    term: "Penny",
    pronunciation: "PEN-ee",
    type: "Measure",
    definition:
      "In the King James Version the Roman denarius, a silver coin with the emperor’s head. It was what a labourer earned in a day, so not a small thing at all.",
    context:
      "The workers in the vineyard agree on one, and those hired at five in the afternoon get one as well. Jesus asked to be shown one and inquired, “Whose is this image and superscription?”",
    references: ["Matthew 20:2", "Matthew 20:9-10", "Matthew 22:19-21", "Luke 10:35"],
    greek: "δηνάριον (dēnarion)",
    source: "Easton’s Bible Dictionary (1897), ‘Penny’; Strong’s Exhaustive Concordance (1890), G1220",
  },
  {
    term: "Pound",
    pronunciation: "POWND",
    type: "Measure",
    definition:
      "Two things in the King James Version. In Luke’s parable it is the mina, a sum of a hundred days’ wages; in John a Roman pound of weight, about twelve ounces.",
    context:
      "A nobleman leaves one to each of ten servants and says, “Occupy till I come”. Mary of Bethany pours out one of spikenard; Nicodemus brings about a hundred of spices to a burial.",
    references: ["Luke 19:13", "John 12:3", "John 19:39"],
    greek: "μνᾶ, λίτρα (mna, litra)",
    source:
      "Strong’s Exhaustive Concordance (1890), G3414, G3046; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Sabbath day’s journey",
    pronunciation: "SAB-uth DAYZ JUR-nee",
    type: "Measure",
    definition:
      "How far a Jew might walk from home on the sabbath by the rule of the teachers: two thousand cubits, a little over half a mile or nearly a kilometre.",
    context:
      "The law itself says only to stay in one’s place on that day. The Mount of Olives was this far from Jerusalem, as Acts notes when the disciples walk back.",
    references: ["Acts 1:12", "Exodus 16:29", "Numbers 35:5"],
    source: "Easton’s Bible Dictionary (1897), ‘Sabbath day’s journey’; The passages named",
  },
  {
    term: "Shekel",
    pronunciation: "SHEK-ul",
    type: "Measure",
    definition:
      "A weight for silver, and later a coin of that weight. Stones found in the ground and ancient reckonings put it between 11 and 15 grams, under half an ounce.",
    context:
      "Abraham weighed out four hundred for a field with a cave, to bury Sarah. Jeremiah bought a field for seventeen while the city was under siege, to say that there would be a future.",
    references: ["Genesis 23:16", "Exodus 30:13", "Jeremiah 32:9", "2 Samuel 14:26"],
    hebrew: "שֶׁקֶל (sheqel)",
    etymology: "From a Hebrew verb that means to weigh.",
    source:
      "Easton’s Bible Dictionary (1897), ‘Shekel’; Strong’s Exhaustive Concordance (1890), H8255; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Span",
    pronunciation: "SPAN",
    type: "Measure",
    definition:
      "Half a cubit: the stretch of a hand from the thumb to the little finger, about nine inches or 23 centimetres. The high priest’s breastplate was one long and one wide.",
    context:
      "Isaiah asks who has “meted out heaven with the span”, as a tailor measures cloth. It is the last bit of Goliath’s height.",
    references: ["Exodus 28:16", "1 Samuel 17:4", "Isaiah 40:12"],
    hebrew: "זֶרֶת (zereth)",
    source:
      "Strong’s Exhaustive Concordance (1890), H2239; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘זֶרֶת’",
  },
  {
    term: "Talent",
    pronunciation: "TAL-unt",
    type: "Measure",
    definition:
      "The largest weight, three thousand shekels, some 30 to 45 kilograms of metal; in the New Testament a sum of money, about what a labourer earned in twenty years.",
    context:
      "So ten thousand of them is a debt beyond all paying, and even the servant with one had been trusted with a fortune. English took its word for a gift from this parable.",
    references: ["Exodus 38:25-26", "Matthew 18:24", "Matthew 25:15", "Matthew 25:24-25"],
    hebrew: "כִּכָּר (kikkar)",
    greek: "τάλαντον (talanton)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Talent’; Strong’s Exhaustive Concordance (1890), H3603, G5007; Skeat, Etymological Dictionary of the English Language (1882), ‘Talent’",
  },
];
