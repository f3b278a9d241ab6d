import type { DictionaryTerm } from "../schema/dictionary.ts";

export const pictures: readonly DictionaryTerm[] = [
  {
    term: "Sangre",
    english: "Blood",
    type: "Imagen",
    definition:
      "En la Biblia, la vida de una criatura. No se puede comer; derramada en el altar, expía; derramada por un asesino, clama desde la tierra.",
    context:
      "La noche de la salida de Egipto marcó las puertas. Jesús llama a la copa «mi sangre del nuevo pacto», y Hebreos dice que la suya habla mejor que la de Abel.",
    references: ["Genesis 4:10", "Leviticus 17:11", "Matthew 26:28", "Hebrews 12:24"],
    hebrew: "דָּם (dam)",
    greek: "αἷμα (haima)",
    source: "Easton’s Bible Dictionary (1897), ‘Blood’; Strong’s Exhaustive Concordance (1890), H1818, G129",
  },
  {
    term: "Pan",
    english: "Bread",
    type: "Imagen",
    definition:
      "Panes planos de cebada o trigo, cocidos cada día; y así, en hebreo, comida de cualquier clase. Comer pan con alguien es estar en paz con él.",
    context:
      "Cinco panes de cebada alimentaron a cinco mil, y al otro día Jesús dijo «Yo soy el pan de vida». Dos discípulos que no lo conocieron en el camino lo conocieron cuando lo partió.",
    references: ["Deuteronomy 8:3", "John 6:9", "John 6:35", "Luke 24:35"],
    hebrew: "לֶחֶם (lechem)",
    greek: "ἄρτος (artos)",
    source: "Easton’s Bible Dictionary (1897), ‘Bread’; Strong’s Exhaustive Concordance (1890), H3899, G740",
  },
  {
    term: "Piedra angular",
    english: "Cornerstone",
    type: "Imagen",
    definition:
      "La piedra de la esquina, que une dos paredes, abajo en el cimiento o, según algunos, en lo alto. La Reina-Valera dice piedra del ángulo, o cabeza del ángulo.",
    context:
      "Un salmo canta a una que los constructores habían apartado. Jesús la citó ante los jefes de Jerusalén después de una parábola; Pedro, ante el mismo concilio; Pablo ve unidos en ella al judío y al gentil.",
    references: ["Psalm 118:22", "Matthew 21:42", "Acts 4:11", "Ephesians 2:20"],
    hebrew: "פִּנָּה (pinnah)",
    greek: "ἀκρογωνιαῖος (akrogōniaios)",
    source: "Strong’s Exhaustive Concordance (1890), H6438, G204; The passages named",
  },
  {
    term: "Cruz",
    english: "Cross",
    type: "Imagen",
    definition:
      "El modo romano de dar muerte a esclavos y rebeldes: un poste con un travesaño, que el condenado llevaba él mismo. Cicerón escribió que un ciudadano no debía ni oír la palabra.",
    context:
      "A Jesús lo crucificaron entre otros dos. Que sus seguidores la hicieran su señal era absurdo para el mundo, y Pablo lo sabía: «á los Gentiles locura». Tomar la propia es seguirlo a él.",
    references: ["Mark 8:34", "John 19:17-18", "1 Corinthians 1:23", "Philippians 2:8"],
    greek: "σταυρός (stauros)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Cross’; Strong’s Exhaustive Concordance (1890), G4716; Cicero, For Rabirius 16",
  },
  {
    term: "Copa",
    english: "Cup",
    type: "Imagen",
    definition:
      "En los Salmos y los profetas, lo que Dios le da a beber a alguien: alegría a uno, juicio a otro. El anfitrión la llenaba, y el invitado bebía lo que le servían.",
    context:
      "En el salmo del pastor está llena: «mi copa está rebosando». En Getsemaní Jesús pide que otra pase de él; esa misma noche había dado la suya a sus amigos.",
    references: ["Psalm 23:5", "Isaiah 51:17", "Matthew 26:27-28", "Matthew 26:39"],
    hebrew: "כּוֹס (kos)",
    greek: "ποτήριον (potērion)",
    source: "Strong’s Exhaustive Concordance (1890), H3563, G4221; The passages named",
  },
  {
    term: "Cordero",
    english: "Lamb",
    type: "Imagen",
    definition:
      "La cría de la oveja o, en hebreo, también de la cabra: el animal de la Pascua y de la ofrenda de cada mañana y cada tarde; en los relatos, lo que más quiere un pobre.",
    context:
      "Isaac le pregunta a su padre dónde está, camino del monte. En Apocalipsis le anuncian a Juan un león, él mira, y ve «un Cordero como inmolado».",
    references: ["Genesis 22:7-8", "Exodus 29:38-39", "2 Samuel 12:3", "Revelation 5:5-6"],
    hebrew: "שֶׂה (seh)",
    greek: "ἀρνίον (arnion)",
    source: "Easton’s Bible Dictionary (1897), ‘Lamb’; Strong’s Exhaustive Concordance (1890), H7716, G721",
  },
  {
    term: "Levadura",
    english: "Leaven",
    type: "Imagen",
    definition:
      "Un trozo de masa vieja que se guardaba para hacer subir la nueva. Antes de la Pascua se sacaba de todas las casas, en memoria de una noche en que no hubo tiempo de esperar el pan.",
    context:
      "Casi siempre representa lo que se extiende sin verse y echa a perder, como una enseñanza o el orgullo. Una vez, en una parábola de dos líneas sobre una mujer que amasa, es el reino de los cielos.",
    references: ["Exodus 12:15", "Matthew 13:33", "Mark 8:15", "1 Corinthians 5:6-8"],
    hebrew: "שְׂאֹר (seor)",
    greek: "ζύμη (zymē)",
    source: "Easton’s Bible Dictionary (1897), ‘Leaven’; Strong’s Exhaustive Concordance (1890), H7603, G2219",
  },
  {
    term: "Luz",
    english: "Light",
    type: "Imagen",
    definition:
      "Lo primero que hace Dios, tres días antes que el sol. En los Salmos es vida, seguridad, el rostro de Dios; en Juan, la luz verdadera que alumbra a todo hombre.",
    context:
      "Jesús dijo en el templo «Yo soy la luz del mundo», y de los que lo oían en un monte dijo que ellos también lo son. La lámpara es para ponerla en alto.",
    references: ["Genesis 1:3", "Psalm 27:1", "Matthew 5:14-15", "John 8:12"],
    hebrew: "אוֹר (or)",
    greek: "φῶς (phōs)",
    source: "Strong’s Exhaustive Concordance (1890), H216, G5457; The passages named",
  },
  {
    term: "Roca",
    english: "Rock",
    type: "Imagen",
    definition:
      "Peña y risco: abrigo contra el calor, escondite, suelo firme. Moisés y David la usan como nombre de Dios, que no se mueve.",
    context:
      "El hombre prudente edifica sobre ella. El nombre de Pedro significa roca, y lo que Jesús le dijo se lee de varias maneras: de Pedro y de quienes siguen en su oficio, de su confesión, o de Cristo.",
    references: ["Deuteronomy 32:4", "Psalm 18:2", "Matthew 7:24-25", "Matthew 16:18"],
    hebrew: "צוּר (tsur)",
    greek: "πέτρα (petra)",
    source:
      "Strong’s Exhaustive Concordance (1890), H6697, G4073; International Standard Bible Encyclopedia (1915), ‘Peter, Simon’; The passages named",
  },
  {
    term: "Sal",
    english: "Salt",
    type: "Imagen",
    definition:
      "Sazonaba la comida, conservaba el pescado y la carne, e iba con cada ofrenda de grano. Un pacto de sal es uno que dura; una tierra de sal, una donde nada crece.",
    context:
      "A los recién nacidos los frotaban con ella. Jesús llama a sus oyentes «la sal de la tierra» y pregunta de qué sirve sin su sabor.",
    references: ["Leviticus 2:13", "Ezekiel 16:4", "Matthew 5:13", "Colossians 4:6"],
    hebrew: "מֶלַח (melach)",
    greek: "ἅλας (halas)",
    source: "Easton’s Bible Dictionary (1897), ‘Salt’; Strong’s Exhaustive Concordance (1890), H4417, G217",
  },
  {
    term: "Pastor",
    english: "Shepherd",
    type: "Imagen",
    definition:
      "El que cuida ovejas, va delante, las cuenta de noche y busca a la que se pierde. Era también un nombre para los gobernantes, buenos y malos.",
    context:
      "Abraham, Moisés y David tuvieron rebaños. Al niño de Belén lo anunciaron primero a hombres que velaban el suyo; y a los ancianos de la iglesia se les dice que apacienten sin hacerse señores.",
    references: ["Psalm 78:70-72", "Luke 2:8", "Luke 15:4-6", "1 Peter 5:2-3"],
    hebrew: "רֹעֶה (roeh)",
    greek: "ποιμήν (poimēn)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Shepherd’; Strong’s Exhaustive Concordance (1890), H7462, G4166; The passages named",
  },
  {
    term: "Vid",
    english: "Vine",
    type: "Imagen",
    definition:
      "La planta de los montes de Israel, lenta para crecer y de mucho trabajo. Salmos y profetas cantan a Israel como a una que Dios trajo de Egipto y plantó.",
    context:
      "El canto de Isaías sobre una viña empieza como canción de amor y acaba en uvas silvestres. «Yo soy la vid verdadera», dice Jesús la última noche, y sus amigos son las ramas.",
    references: ["Psalm 80:8", "Isaiah 5:1-4", "John 15:1", "John 15:5"],
    hebrew: "גֶּפֶן (gephen)",
    greek: "ἄμπελος (ampelos)",
    source: "Easton’s Bible Dictionary (1897), ‘Vine’; Strong’s Exhaustive Concordance (1890), H1612, G288",
  },
  {
    term: "Vigilia",
    english: "Watch",
    type: "Tiempo",
    definition:
      "Una parte de la noche, como la dividían los soldados para turnarse. Israel tenía tres; los romanos, cuatro, de unas tres horas cada una.",
    context:
      "Gedeón ataca al comenzar la segunda, recién cambiada la guardia. Jesús viene sobre el agua en la cuarta, poco antes del alba, después de que los discípulos han remado toda la noche.",
    references: ["Judges 7:19", "Lamentations 2:19", "Matthew 14:25", "Mark 13:35"],
    hebrew: "אַשְׁמֻרָה (ashmurah)",
    greek: "φυλακή (phylakē)",
    source:
      "Strong’s Exhaustive Concordance (1890), H821, G5438; International Standard Bible Encyclopedia (1915), ‘Watch’",
  },
  {
    term: "Yugo",
    english: "Yoke",
    type: "Imagen",
    definition:
      "La barra de madera sobre el cuello de dos bueyes que tiran juntos. Como imagen es casi siempre servicio forzado: a un rey extranjero, a un impuesto, a una ley.",
    context:
      "Jeremías anduvo con uno por Jerusalén para decir que mandaría Babilonia. Jesús ofrece otro a los cansados: «Porque mi yugo es fácil, y ligera mi carga».",
    references: ["1 Kings 12:4", "Jeremiah 27:2-8", "Matthew 11:28-30", "Galatians 5:1"],
    hebrew: "עֹל (ol)",
    greek: "ζυγός (zygos)",
    source: "Easton’s Bible Dictionary (1897), ‘Yoke’; Strong’s Exhaustive Concordance (1890), H5923, G2218",
  },
];
