import type { DictionaryTerm } from "../schema/dictionary.ts";

export const peoplesAndBeings: readonly DictionaryTerm[] = [
  {
    term: "Behemot",
    english: "Behemoth",
    type: "Criatura",
    definition:
      "Una bestia enorme que come hierba y que Dios le muestra a Job, con huesos como barras de hierro, echada bajo los árboles junto al río. Muchos piensan en el hipopótamo.",
    context:
      "Dios no le explica a Job sus penas; le enseña criaturas que nadie ha domado y que a él le agradan. A esta la pone en el primer lugar de lo que hizo.",
    references: ["Job 40:10", "Job 40:13-14", "Job 40:16-18"],
    etymology: "El plural hebreo de ‘bestia’, como si dijera: la bestia de las bestias.",
    hebrew: "בְּהֵמוֹת (behemoth)",
    source: "Easton’s Bible Dictionary (1897), ‘Behemoth’; Strong’s Exhaustive Concordance (1890), H930",
  },
  {
    term: "Querubines",
    english: "Cherubim",
    type: "Seres",
    definition:
      "Guardianes con alas, cercanos al trono de Dios. Guardan el camino al árbol de la vida, extienden las alas sobre el arca, y en la visión de Ezequiel tienen cuatro rostros.",
    context:
      "Nada en la Biblia los hace niños regordetes; quien los ve cae al suelo. Cuando se dice que Dios está sentado sobre los querubines, se habla del arca en el lugar santísimo.",
    references: ["Genesis 3:24", "Exodus 25:20", "Psalm 99:1", "Ezekiel 10:14"],
    hebrew: "כְּרוּבִים (keruvim)",
    source: "Easton’s Bible Dictionary (1897), ‘Cherub’; Strong’s Exhaustive Concordance (1890), H3742",
  },
  {
    term: "Gentil",
    english: "Gentile",
    formerly: ["Gentiles"],
    type: "Pueblo o grupo",
    definition:
      "Cualquiera que no es judío. La palabra hebrea y la griega significan naciones o pueblos, y solo el contexto dice si Israel está entre ellos.",
    context:
      "A Abraham se le prometió una bendición para todas las familias de la tierra. En Hechos hace falta una visión, tres veces, para que Pedro entre en la casa de un oficial romano y diga lo que ha aprendido.",
    references: ["Genesis 12:3", "Isaiah 49:6", "Acts 10:34-35", "Ephesians 2:14"],
    hebrew: "גּוֹיִם (goyim)",
    greek: "ἔθνη (ethnē)",
    source: "Easton’s Bible Dictionary (1897), ‘Gentiles’; Strong’s Exhaustive Concordance (1890), H1471, G1484",
  },
  {
    term: "Hebreo",
    english: "Hebrew",
    type: "Pueblo o grupo",
    definition:
      "Un israelita, casi siempre en boca de extranjeros o hablando con ellos; y la lengua de casi todo el Antiguo Testamento. Abram es el primero a quien llaman así.",
    context:
      "Jonás responde con esa palabra cuando los marineros le preguntan quién es. En el Nuevo Testamento es también un judío que habla la lengua de casa, y esa lengua, que entonces era sobre todo el arameo.",
    references: ["Genesis 14:13", "Exodus 1:15-16", "Jonah 1:9", "Philippians 3:5"],
    hebrew: "עִבְרִי (ivri)",
    greek: "Ἑβραῖος (Hebraios)",
    source: "Easton’s Bible Dictionary (1897), ‘Hebrew’; Strong’s Exhaustive Concordance (1890), H5680, G1445",
  },
  {
    term: "Leviatán",
    english: "Leviathan",
    type: "Criatura",
    definition:
      "Un monstruo del mar, descrito en Job muy parecido a un cocodrilo y en el Salmo 74 con varias cabezas. Representa todo lo salvaje y más fuerte que la gente.",
    context:
      "Dios le pregunta a Job si podría pescarlo con anzuelo. En el Salmo 104 no amenaza a nadie: es una criatura hecha para jugar en el mar por donde pasan los barcos.",
    references: ["Job 41:1", "Psalm 74:14", "Psalm 104:25-26", "Isaiah 27:1"],
    hebrew: "לִוְיָתָן (livyathan)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Leviathan’; Strong’s Exhaustive Concordance (1890), H3882; The passages named",
  },
  {
    term: "Fariseo",
    english: "Pharisee",
    type: "Pueblo o grupo",
    definition:
      "Uno de un movimiento de laicos que querían que todo Israel viviera tan puro como los sacerdotes, guardando la ley de Moisés y las reglas de los mayores. Esperaban la resurrección.",
    context:
      "Jesús discutió con ellos más que con nadie, y también comió con ellos. Nicodemo lo era; también Pablo, que lo dijo ante un concilio.",
    references: ["Matthew 23:2-3", "John 3:1-2", "Acts 23:6", "Luke 7:36"],
    greek: "Φαρισαῖος (Pharisaios)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Pharisees’; Josephus, Antiquities of the Jews 13.10.6; Strong’s Exhaustive Concordance (1890), G5330",
  },
  {
    term: "Filisteo",
    english: "Philistine",
    type: "Pueblo o grupo",
    definition:
      "Uno de un pueblo de la costa del sur, con cinco ciudades: Gaza, Asdod, Ascalón, Gat y Ecrón. Vinieron por mar, de Caftor, que probablemente es Creta.",
    context:
      "Trabajaban el hierro cuando Israel no tenía herrero. Sansón, Saúl y David pelearon con ellos, y David también se escondió entre ellos. De su nombre viene Palestina.",
    references: ["Joshua 13:3", "1 Samuel 13:19-20", "1 Samuel 27:1", "Amos 9:7"],
    hebrew: "פְּלִשְׁתִּי (pelishti)",
    source: "Easton’s Bible Dictionary (1897), ‘Philistines’; Strong’s Exhaustive Concordance (1890), H6430",
  },
  {
    term: "Publicano",
    english: "Publican",
    type: "Pueblo o grupo",
    definition:
      "Un cobrador de impuestos y peajes para Roma o para sus reyes. Pagaba por el puesto y cobraba de más lo que podía; sus vecinos lo contaban con los ladrones y los traidores.",
    context:
      "Mateo estaba sentado a la mesa de los tributos y se levantó; Zaqueo, jefe de ellos, subió a un árbol. A Jesús lo llamaron amigo de publicanos y pecadores, como insulto, y era verdad.",
    references: ["Matthew 9:9", "Luke 3:12-13", "Luke 18:13", "Luke 19:2"],
    etymology: "Del latín ‘publicanus’, el que arrienda el cobro público.",
    greek: "τελώνης (telōnēs)",
    source: "Easton’s Bible Dictionary (1897), ‘Publican’; Strong’s Exhaustive Concordance (1890), G5057",
  },
  {
    term: "Saduceo",
    english: "Sadducee",
    type: "Pueblo o grupo",
    definition:
      "Uno del partido de los principales sacerdotes y las grandes familias de Jerusalén. Se atenían a la ley escrita de Moisés y no creían en resurrección, ángeles ni espíritus.",
    context:
      "Le llevaron a Jesús la adivinanza de una mujer con siete maridos. Él les respondió desde Moisés, el terreno donde estaban. Después de la caída del templo, en el año 70, desaparecen.",
    references: ["Matthew 22:23", "Matthew 22:31-32", "Acts 23:8"],
    greek: "Σαδδουκαῖος (Saddoukaios)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Sadducees’; Josephus, Antiquities of the Jews 13.10.6; Strong’s Exhaustive Concordance (1890), G4523",
  },
  {
    term: "Samaritano",
    english: "Samaritan",
    type: "Pueblo o grupo",
    definition:
      "Alguien del pueblo de los montes entre Judea y Galilea, que guardaba los libros de Moisés y adoraba en el monte Gerizim. Judíos y samaritanos casi no se trataban.",
    context:
      "Ahí está el filo de la parábola: el que se detiene por el herido es aquel de quien nadie esperaba nada. Una pequeña comunidad de samaritanos vive hasta hoy junto al Gerizim.",
    references: ["2 Kings 17:24", "Luke 10:33", "John 4:9", "Acts 8:25"],
    greek: "Σαμαρίτης (Samaritēs)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Samaritans’; International Standard Bible Encyclopedia (1915), ‘Samaritans’; Strong’s Exhaustive Concordance (1890), G4541",
  },
  {
    term: "Serafines",
    english: "Seraphim",
    type: "Seres",
    definition:
      "Seres por encima del trono de Dios en la visión de Isaías, con seis alas: dos para el rostro, dos para los pies, dos para volar. El nombre significa los que arden.",
    context:
      "Se gritan uno a otro «Santo, santo, santo» hasta que tiemblan los umbrales. Cuando Isaías dice que sus labios son inmundos, uno de ellos le toca la boca con un carbón del altar.",
    references: ["Isaiah 6:2-4", "Isaiah 6:5-7", "Numbers 21:6"],
    hebrew: "שְׂרָפִים (seraphim)",
    source: "Easton’s Bible Dictionary (1897), ‘Seraphim’; Strong’s Exhaustive Concordance (1890), H8314",
  },
  {
    term: "Zelote",
    english: "Zealot",
    type: "Pueblo o grupo",
    definition:
      "Uno que arde por Dios y su ley. En los años antes del 70, el nombre de un partido que peleó contra Roma con la espada y ocupó parte de Jerusalén durante el sitio.",
    context:
      "A Simón, uno de los doce, se lo llama Celador; no se dice si había sido de esa gente o si era solo un hombre celoso. Otro de los doce, Mateo, había cobrado impuestos.",
    references: ["Luke 6:15", "Acts 1:13", "Matthew 10:3-4"],
    greek: "Ζηλωτής (Zēlōtēs)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Zelotes’; Strong’s Exhaustive Concordance (1890), G2208; Josephus, The Jewish War 4.3.9",
  },
];
