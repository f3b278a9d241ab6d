import type { DictionaryTerm } from "../schema/dictionary.ts";

export const books: readonly DictionaryTerm[] = [
  {
    term: "Apócrifos",
    english: "Apocrypha",
    type: "Libros",
    definition:
      "Libros judíos como Tobías, Judit, Sabiduría, Eclesiástico y Macabeos, que están en el Antiguo Testamento griego y no en el hebreo. La primera Biblia de Casiodoro de Reina, de 1569, los traía.",
    context:
      "Los católicos cuentan la mayoría como Escritura y los llaman deuterocanónicos; los ortodoxos, algunos más; los protestantes los leen con provecho sin fundar en ellos doctrina. Hebreos 11:35 parece conocer a sus mártires, y Juan 10:22 una fiesta suya.",
    references: ["John 10:22", "Hebrews 11:35"],
    etymology: "Del griego, ‘ocultos’.",
    greek: "ἀπόκρυφος (apokryphos)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Apocrypha’; Catholic Encyclopedia (1907–1912), ‘Canon of the Old Testament’; Strong’s Exhaustive Concordance (1890), G614",
  },
  {
    term: "Epístola",
    english: "Epistle",
    type: "Libros",
    definition:
      "Una carta. Veintiuno de los veintisiete libros del Nuevo Testamento son cartas, escritas para leerse en voz alta cuando la iglesia se reunía, y para pasarlas después a la siguiente.",
    context:
      "Pablo casi siempre dictaba y firmaba de su mano; Tercio, que escribió Romanos, añade su propio saludo. A los corintios les dice: «Nuestras letras sois vosotros».",
    references: ["Romans 16:22", "2 Corinthians 3:2", "Colossians 4:16", "2 Thessalonians 3:17"],
    greek: "ἐπιστολή (epistolē)",
    source: "Strong’s Exhaustive Concordance (1890), G1992; The passages named",
  },
  {
    term: "Ley",
    english: "Law",
    type: "Libros",
    definition:
      "La Torá, que quiere decir enseñanza: lo que Dios enseñó a Israel por medio de Moisés, y los cinco libros que la guardan, de Génesis a Deuteronomio. Un himno de 176 versículos trata de amarla.",
    context:
      "Jesús dice que no vino a deshacerla sino a cumplirla. Pablo la llama santa, y dice también que no puede hacer justo a nadie; fue como el ayo que llevaba al niño a la escuela, hasta Cristo.",
    references: ["Psalm 119:97", "Matthew 5:17", "Romans 7:12", "Galatians 3:24"],
    hebrew: "תּוֹרָה (torah)",
    greek: "νόμος (nomos)",
    source: "Easton’s Bible Dictionary (1897), ‘Law of Moses’; Strong’s Exhaustive Concordance (1890), H8451, G3551",
  },
  {
    term: "Parábola",
    english: "Parable",
    type: "Enseñanza",
    definition:
      "Un relato o una imagen de la vida diaria puesta al lado de una verdad, de modo que el último paso lo dé quien escucha. Jesús contó unas cuarenta.",
    context:
      "Esconden y muestran a la vez: el que quiere oír recibe más, y el que no, se va a casa con un cuento de semillas. Natán atrapó a un rey con la de la cordera de un pobre.",
    references: ["Matthew 13:10-13", "Luke 15:3", "2 Samuel 12:1-4", "Psalm 78:2"],
    etymology: "Del griego, poner una cosa junto a otra.",
    hebrew: "מָשָׁל (mashal)",
    greek: "παραβολή (parabolē)",
    source: "Easton’s Bible Dictionary (1897), ‘Parable’; Strong’s Exhaustive Concordance (1890), G3850, H4912",
  },
  {
    term: "Proverbio",
    english: "Proverb",
    type: "Libros",
    definition:
      "Un dicho corto y fácil de guardar: media línea junto a otra media, para que cada una ilumine a la otra. Se dice que Salomón compuso tres mil.",
    context:
      "Observan cómo suelen ir las cosas y no prometen que siempre vayan así. En Proverbios 26, dos versículos seguidos dan consejos contrarios sobre responder al necio, y los dos son ciertos a su hora.",
    references: ["1 Kings 4:32", "Proverbs 1:1-5", "Proverbs 25:11", "Proverbs 26:4-5"],
    hebrew: "מָשָׁל (mashal)",
    greek: "παροιμία (paroimia)",
    source: "Easton’s Bible Dictionary (1897), ‘Proverb’; Strong’s Exhaustive Concordance (1890), H4912, G3942",
  },
  {
    term: "Salmo",
    english: "Psalm",
    type: "Libros",
    definition:
      "Un canto con instrumentos de cuerda. El libro tiene 150, en cinco partes: alabanza, gratitud y, más que nada, lamentos. Setenta y tres llevan en su título el nombre de David.",
    context:
      "Jesús cantó algunos con sus amigos después de la cena, y en la cruz clamó el comienzo de uno. La iglesia los recibió enteros, con las quejas y el enojo incluidos.",
    references: ["Psalm 22:1", "Psalm 150:3-6", "Matthew 26:30", "Ephesians 5:19"],
    hebrew: "מִזְמוֹר (mizmor)",
    greek: "ψαλμός (psalmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Psalms’; Strong’s Exhaustive Concordance (1890), H4210, G5568",
  },
  {
    term: "Escritura",
    english: "Scripture",
    type: "Libros",
    definition:
      "Lo que está escrito. En el Nuevo Testamento son los libros santos de Israel y una vez, parece, ya también las cartas de Pablo. Después la iglesia llamó así a los dos Testamentos.",
    context:
      "El resucitado se la abrió a dos caminantes hasta que les ardió el corazón. En Berea buscaban cada día si era cierto lo que decía Pablo. Segunda a Timoteo dice que viene del aliento de Dios.",
    references: ["Luke 24:32", "Acts 17:11", "2 Timothy 3:16", "2 Peter 3:15-16"],
    greek: "γραφή (graphē)",
    source: "Easton’s Bible Dictionary (1897), ‘Scripture’; Strong’s Exhaustive Concordance (1890), G1124",
  },
  {
    term: "Diez mandamientos",
    english: "Ten commandments",
    type: "Libros",
    definition:
      "Las diez palabras que Dios dijo en el Sinaí y escribió en dos tablas de piedra. No empiezan con una orden sino con un rescate: yo te saqué de Egipto.",
    context:
      "Están dos veces, en Éxodo y en Deuteronomio, y se cuentan de varias maneras: judíos, católicos y luteranos, ortodoxos y reformados los dividen un poco distinto. El texto es el mismo.",
    references: ["Exodus 20:1-17", "Deuteronomy 5:6-21", "Exodus 34:28", "Romans 13:9"],
    source: "Catholic Encyclopedia (1907–1912), ‘Commandments of God’; The passages named",
  },
  {
    term: "Testamento",
    english: "Testament",
    type: "Libros",
    definition:
      "Una última voluntad, o un pacto: en griego una sola palabra dice las dos cosas. De ahí, pasando por el latín, vienen los nombres Antiguo y Nuevo Testamento, que quieren decir los dos pactos.",
    context:
      "Hebreos juega con los dos sentidos, porque un testamento vale cuando muere quien lo hizo. Para los judíos el Antiguo Testamento es sencillamente la Biblia, y lo era para Jesús y Pablo.",
    references: ["Matthew 26:28", "2 Corinthians 3:14", "Hebrews 9:15-17"],
    greek: "διαθήκη (diathēkē)",
    source: "Easton’s Bible Dictionary (1897), ‘Testament’; Strong’s Exhaustive Concordance (1890), G1242",
  },
];
