import type { DictionaryTerm } from "../schema/dictionary.ts";

export const sanctuary: readonly DictionaryTerm[] = [
  {
    term: "Altar",
    english: "Altar",
    type: "Culto",
    definition:
      "Un lugar alto para el sacrificio, de tierra, de piedras sin labrar o, en el tabernáculo, de madera cubierta de metal. A sus cuatro esquinas las llamaban cuernos.",
    context:
      "Noé edificó uno al salir del arca, y Abraham dondequiera que se quedaba. Quien corría peligro de muerte podía agarrarse de los cuernos. En Atenas había uno para un dios no conocido.",
    references: ["Genesis 8:20", "Exodus 20:24-25", "1 Kings 1:50", "Acts 17:23"],
    hebrew: "מִזְבֵּחַ (mizbeach)",
    source: "Easton’s Bible Dictionary (1897), ‘Altar’; Strong’s Exhaustive Concordance (1890), H4196",
  },
  {
    term: "Holocausto",
    english: "Burnt offering",
    type: "Culto",
    definition:
      "El sacrificio del que no se comía nada: todo, menos la piel, subía en humo. Cada día se ofrecían así dos corderos, uno por la mañana y otro por la tarde.",
    context:
      "Servía un toro, una oveja o, para quien tenía menos, una tórtola o un palomino. Un salmo dice que a Dios no le agrada si falta el corazón, y un escriba le dice a Jesús que el amor es más.",
    references: ["Leviticus 1:9", "Leviticus 1:14", "Psalm 51:16-17", "Mark 12:33"],
    etymology: "El hebreo significa lo que sube; la palabra española viene del griego, ‘todo quemado’.",
    hebrew: "עֹלָה (olah)",
    source: "Easton’s Bible Dictionary (1897), ‘Burnt offering’; Strong’s Exhaustive Concordance (1890), H5930",
  },
  {
    term: "Cena del Señor",
    english: "Lord’s Supper",
    type: "Enseñanza",
    definition:
      "La comida de pan y vino que Jesús dio a sus amigos la noche en que fue entregado, para hacerla en memoria de él. Se llama también comunión, eucaristía o fracción del pan.",
    context:
      "Católicos y ortodoxos creen que los dones llegan a ser de verdad su cuerpo y su sangre; los luteranos, que él se da de verdad con ellos; los reformados, por el Espíritu, a la fe; otros la guardan sobre todo como memoria.",
    references: ["Luke 22:19-20", "1 Corinthians 10:16-17", "1 Corinthians 11:20", "1 Corinthians 11:23-26"],
    greek: "κυριακὸν δεῖπνον (kyriakon deipnon)",
    source:
      "Strong’s Exhaustive Concordance (1890), G2960, G1173; International Standard Bible Encyclopedia (1915), ‘Lord’s Supper’; Catholic Encyclopedia (1907–1912), ‘The Real Presence of Christ in the Eucharist’",
  },
  {
    term: "Sacrificio",
    english: "Sacrifice",
    type: "Culto",
    definition:
      "Algo que se entrega a Dios, casi siempre un animal: en gratitud, en expiación, o como una comida en que la familia comía su parte delante de él.",
    context:
      "Samuel le dice a Saúl que obedecer es mejor. Hebreos dice que Cristo ofreció uno por los pecados para siempre; Pablo pide a sus lectores que se den ellos como un sacrificio vivo.",
    references: ["Leviticus 7:15", "1 Samuel 15:22", "Romans 12:1", "Hebrews 10:12"],
    hebrew: "זֶבַח (zevach)",
    greek: "θυσία (thysia)",
    source: "Easton’s Bible Dictionary (1897), ‘Sacrifice’; Strong’s Exhaustive Concordance (1890), H2077, G2378",
  },
  {
    term: "Sinagoga",
    english: "Synagogue",
    type: "Lugar",
    definition:
      "La casa donde los judíos de un lugar se reunían a orar y a oír la ley y los profetas. Templo había uno, en Jerusalén; sinagogas, dondequiera que pudieran juntarse diez hombres.",
    context:
      "Jesús acostumbraba estar allí los sábados, y en Nazaret le dieron el libro de Isaías. De ciudad en ciudad, Pablo empezaba por la sinagoga.",
    references: ["Luke 4:16-17", "Mark 1:21", "Acts 17:1-2"],
    etymology: "Del griego, reunión.",
    greek: "συναγωγή (synagōgē)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Synagogue’; Strong’s Exhaustive Concordance (1890), G4864",
  },
  {
    term: "Tabernáculo",
    english: "Tabernacle",
    type: "Lugar",
    definition:
      "La tienda en que se adoraba a Dios entre el Sinaí y el templo de Salomón. Se llevaba por piezas, se levantaba en cada campamento, y un velo separaba el lugar santo del santísimo.",
    context:
      "Éxodo le dedica trece capítulos a sus tablas, cortinas y lámparas. Apocalipsis vuelve a él al final: «He aquí el tabernáculo de Dios con los hombres, y morará con ellos».",
    references: ["Exodus 25:8-9", "Exodus 40:34", "Hebrews 9:2-3", "Revelation 21:3"],
    etymology: "Del latín ‘tabernaculum’, tienda.",
    hebrew: "מִשְׁכָּן (mishkan)",
    source: "Easton’s Bible Dictionary (1897), ‘Tabernacle’; Strong’s Exhaustive Concordance (1890), H4908",
  },
  {
    term: "Templo",
    english: "Temple",
    type: "Lugar",
    definition:
      "La casa de Dios en Jerusalén: la de Salomón, quemada en 586 a. C.; la segunda, terminada en 515; y la gran reforma que le hizo Herodes, destruida por Roma en el año 70.",
    context:
      "Parte de su muro exterior sigue en pie, y en el lado oeste se ora. Jesús enseñó en sus patios y echó a los vendedores. Pablo les dice a los corintios que ellos son un templo.",
    references: ["1 Kings 6:1", "Ezra 6:15", "Mark 11:15-17", "1 Corinthians 3:16"],
    hebrew: "הֵיכָל (hekhal)",
    greek: "ἱερόν, ναός (hieron, naos)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Temple’; International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H1964, G2411, G3485; Josephus, The Jewish War 6.4.5",
  },
];
