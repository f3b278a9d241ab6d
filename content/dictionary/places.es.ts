import type { DictionaryTerm } from "../schema/dictionary.ts";

export const places: readonly DictionaryTerm[] = [
  {
    term: "Babilonia",
    english: "Babylon",
    type: "Lugar",
    definition:
      "Una gran ciudad junto al Éufrates, en lo que hoy es Irak, de ruinas bien conocidas. Su rey Nabucodonosor quemó Jerusalén en 586 a. C. y se llevó a su gente.",
    context:
      "Su nombre hebreo es Babel, la ciudad de la torre sin terminar. Jeremías les escribió a los desterrados que plantaran huertos allí. En Apocalipsis es una ciudad que vive de conquistas y comercio, que suele leerse como Roma.",
    references: ["Genesis 11:9", "2 Kings 25:8-11", "Jeremiah 29:4-7", "Revelation 18:10-13"],
    hebrew: "בָּבֶל (bavel)",
    greek: "Βαβυλών (Babylōn)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Babylon’; International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H894, G897",
  },
  {
    term: "Belén",
    english: "Bethlehem",
    type: "Lugar",
    definition:
      "‘Casa de pan’: una población pequeña a unos nueve kilómetros al sur de Jerusalén, habitada hasta hoy. Rut espigó en sus campos, David cuidó allí ovejas, y allí nació Jesús.",
    context:
      "Miqueas dice que es pequeña entre los millares de Judá y que de ella saldrá un gobernante. La iglesia sobre la cueva que señala la tradición se remonta al siglo IV.",
    references: ["Ruth 1:22", "1 Samuel 17:15", "Micah 5:2", "Luke 2:4-7"],
    hebrew: "בֵּית לֶחֶם (beth lechem)",
    source: "Easton’s Bible Dictionary (1897), ‘Bethlehem’; Strong’s Exhaustive Concordance (1890), H1035",
  },
  {
    term: "Canaán",
    english: "Canaan",
    type: "Lugar",
    definition:
      "La tierra entre el Jordán y el mar, antes de llamarse Israel. Dios se la prometió a Abraham, que al final no tenía en ella más que una tumba.",
    context:
      "De allí venían mercaderes, y por eso la palabra es también comerciante. Los espías trajeron uvas y un mal informe; Israel entró una generación después, por el Jordán, frente a Jericó.",
    references: ["Genesis 12:5-7", "Genesis 23:19-20", "Numbers 13:24", "Joshua 3:17"],
    hebrew: "כְּנַעַן (kenaan)",
    source: "Easton’s Bible Dictionary (1897), ‘Canaan’; Strong’s Exhaustive Concordance (1890), H3667",
  },
  {
    term: "Capernaum",
    english: "Capernaum",
    type: "Lugar",
    definition:
      "Un pueblo de pescadores en la orilla norte del mar de Galilea, donde vivió Jesús después de dejar Nazaret. Hoy casi todos lo ven en las ruinas de Tell Hum, con su sinagoga posterior.",
    context:
      "Un centurión le había construido al pueblo su sinagoga. Allí cuatro amigos abrieron un techo para bajar a un hombre. Jesús hizo mucho en él y le dolió lo poco que cambió.",
    references: ["Matthew 4:13", "Mark 2:1-4", "Luke 7:2-5", "Matthew 11:23"],
    greek: "Καπερναούμ (Kapernaoum)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Capernaum’; Strong’s Exhaustive Concordance (1890), G2584",
  },
  {
    term: "Edén",
    english: "Eden",
    type: "Lugar",
    definition:
      "La región del oriente donde Dios plantó un huerto para el primer hombre y la primera mujer. El nombre hebreo suena como la palabra para delicia.",
    context:
      "De sus cuatro ríos se conocen dos, el Tigris, llamado Hiddekel, y el Éufrates; dónde estaban los otros, o el huerto, no se sabe. Unos querubines guardan el camino de vuelta.",
    references: ["Genesis 2:8-14", "Genesis 3:24", "Isaiah 51:3"],
    hebrew: "עֵדֶן (eden)",
    source: "Easton’s Bible Dictionary (1897), ‘Eden’; Strong’s Exhaustive Concordance (1890), H5731, H5730",
  },
  {
    term: "Egipto",
    english: "Egypt",
    type: "Lugar",
    definition:
      "La tierra del Nilo, rica en trigo cuando otros pasaban hambre. Abraham y Jacob fueron allá en tiempos de escasez, y José encadenado; sus hijos se quedaron hasta ser ellos esclavos.",
    context:
      "De ahí arrancan los diez mandamientos: Dios los sacó «de casa de siervos». Los profetas previenen contra apoyarse en sus caballos. María y José huyeron allá con el niño, por miedo a Herodes.",
    references: ["Genesis 42:1-2", "Exodus 20:2", "Isaiah 31:1", "Matthew 2:13-15"],
    hebrew: "מִצְרַיִם (mitsrayim)",
    source: "Easton’s Bible Dictionary (1897), ‘Egypt’; Strong’s Exhaustive Concordance (1890), H4714",
  },
  {
    term: "Galilea",
    english: "Galilee",
    type: "Lugar",
    definition:
      "El norte del país, montes y aldeas en torno a un lago, con muchos gentiles cerca. En Jerusalén se notaba su acento, y nadie esperaba de allí un profeta.",
    context:
      "La mayor parte de los evangelios ocurre allí. Isaías había dicho que le nacería la luz, y el resucitado mandó decir a los discípulos que lo vieran allí.",
    references: ["Isaiah 9:1-2", "Matthew 26:73", "Mark 1:14", "Mark 16:7"],
    etymology: "Del hebreo ‘galil’, círculo o comarca.",
    hebrew: "גָּלִיל (galil)",
    greek: "Γαλιλαία (Galilaia)",
    source: "Easton’s Bible Dictionary (1897), ‘Galilee’; Strong’s Exhaustive Concordance (1890), H1551, G1056",
  },
  {
    term: "Getsemaní",
    english: "Gethsemane",
    type: "Lugar",
    definition:
      "Un huerto en el monte de los Olivos, al otro lado del arroyo Cedrón, adonde Jesús iba a menudo con sus discípulos y donde oró la noche en que lo entregaron.",
    context:
      "Pidió a tres amigos que velaran con él, y se durmieron. El nombre significa prensa de aceite. Los peregrinos van a un mismo lugar desde el siglo IV, y allí hay olivos viejos; cuál huerto fue no se puede probar.",
    references: ["Matthew 26:36-39", "Mark 14:32-36", "John 18:1-2"],
    etymology: "De palabras arameas para prensa y aceites.",
    greek: "Γεθσημανί (Gethsēmani)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Gethsemane’; International Standard Bible Encyclopedia (1915), ‘Gethsemane’; Strong’s Exhaustive Concordance (1890), G1068",
  },
  {
    term: "Gólgota",
    english: "Golgotha",
    type: "Lugar",
    definition:
      "«Lugar de la calavera», fuera de los muros de Jerusalén y cerca de la ciudad, donde crucificaron a Jesús entre otros dos. Calvario, su otro nombre, viene del latín para calavera.",
    context:
      "Juan añade un huerto al lado, con un sepulcro nuevo. La iglesia del Santo Sepulcro señala el lugar desde el siglo IV; algunos lo buscan en otra parte, y nada se puede probar.",
    references: ["Matthew 27:33", "Luke 23:33", "John 19:41"],
    greek: "Γολγοθᾶ (Golgotha)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Golgotha’; International Standard Bible Encyclopedia (1915), ‘Golgotha’; Strong’s Exhaustive Concordance (1890), G1115",
  },
  {
    term: "Jericó",
    english: "Jericho",
    type: "Lugar",
    definition:
      "La ciudad de las palmeras en el valle del Jordán, muy por debajo del nivel del mar, con un manantial abundante. La población más antigua estaba en el montículo de Tell es-Sultan.",
    context:
      "Israel la rodeó durante siete días. El camino de allí a Jerusalén es el del hombre que cayó en manos de ladrones; aquí tenía Zaqueo su sicómoro, y el ciego Bartimeo su lugar para pedir.",
    references: ["Joshua 6:15-16", "Mark 10:46", "Luke 10:30", "Luke 19:1-4"],
    hebrew: "יְרִיחוֹ (yericho)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Jericho’; Strong’s Exhaustive Concordance (1890), H3405",
  },
  {
    term: "Jerusalén",
    english: "Jerusalem",
    type: "Lugar",
    definition:
      "La ciudad que David tomó e hizo su capital; Salomón construyó allí el templo. La destruyó Babilonia en 586 a. C., se reconstruyó, y la destruyó otra vez Roma en el año 70.",
    context:
      "Salem, donde reinaba Melquisedec, es probablemente la misma. Los peregrinos cantaban por su paz. Jesús lloró al verla desde el monte. Cerca de ella murió, resucitó y dijo a sus amigos que esperaran.",
    references: ["2 Samuel 5:6-7", "Psalm 122:6", "Luke 19:41-42", "Luke 24:46-49"],
    hebrew: "יְרוּשָׁלַיִם (yerushalayim)",
    greek: "Ἱερουσαλήμ (Hierousalēm)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Jerusalem’; International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H3389, G2419; Josephus, The Jewish War 6.4.5",
  },
  {
    term: "Jordán",
    english: "Jordan",
    type: "Lugar",
    definition:
      "El río que baja del pie del Hermón, por el mar de Galilea, hasta el mar Muerto, con muchas vueltas y aguas turbias en su valle hondo. Cruzarlo es llegar.",
    context:
      "Israel lo cruzó crecido, en tiempo de siega. Naamán de Siria creía mejores sus ríos, y aun así se lavó en él siete veces. Juan bautizó en él a Jesús; el punto exacto se discute.",
    references: ["Joshua 3:15-17", "2 Kings 5:10-14", "Mark 1:9"],
    hebrew: "יַרְדֵּן (yarden)",
    source: "Easton’s Bible Dictionary (1897), ‘Jordan’; Strong’s Exhaustive Concordance (1890), H3383",
  },
  {
    term: "Monte de los Olivos",
    english: "Mount of Olives",
    type: "Lugar",
    definition:
      "La cresta al este de Jerusalén, al otro lado del valle de Cedrón, un poco más alta que el monte del templo. Desde ella se ve toda la ciudad de una vez.",
    context:
      "David la subió descalzo y llorando. Jesús la bajó entre mantos y ramas, habló en ella de los últimos tiempos, oró al pie y, como cuenta Hechos, desde allí fue llevado al cielo.",
    references: ["2 Samuel 15:30", "Matthew 24:3", "Luke 19:37", "Acts 1:12"],
    source: "Easton’s Bible Dictionary (1897), ‘Olives, Mount of’; The passages named",
  },
  {
    term: "Nazaret",
    english: "Nazareth",
    type: "Lugar",
    definition:
      "Una aldea en los montes de Galilea que no nombran ni el Antiguo Testamento ni Josefo. Allí vivía María, y allí creció Jesús.",
    context:
      "«¿De Nazaret puede haber algo de bueno?», pregunta Natanael, que era de la vecina Caná. Cuando Jesús predicó en su pueblo, los vecinos primero se admiraron y luego lo llevaron al borde de un precipicio.",
    references: ["Luke 1:26-27", "Luke 2:51", "Luke 4:16-30", "John 1:46"],
    greek: "Ναζαρέθ (Nazareth)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Nazareth’; Strong’s Exhaustive Concordance (1890), G3478; The passages named",
  },
  {
    term: "Samaria",
    english: "Samaria",
    type: "Lugar",
    definition:
      "Una ciudad sobre un monte que el rey Omri compró e hizo capital del reino del norte; luego, la comarca de alrededor, entre Galilea y Judea.",
    context:
      "Asiria la tomó en 722 a. C. tras un sitio de tres años. Josefo dice que los peregrinos de Galilea pasaban por esa comarca; Juan dice de Jesús que «era menester que pasase por Samaria».",
    references: ["1 Kings 16:24", "2 Kings 17:5-6", "John 4:3-4", "Acts 8:5-8"],
    hebrew: "שֹׁמְרוֹן (shomeron)",
    greek: "Σαμάρεια (Samareia)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Chronology of the Old Testament’; Strong’s Exhaustive Concordance (1890), H8111, G4540; Josephus, Antiquities of the Jews 20.6.1",
  },
  {
    term: "Sinaí",
    english: "Sinai",
    type: "Lugar",
    definition:
      "El monte del desierto donde Dios le dio a Israel la ley; se llama también Horeb. Al pie del Jebel Musa hay un monasterio desde el siglo VI.",
    context:
      "No es seguro que sea ese monte; se han propuesto otros, hasta en Arabia. Elías huyó al Horeb y allí, tras el viento, el terremoto y el fuego, oyó «un silbo apacible y delicado».",
    references: ["Exodus 19:18", "Exodus 34:28", "1 Kings 19:8", "1 Kings 19:12"],
    hebrew: "סִינַי (sinay)",
    source: "International Standard Bible Encyclopedia (1915), ‘Sinai’; Strong’s Exhaustive Concordance (1890), H5514",
  },
  {
    term: "Sion",
    english: "Zion",
    type: "Lugar",
    definition:
      "Primero, la fortaleza de Jerusalén que David tomó e hizo su ciudad; luego el monte del templo; luego Jerusalén y su gente; y al final, la ciudad de Dios que ha de venir.",
    context:
      "Los desterrados se sentaron junto a los ríos de Babilonia y lloraron al recordarla. Isaías ve a las naciones subir a ella para aprender, y hacer de sus espadas arados.",
    references: ["2 Samuel 5:7", "Psalm 137:1", "Isaiah 2:3-4", "Hebrews 12:22"],
    hebrew: "צִיּוֹן (tsiyyon)",
    source: "Easton’s Bible Dictionary (1897), ‘Zion’; Strong’s Exhaustive Concordance (1890), H6726",
  },
];
