import type { DictionaryTerm } from "../schema/dictionary.ts";

export const worship: readonly DictionaryTerm[] = [
  {
    term: "Arca del pacto",
    english: "Ark of the covenant",
    type: "Objeto",
    definition:
      "Un cofre de madera de acacia cubierto de oro, de algo más de un metro de largo, que guardaba las dos tablas de la ley. Dos querubines de oro extendían las alas sobre la tapa.",
    context:
      "Fue delante de Israel por el desierto y el Jordán, la capturaron los filisteos y la devolvieron, y quedó en el templo de Salomón. Desde la caída de Jerusalén, en 586 a. C., no se sabe nada seguro de ella.",
    references: ["Exodus 25:10-16", "Joshua 3:14-17", "1 Samuel 5:1-2", "Hebrews 9:4"],
    hebrew: "אֲרוֹן הַבְּרִית (aron habberith)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Ark of the Covenant’; Strong’s Exhaustive Concordance (1890), H727, H1285; The passages named",
  },
  {
    term: "Bautismo",
    english: "Baptism",
    type: "Práctica",
    definition:
      "Un lavamiento en agua como señal de volverse a Dios. Juan bautizaba en el Jordán; bautizó a Jesús; y Jesús envió a sus discípulos a bautizar a gente de todas las naciones.",
    context:
      "Pablo lo lee como sepultura y resurrección con Cristo. Muchas iglesias bautizan a niños, hijos de una casa creyente; otras, solo a quien lo pide, casi siempre por inmersión. Unos ven en él un medio de gracia, otros una señal de ella.",
    references: ["Matthew 3:16", "Matthew 28:19", "Romans 6:4", "Acts 16:33"],
    etymology: "Del griego ‘baptein’, sumergir, que se decía también de teñir telas.",
    greek: "βάπτισμα (baptisma)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Baptism’; Catholic Encyclopedia (1907–1912), ‘Baptism’; Strong’s Exhaustive Concordance (1890), G908",
  },
  {
    term: "Circuncisión",
    english: "Circumcision",
    type: "Práctica",
    definition:
      "El corte del prepucio de un niño al octavo día, señal del pacto de Dios con Abraham y sus hijos. En ella el niño recibe su nombre.",
    context:
      "Ya Moisés y Jeremías hablan de circuncidar el corazón. Si los creyentes gentiles la necesitaban fue la primera gran pregunta de la iglesia; una reunión en Jerusalén decidió que no.",
    references: ["Genesis 17:10-12", "Deuteronomy 10:16", "Luke 2:21", "Galatians 5:6"],
    greek: "περιτομή (peritomē)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Circumcision’; Strong’s Exhaustive Concordance (1890), G4061; The passages named",
  },
  {
    term: "Día de la expiación",
    english: "Day of atonement",
    type: "Fiesta",
    definition:
      "El día diez del mes séptimo, Yom Kipur, un ayuno. Mientras hubo templo, ese día el sumo sacerdote entraba en el lugar santísimo con sangre, por sus propios pecados y los del pueblo.",
    context:
      "Sacrificaban un macho cabrío; sobre la cabeza de otro se confesaban los pecados del pueblo, y lo mandaban al desierto. Los judíos guardan el día en oración, sin sacrificio desde que cayó el templo.",
    references: ["Leviticus 16:15-16", "Leviticus 16:21-22", "Leviticus 23:27-28", "Hebrews 9:7"],
    hebrew: "יוֹם הַכִּפֻּרִים (yom hakkippurim)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Atonement, Day of’; Strong’s Exhaustive Concordance (1890), H3117, H3725",
  },
  {
    term: "Efod",
    english: "Ephod",
    type: "Objeto",
    definition:
      "Una prenda de sacerdote, puesta sobre el manto y sujeta en los hombros. La del sumo sacerdote estaba tejida con oro, azul, púrpura y carmesí, con los nombres de las tribus en dos piedras.",
    context:
      "Había también uno sencillo, de lino: Samuel llevaba uno de niño en Silo, y David vestía uno cuando danzó delante del arca.",
    references: ["Exodus 28:6-12", "1 Samuel 2:18", "2 Samuel 6:14"],
    hebrew: "אֵפוֹד (ephod)",
    source: "Easton’s Bible Dictionary (1897), ‘Ephod’; Strong’s Exhaustive Concordance (1890), H646",
  },
  {
    term: "Ayuno",
    english: "Fasting",
    type: "Práctica",
    definition:
      "Pasar un tiempo sin comer para orar, llorar una pérdida o buscar a Dios. La ley lo pide un día al año; el pueblo añadió otros después de las desgracias.",
    context:
      "Isaías dice qué ayuno escoge Dios: soltar ataduras y compartir el pan. Jesús espera que los suyos ayunen con la cara lavada, de modo que solo lo sepa el Padre.",
    references: ["Leviticus 16:29", "Isaiah 58:6-7", "Matthew 6:16-18", "Acts 13:2-3"],
    hebrew: "צוֹם (tsom)",
    greek: "νηστεία (nēsteia)",
    source: "Easton’s Bible Dictionary (1897), ‘Fast’; Strong’s Exhaustive Concordance (1890), H6685, G3521",
  },
  {
    term: "Primicias",
    english: "Firstfruits",
    type: "Práctica",
    definition:
      "La primera gavilla, masa o fruta del año, llevada a Dios antes de que nadie coma de la cosecha, en gratitud por ella y en señal de que toda es suya.",
    context:
      "El que lleva la canasta cuenta la historia de un antepasado errante que llegó a ser pueblo. Pablo llama primicias a Cristo resucitado: si llegó lo primero, vendrá el campo entero.",
    references: ["Leviticus 23:10", "Deuteronomy 26:2", "Proverbs 3:9", "1 Corinthians 15:20"],
    hebrew: "בִּכּוּרִים (bikkurim)",
    greek: "ἀπαρχή (aparchē)",
    source: "Strong’s Exhaustive Concordance (1890), H1061, G536; The passages named",
  },
  {
    term: "Idolatría",
    english: "Idolatry",
    type: "Práctica",
    definition:
      "Dar culto a imágenes, o a cualquier cosa en el lugar de Dios. Los profetas se burlan de un carpintero que se calienta con medio tronco y le reza a la otra mitad.",
    context:
      "Israel hizo un becerro de oro mientras Moisés no estaba, y lo llamó el dios que los había sacado de Egipto. Pablo llama así a la avaricia, y Jesús habla de la riqueza como de un amo.",
    references: ["Exodus 20:4-5", "Exodus 32:4", "Isaiah 44:15-17", "Colossians 3:5"],
    greek: "εἰδωλολατρεία (eidōlolatreia)",
    source: "Easton’s Bible Dictionary (1897), ‘Idolatry’; Strong’s Exhaustive Concordance (1890), G1495",
  },
  {
    term: "Incienso",
    english: "Incense",
    type: "Objeto",
    definition:
      "Una mezcla de especias que se quemaba mañana y tarde en un pequeño altar de oro ante el velo. La receta no podía usarse para nada más.",
    context:
      "Un salmo pide que la oración suba como él. Zacarías lo estaba quemando cuando el ángel le anunció un hijo, y en Apocalipsis las copas llenas de él son las oraciones de los santos.",
    references: ["Exodus 30:7-8", "Psalm 141:2", "Luke 1:9-13", "Revelation 5:8"],
    hebrew: "קְטֹרֶת (qetoreth)",
    greek: "θυμίαμα (thymiama)",
    source: "Easton’s Bible Dictionary (1897), ‘Incense’; Strong’s Exhaustive Concordance (1890), H7004, G2368",
  },
  {
    term: "Jubileo",
    english: "Jubilee",
    type: "Fiesta",
    definition:
      "Cada quincuagésimo año en Israel: los israelitas que se habían vendido quedaban libres, los campos volvían a la familia que los perdió, y la tierra descansaba. Empezaba con una trompeta el día de la expiación.",
    context:
      "Ninguna familia podía perder para siempre su suelo, y ninguna podía acumularlo para siempre. La ley dice: «pregonaréis libertad en la tierra á todos sus moradores».",
    references: ["Leviticus 25:10", "Leviticus 25:13", "Isaiah 61:1-2"],
    etymology: "Del cuerno de carnero que lo anunciaba.",
    hebrew: "יוֹבֵל (yovel)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Jubilee’; Strong’s Exhaustive Concordance (1890), H3104; The passages named",
  },
  {
    term: "Maná",
    english: "Manna",
    type: "Objeto",
    definition:
      "El pan del desierto: menudo, redondo, blanco, con sabor a hojuelas con miel. Cuarenta años amaneció en el suelo seis días de cada siete; lo que se guardaba se dañaba, menos la doble porción del sexto día.",
    context:
      "Moisés dice después para qué fue: para enseñar «que el hombre no vivirá de solo pan». Jesús le responde al tentador con esa línea y se llama a sí mismo el pan del cielo.",
    references: ["Exodus 16:15", "Exodus 16:31", "Deuteronomy 8:3", "John 6:31-35"],
    etymology: "Éxodo oye en él la pregunta de quienes lo vieron primero: ¿qué es?",
    hebrew: "מָן (man)",
    source: "Easton’s Bible Dictionary (1897), ‘Manna’; Strong’s Exhaustive Concordance (1890), H4478",
  },
  {
    term: "Propiciatorio",
    english: "Mercy seat",
    type: "Objeto",
    definition:
      "La tapa del arca, de oro puro, con un querubín en cada extremo. Una vez al año el sumo sacerdote la rociaba con sangre. Desde encima de ella Dios hablaba con Moisés.",
    context:
      "Sobre ella no había nada; donde otros pueblos ponían una imagen, Israel tenía un lugar vacío entre alas. En Éxodo, la Reina-Valera de 1909 la llama cubierta.",
    references: ["Exodus 25:17-22", "Leviticus 16:14", "Hebrews 9:5"],
    hebrew: "כַּפֹּרֶת (kapporeth)",
    greek: "ἱλαστήριον (hilastērion)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Mercy-seat, The’; Strong’s Exhaustive Concordance (1890), H3727, G2435; Tyndale’s Pentateuch (1530), Exodus 25",
  },
  {
    term: "Nazareo",
    english: "Nazarite",
    type: "Práctica",
    definition:
      "Un hombre o una mujer con voto: nada de vino ni de la vid, ninguna navaja en la cabeza, no tocar a un muerto, por un tiempo o de por vida.",
    context:
      "Sansón lo fue desde antes de nacer, y la madre de Samuel prometió lo mismo por su hijo. No tiene que ver con Nazaret, que en hebreo es otra palabra.",
    references: ["Numbers 6:2-6", "Judges 13:5", "1 Samuel 1:11"],
    etymology: "De un verbo que significa apartar.",
    hebrew: "נָזִיר (nazir)",
    source: "Easton’s Bible Dictionary (1897), ‘Nazarite’; Strong’s Exhaustive Concordance (1890), H5139",
  },
  {
    term: "Pascua",
    english: "Passover",
    type: "Fiesta",
    definition:
      "La noche en que Israel salió de Egipto, que se guarda desde entonces cada primavera: un cordero, pan sin levadura, hierbas amargas, todo comido de prisa. Las casas marcadas con sangre se pasaron por alto.",
    context:
      "En esta fiesta Jesús vino a Jerusalén por última vez, la comió con los doce y le dieron muerte. Pablo escribe que «nuestra pascua, que es Cristo, fué sacrificada por nosotros».",
    references: ["Exodus 12:11-13", "Luke 22:15", "1 Corinthians 5:7"],
    etymology: "Del hebreo ‘pésaj’, que se explica como pasar de largo.",
    hebrew: "פֶּסַח (pesach)",
    greek: "πάσχα (pascha)",
    source: "Easton’s Bible Dictionary (1897), ‘Passover’; Strong’s Exhaustive Concordance (1890), H6453, G3957",
  },
  {
    term: "Pentecostés",
    english: "Pentecost",
    type: "Fiesta",
    definition:
      "La fiesta de las semanas, cincuenta días después de la Pascua, recogido ya el trigo. En ella vino el Espíritu sobre los discípulos en Jerusalén, con ruido de viento y lenguas como de fuego.",
    context:
      "En la ciudad había peregrinos de quince regiones, y cada uno oyó su propia lengua. Los lectores la han puesto siempre junto a Babel, donde la gente dejó de entenderse.",
    references: ["Leviticus 23:16", "Acts 2:1-4", "Acts 2:41"],
    etymology: "Del griego, quincuagésimo.",
    greek: "πεντηκοστή (pentēkostē)",
    source: "Easton’s Bible Dictionary (1897), ‘Pentecost’; Strong’s Exhaustive Concordance (1890), G4005",
  },
  {
    term: "Purim",
    english: "Purim",
    type: "Fiesta",
    definition:
      "La fiesta de comienzos de primavera que guarda la memoria de Ester: cómo un plan para matar en un día a todos los judíos de Persia se volvió contra quien lo hizo.",
    context:
      "Amán había echado suertes, llamadas Pur, para fijar la fecha. Se celebra leyendo el libro, comiendo bien y enviando «dádivas á los pobres». En Ester no se nombra a Dios ni una vez.",
    references: ["Esther 3:7", "Esther 9:22", "Esther 9:26"],
    hebrew: "פּוּרִים (purim)",
    source: "Easton’s Bible Dictionary (1897), ‘Pur, Purim’; Strong’s Exhaustive Concordance (1890), H6332",
  },
  {
    term: "Sábado",
    english: "Sabbath",
    type: "Fiesta",
    definition:
      "El séptimo día, desde la tarde del viernes hasta la del sábado, en que Israel descansa: padres, hijos, siervos, extranjeros y animales, porque Dios descansó y porque ellos habían sido esclavos.",
    context:
      "A Jesús lo acusaban a menudo de romperlo por sanar. Él respondió: «El sábado por causa del hombre es hecho; no el hombre por causa del sábado». La mayoría de los cristianos pasó a reunirse el primer día, el de la resurrección.",
    references: ["Exodus 20:8-11", "Deuteronomy 5:15", "Mark 2:27"],
    etymology: "De un verbo que significa cesar.",
    hebrew: "שַׁבָּת (shabbath)",
    source: "Easton’s Bible Dictionary (1897), ‘Sabbath’; Strong’s Exhaustive Concordance (1890), H7676",
  },
  {
    term: "Cilicio",
    english: "Sackcloth",
    type: "Objeto",
    definition:
      "Tela oscura y áspera de pelo de cabra, de la que se hacían costales. Se llevaba sobre la piel, a menudo con ceniza, en el duelo o el arrepentimiento.",
    context:
      "Jacob se lo puso por José. En Nínive el mismo rey bajó de su trono, se vistió de él y mandó cubrir con él hasta a los animales.",
    references: ["Genesis 37:34", "2 Samuel 3:31", "Jonah 3:5-8", "Matthew 11:21"],
    hebrew: "שַׂק (saq)",
    greek: "σάκκος (sakkos)",
    source: "Easton’s Bible Dictionary (1897), ‘Sackcloth’; Strong’s Exhaustive Concordance (1890), H8242, G4526",
  },
  {
    term: "Chivo expiatorio",
    english: "Scapegoat",
    type: "Práctica",
    definition:
      "El macho cabrío que el día de la expiación no se mataba, sino que se enviaba vivo, cargado con los pecados del pueblo, a una tierra deshabitada.",
    context:
      "Dos estaban a la puerta, y la suerte decidía. El hebreo dice ‘para Azazel’, que nadie explica con certeza: un lugar escarpado, un demonio del desierto, o el chivo que se va.",
    references: ["Leviticus 16:7-10", "Leviticus 16:20-22"],
    hebrew: "עֲזָאזֵל (azazel)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Azazel’; Strong’s Exhaustive Concordance (1890), H5799; Tyndale’s Pentateuch (1530), Leviticus 16",
  },
  {
    term: "Panes de la proposición",
    english: "Shewbread",
    type: "Objeto",
    definition:
      "Doce panes, uno por cada tribu, puestos en dos hileras sobre una mesa de oro ante Dios y cambiados cada sábado. Los viejos se los comían los sacerdotes.",
    context:
      "A David, con hambre y en fuga, se los dio Ahimelec. Jesús se lo recuerda a los fariseos cuando culpan a sus discípulos por arrancar espigas en sábado.",
    references: ["Exodus 25:30", "Leviticus 24:5-9", "1 Samuel 21:6", "Mark 2:25-26"],
    etymology: "El hebreo significa pan del rostro, o de la presencia.",
    hebrew: "לֶחֶם פָּנִים (lechem panim)",
    source: "Easton’s Bible Dictionary (1897), ‘Shewbread’; Strong’s Exhaustive Concordance (1890), H3899, H6440",
  },
  {
    term: "Fiesta de las cabañas",
    english: "Tabernacles",
    type: "Fiesta",
    definition:
      "La fiesta de los tabernáculos, Sucot, siete días en otoño, recogida ya la fruta. Israel vive en chozas de ramas, para recordar los años sin casas en el desierto.",
    context:
      "La ley manda que todos se alegren en ella, siervos y extranjeros incluidos. El último día Jesús se puso en pie en el templo y llamó a quien tuviera sed: «venga á mí y beba».",
    references: ["Leviticus 23:40-43", "Deuteronomy 16:13-15", "Nehemiah 8:14-17", "John 7:37"],
    hebrew: "סֻכּוֹת (sukkoth)",
    greek: "σκηνοπηγία (skēnopēgia)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Tabernacles, Feast of’; Strong’s Exhaustive Concordance (1890), H5521, G4634",
  },
  {
    term: "Diezmo",
    english: "Tithe",
    type: "Práctica",
    definition:
      "La décima parte de la cosecha o del ganado, dada a Dios. Alimentaba a los levitas, que no tenían tierra, y cada tercer año también a extranjeros, huérfanos y viudas.",
    context:
      "Abraham lo dio antes de que hubiera ley. Jesús conocía a quienes diezmaban las hierbas del huerto y olvidaban «el juicio y la misericordia y la fe»; pidió las dos cosas.",
    references: ["Genesis 14:20", "Deuteronomy 14:28-29", "Malachi 3:10", "Matthew 23:23"],
    etymology: "Del latín ‘decimus’, décimo.",
    hebrew: "מַעֲשֵׂר (maaser)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Tithe’; Strong’s Exhaustive Concordance (1890), H4643; Skeat, Etymological Dictionary of the English Language (1882), ‘Tithe’",
  },
  {
    term: "Urim y Tumim",
    english: "Urim and Thummim",
    type: "Objeto",
    definition:
      "Dos objetos en el pectoral del sumo sacerdote, con los que se pedía a Dios una decisión. Qué eran y cómo respondían, por suerte o por un brillo, no se cuenta.",
    context:
      "A Saúl no le respondieron. Después del destierro, cuando no se pudo resolver una duda sobre unos sacerdotes, el gobernador dijo que esperaran a un sacerdote con Urim y Tumim.",
    references: ["Exodus 28:30", "1 Samuel 28:6", "Ezra 2:63"],
    etymology: "Quizás ‘luces’ y ‘perfecciones’.",
    hebrew: "אוּרִים וְתֻמִּים (urim vethummim)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Urim and Thummim’; Strong’s Exhaustive Concordance (1890), H224, H8550",
  },
  {
    term: "Velo",
    english: "Veil",
    type: "Objeto",
    definition:
      "La cortina de azul, púrpura y carmesí, tejida con querubines, que colgaba ante el lugar santísimo. Un solo hombre la pasaba, un solo día del año.",
    context:
      "Cuando Jesús murió «se rasgó en dos, de alto á bajo». Hebreos parte de ahí: hay un camino nuevo y vivo hacia adentro, y todos pueden venir.",
    references: ["Exodus 26:31-33", "Mark 15:38", "Hebrews 9:7", "Hebrews 10:19-20"],
    hebrew: "פָּרֹכֶת (parokheth)",
    greek: "καταπέτασμα (katapetasma)",
    source: "Strong’s Exhaustive Concordance (1890), H6532, G2665; The passages named",
  },
];
