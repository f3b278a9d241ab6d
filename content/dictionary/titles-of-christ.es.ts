import type { DictionaryTerm } from "../schema/dictionary.ts";

export const titlesOfChrist: readonly DictionaryTerm[] = [
  {
    term: "Buen Pastor",
    english: "Good Shepherd",
    type: "Título",
    definition:
      "Lo que Jesús se llama a sí mismo en Juan 10. El asalariado huye cuando viene el lobo, porque las ovejas no son suyas; este pastor se queda, y le cuesta la vida.",
    context:
      "Ezequiel había acusado a gobernantes que se apacentaban a sí mismos, y Dios dice en él: «Yo apacentaré mis ovejas». También el salmo de David parte de ahí: Jehová es mi pastor.",
    references: ["John 10:11-13", "Ezekiel 34:15", "Psalm 23:1", "1 Peter 2:25"],
    hebrew: "רֹעֶה (roeh)",
    greek: "ὁ ποιμὴν ὁ καλός (ho poimēn ho kalos)",
    source: "Strong’s Exhaustive Concordance (1890), H7462, G4166, G2570; The passages named",
  },
  {
    term: "Jesús",
    english: "Jesus",
    type: "Nombre",
    definition:
      "La forma griega de Josué o Jesúa, un nombre común entre los judíos de entonces: ‘Jehová salva’. El ángel se lo dio a José antes del nacimiento, con su razón.",
    context:
      "Dice lo que hará el niño: «porque él salvará á su pueblo de sus pecados». En Hechos 7:45 y Hebreos 4:8 el griego tiene el mismo nombre, pero allí es Josué, hijo de Nun.",
    references: ["Matthew 1:21", "Acts 7:45", "Hebrews 4:8", "Philippians 2:10"],
    hebrew: "יֵשׁוּעַ (yeshua)",
    greek: "Ἰησοῦς (Iēsous)",
    source: "Easton’s Bible Dictionary (1897), ‘Jesus’; Strong’s Exhaustive Concordance (1890), H3442, H3091, G2424",
  },
  {
    term: "Mediador",
    english: "Mediator",
    type: "Título",
    definition:
      "El que está entre dos partes y las acerca. Moisés lo hizo en el Sinaí; el Nuevo Testamento lo dice de Cristo, entre Dios y la gente.",
    context:
      "Job quería a alguien que pusiera la mano sobre los dos, Dios y él. Primera a Timoteo responde: «un mediador entre Dios y los hombres, Jesucristo hombre».",
    references: ["Job 9:33", "Galatians 3:19", "1 Timothy 2:5", "Hebrews 9:15"],
    greek: "μεσίτης (mesitēs)",
    source: "Easton’s Bible Dictionary (1897), ‘Mediator’; Strong’s Exhaustive Concordance (1890), G3316",
  },
  {
    term: "Mesías",
    english: "Messiah",
    type: "Título",
    definition:
      "En hebreo, ‘ungido’: primero, cualquier rey o sumo sacerdote con aceite derramado en la cabeza; luego, el rey del linaje de David que Israel esperaba. En griego se dice Cristo.",
    context:
      "Está en Daniel 9, y en Juan, donde Andrés se lo dice a su hermano y una mujer de Samaria dice saber que viene. Hasta a Ciro de Persia se lo llama ungido.",
    references: ["Daniel 9:25", "John 1:41", "John 4:25-26", "Isaiah 45:1"],
    hebrew: "מָשִׁיחַ (mashiach)",
    greek: "Μεσσίας (Messias)",
    source: "Easton’s Bible Dictionary (1897), ‘Messiah’; Strong’s Exhaustive Concordance (1890), H4899, G3323",
  },
  {
    term: "Redentor",
    english: "Redeemer",
    type: "Título",
    definition:
      "En Israel, el pariente más cercano, que recuperaba la tierra de la familia, libraba al que se había vendido y respondía por los muertos. Nadie lo dice de Dios tanto como Isaías.",
    context:
      "Job, que lo ha perdido todo, dice: «Yo sé que mi Redentor vive». Las mujeres de Belén usan la misma palabra hebrea al bendecir a Noemí: no se ha quedado sin pariente.",
    references: ["Leviticus 25:48-49", "Ruth 4:14", "Job 19:25", "Isaiah 41:14"],
    hebrew: "גֹּאֵל (goel)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘גָּאַל’; Strong’s Exhaustive Concordance (1890), H1350; The passages named",
  },
  {
    term: "Salvador",
    english: "Saviour",
    type: "Título",
    definition:
      "El que rescata. En el Antiguo Testamento se llama así a Dios, y a veces a un jefe que él envía; en el mundo griego el título se daba también a dioses y emperadores.",
    context:
      "Un ángel se lo anuncia a unos pastores la noche del nacimiento. Los samaritanos, tras dos días de escuchar, dicen que lo han oído ellos mismos y lo saben: «el Salvador del mundo».",
    references: ["Isaiah 43:11", "Luke 2:11", "John 4:42", "Titus 2:13"],
    hebrew: "מוֹשִׁיעַ (moshia)",
    greek: "σωτήρ (sōtēr)",
    source: "Strong’s Exhaustive Concordance (1890), H3467, G4990; Deissmann, Light from the Ancient East (1910)",
  },
  {
    term: "Hijo de David",
    english: "Son of David",
    type: "Título",
    definition:
      "Un descendiente del rey David, y por eso el rey prometido. La primera línea de Mateo llama así a Jesús, y así lo gritaban ciegos junto al camino cuando otros los mandaban callar.",
    context:
      "Dios le había prometido a David una casa y un trono para siempre. Jesús preguntó a los escribas cómo podía David llamar Señor a su hijo, y les dejó la pregunta.",
    references: ["2 Samuel 7:12-13", "Matthew 1:1", "Mark 10:47-48", "Mark 12:35-37"],
    greek: "υἱὸς Δαβίδ (huios Dabid)",
    source: "Strong’s Exhaustive Concordance (1890), G5207, G1138; The passages named",
  },
  {
    term: "Hijo de Dios",
    english: "Son of God",
    type: "Título",
    definition:
      "En el Antiguo Testamento, un nombre de Israel, de su rey y de seres celestiales. De Jesús lo dice el Nuevo como de nadie más: el Hijo único del Padre.",
    context:
      "Una voz lo dice en su bautismo, los demonios lo gritan, Pedro lo confiesa. En Marcos lo dice un centurión romano al pie de la cruz, cuando Jesús acaba de morir.",
    references: ["Exodus 4:22", "Psalm 2:7", "Mark 15:39", "John 3:16"],
    greek: "υἱὸς τοῦ θεοῦ (huios tou theou)",
    source: "Strong’s Exhaustive Concordance (1890), G5207, G2316; The passages named",
  },
];
