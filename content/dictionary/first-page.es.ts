import type { DictionaryTerm } from "../schema/dictionary.ts";

export const lang: string | undefined = undefined;

/** By their Spanish names, which are ordered otherwise. */
export const firstPage: readonly DictionaryTerm[] = [
  {
    term: "Abba",
    english: "Abba",
    type: "Palabra aramea",
    definition:
      "La palabra con que un niño llamaba en casa a su padre, y también los hijos mayores. Jesús oró con ella, y las primeras iglesias de lengua griega guardaron su sonido junto a la palabra propia.",
    context:
      "Aparece tres veces, siempre con su traducción al lado. En Getsemaní abre la oración más difícil de los evangelios; en las cartas de Pablo es lo que el Espíritu enseña a decir a los hijos adoptados.",
    references: ["Mark 14:36", "Romans 8:15", "Galatians 4:6"],
    etymology: "Del arameo ‘ab’, padre, con la terminación que lo vuelve el padre a quien se llama.",
    greek: "ἀββᾶ (abba)",
    source: "Easton’s Bible Dictionary (1897), ‘Abba’; Strong’s Exhaustive Concordance (1890), G5",
  },
  {
    term: "Aceite",
    english: "Oil",
    type: "Imagen",
    definition:
      "Casi siempre de oliva: para lámparas, pan, heridas y cabello. Derramado en la cabeza hacía a un rey o a un sacerdote; era también señal de alegría.",
    context:
      "A la viuda de un profeta, con dos hijos y deudas, le quedaba una sola botija, y el aceite siguió corriendo mientras hubo vasijas. Santiago pide a los ancianos que unjan con él al enfermo.",
    references: ["1 Samuel 16:13", "2 Kings 4:2-6", "Psalm 45:7", "James 5:14"],
    hebrew: "שֶׁמֶן (shemen)",
    greek: "ἔλαιον (elaion)",
    source: "Easton’s Bible Dictionary (1897), ‘Oil’; Strong’s Exhaustive Concordance (1890), H8081, G1637",
  },
  {
    term: "Adonai",
    english: "Adonai",
    type: "Nombre",
    definition:
      "En hebreo, ‘Señor mío’, dicho solo a Dios. Es también la palabra que los lectores de Israel pronunciaban al llegar a las cuatro letras del nombre de Dios.",
    context:
      "La Reina-Valera la traduce Señor. Abraham la usa cuando pregunta qué le dará Dios, si no tiene hijos; Isaías, cuando ve el trono alto y sublime.",
    references: ["Genesis 15:2", "Isaiah 6:1", "Psalm 110:1"],
    hebrew: "אֲדֹנָי (adonay)",
    source:
      "Strong’s Exhaustive Concordance (1890), H136; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘אָדוֹן’",
  },
  {
    term: "Adopción",
    english: "Adoption",
    type: "Enseñanza",
    definition:
      "Ser recibido en una familia como hijo o hija, con todos los derechos. Pablo piensa probablemente en la ley romana, donde el adoptado heredaba como si hubiera nacido en la casa.",
    context:
      "La dice de Israel, y de todo el que tiene el Espíritu de Cristo: ya no un esclavo con miedo, sino un hijo que clama «Abba, Padre» y es heredero.",
    references: ["Romans 8:15-17", "Romans 9:4", "Galatians 4:4-7", "Ephesians 1:5"],
    greek: "υἱοθεσία (huiothesia)",
    source: "Easton’s Bible Dictionary (1897), ‘Adoption’; Strong’s Exhaustive Concordance (1890), G5206",
  },
  {
    term: "Agua",
    english: "Water",
    type: "Imagen",
    definition:
      "En una tierra seca, lo que separa la vida de la muerte, y en la crecida, un terror. Lava, se bebe; a la que corre se la llama viva.",
    context:
      "Jeremías dice que el pueblo dejó un manantial por cisternas rotas. Junto a un pozo de Samaria, Jesús, cansado, le pidió de beber a una mujer y le ofreció «una fuente de agua que salte para vida eterna».",
    references: ["Psalm 69:1-2", "Isaiah 55:1", "Jeremiah 2:13", "John 4:7-14"],
    hebrew: "מַיִם (mayim)",
    greek: "ὕδωρ (hydōr)",
    source: "Strong’s Exhaustive Concordance (1890), H4325, G5204; The passages named",
  },
  {
    term: "Aleluya",
    english: "Alleluia",
    type: "Palabra hebrea",
    definition:
      "Una llamada a alabar: ‘alaben al Señor’. Los Salmos la dicen a una multitud, en plural, y los cinco últimos empiezan y acaban con ella.",
    context:
      "En Apocalipsis queda como un grito, sin traducir: una gran compañía en el cielo empieza, «Aleluya: Salvación y honra y gloria», y los demás responden.",
    references: ["Psalm 150:6", "Psalm 113:1", "Revelation 19:1", "Revelation 19:6"],
    etymology: "Dos palabras: ‘halelu’, alaben, y ‘Yah’, la forma corta del nombre de Dios.",
    hebrew: "הַלְלוּ יָהּ (halelu yah)",
    greek: "ἁλληλουϊά (hallēlouia)",
    source: "Strong’s Exhaustive Concordance (1890), H1984, H3050, G239; The passages named",
  },
];

export const termCount = 229;
