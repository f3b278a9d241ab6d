import type { DictionaryTerm } from "../schema/dictionary.ts";

export const salvationWords: readonly DictionaryTerm[] = [
  {
    term: "Nacer de nuevo",
    english: "Born again",
    type: "Enseñanza",
    definition:
      "Lo que Jesús le dice a Nicodemo, que llega de noche: para ver el reino de Dios hay que nacer otra vez. El griego puede significar de nuevo, y también de lo alto.",
    context:
      "Nicodemo pregunta cómo podría hacerlo un viejo, y oye hablar de agua, viento y Espíritu. Muchas iglesias unen el nuevo nacimiento al bautismo, otras a llegar a la fe; todas dicen que lo da Dios.",
    references: ["John 3:3-8", "Titus 3:5", "1 Peter 1:23", "John 1:12-13"],
    greek: "γεννηθῇ ἄνωθεν (gennēthē anōthen)",
    source:
      "Strong’s Exhaustive Concordance (1890), G1080, G509; International Standard Bible Encyclopedia (1915), ‘Regeneration’",
  },
  {
    term: "Iglesia",
    english: "Church",
    type: "Enseñanza",
    definition:
      "En el Nuevo Testamento nunca es un edificio: es la gente que Cristo ha llamado, en una casa, en una ciudad o en todas partes. La palabra griega se decía de los ciudadanos convocados a reunirse.",
    context:
      "Pablo la llama un cuerpo cuyas partes se necesitan. Ortodoxos y católicos la ven transmitida de forma visible por obispos desde los apóstoles; los protestantes, allí donde se predica el evangelio y se guardan los sacramentos.",
    references: ["Matthew 16:18", "Acts 2:42", "1 Corinthians 12:12-13", "Ephesians 4:4-6"],
    etymology: "Del griego ‘ekklesia’, asamblea convocada.",
    greek: "ἐκκλησία (ekklēsia)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Church’; Catholic Encyclopedia (1907–1912), ‘The Church’; Strong’s Exhaustive Concordance (1890), G1577; Skeat, Etymological Dictionary of the English Language (1882), ‘Church’",
  },
  {
    term: "Confesión",
    english: "Confession",
    type: "Enseñanza",
    definition:
      "Decir abiertamente lo que es: lo malo que uno ha hecho, o en quién cree. La palabra griega significa decir lo mismo que otro, estar de acuerdo.",
    context:
      "Un salmo cuenta cómo el silencio envejecía los huesos hasta que se dijo. Santiago la pide entre amigos; unas iglesias confiesan en privado ante un sacerdote, otras juntas en el culto, todas ante Dios.",
    references: ["Psalm 32:3-5", "Romans 10:9", "James 5:16", "1 John 1:9"],
    greek: "ὁμολογέω (homologeō)",
    source: "Strong’s Exhaustive Concordance (1890), G3670; The passages named",
  },
  {
    term: "Creación",
    english: "Creation",
    type: "Enseñanza",
    definition:
      "Que Dios hizo todo cuanto existe. El verbo hebreo de la primera línea de la Biblia tiene solo a Dios por sujeto; en ese sentido el Antiguo Testamento no lo dice de nadie más.",
    context:
      "Génesis la cuenta dos veces: como seis días y un descanso, y luego como un huerto y dos personas. El Salmo 104 la canta. Isaías promete que se hará otra vez: «nuevos cielos y nueva tierra».",
    references: ["Genesis 1:1", "Genesis 2:7", "Psalm 104:24", "Isaiah 65:17"],
    hebrew: "בָּרָא (bara)",
    source: "Easton’s Bible Dictionary (1897), ‘Creation’; Strong’s Exhaustive Concordance (1890), H1254",
  },
  {
    term: "Elección",
    english: "Election",
    type: "Enseñanza",
    definition:
      "Que Dios escoge: a Abraham, a Israel, al pueblo que es de Cristo. Deuteronomio aclara que no fue porque fueran muchos ni buenos.",
    context:
      "Cómo se une con la libertad humana es una pregunta vieja. Unos, con Agustín y Calvino, sostienen que no se apoya en nada nuestro; otros, que Dios escoge a quienes él sabe que creerán. Todos la llaman gracia.",
    references: ["Deuteronomy 7:7-8", "Romans 11:5", "Ephesians 1:4", "1 Peter 1:2"],
    greek: "ἐκλογή (eklogē)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Election of Grace’; Strong’s Exhaustive Concordance (1890), G1589; The passages named",
  },
  {
    term: "Perdón",
    english: "Forgiveness",
    type: "Enseñanza",
    definition:
      "Soltar una deuda. Dios aleja los pecados cuanto está lejos el oriente del occidente, y a la gente se le pide que haga lo mismo entre sí.",
    context:
      "Pedro ofrece siete veces y oye «setenta veces siete». En el padrenuestro los dos van juntos, y es la única línea que Jesús vuelve a explicar.",
    references: ["Psalm 103:12", "Matthew 6:12-15", "Matthew 18:21-22", "Ephesians 4:32"],
    hebrew: "סְלִיחָה (selichah)",
    greek: "ἄφεσις (aphesis)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Forgiveness of sin’; Strong’s Exhaustive Concordance (1890), H5547, G859",
  },
  {
    term: "Gloria",
    english: "Glory",
    type: "Enseñanza",
    definition:
      "La palabra hebrea viene de peso: lo que hace que alguien cuente. En Dios es el resplandor de su presencia, que llenó el tabernáculo hasta que Moisés no pudo entrar.",
    context:
      "Moisés pide verla y lo ponen en la hendidura de una peña. A unos pastores los rodea de noche. En Juan, Jesús llama a la hora de su muerte la hora en que es glorificado.",
    references: ["Exodus 33:18-22", "Exodus 40:34-35", "Luke 2:9", "John 12:23-24"],
    hebrew: "כָּבוֹד (kavod)",
    greek: "δόξα (doxa)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘כָּבוֹד’; Strong’s Exhaustive Concordance (1890), H3519, G1391",
  },
  {
    term: "Imagen de Dios",
    english: "Image of God",
    type: "Enseñanza",
    definition:
      "Lo que Génesis dice de todo ser humano, varón y mujer: hecho a imagen de Dios, conforme a su semejanza. Se dice antes de que haya nación, ley o rey.",
    context:
      "Por ella no se debe derramar sangre, y Santiago halla extraño que una boca bendiga a Dios y maldiga a la gente. Pablo llama a Cristo «la imagen del Dios invisible».",
    references: ["Genesis 1:26-27", "Genesis 9:6", "James 3:9", "Colossians 1:15"],
    hebrew: "צֶלֶם אֱלֹהִים (tselem elohim)",
    greek: "εἰκών (eikōn)",
    source: "Strong’s Exhaustive Concordance (1890), H6754, H430, G1504; The passages named",
  },
  {
    term: "Misterio",
    english: "Mystery",
    type: "Enseñanza",
    definition:
      "En el Nuevo Testamento no es un enigma, sino un secreto que Dios guardó y ahora cuenta. Pablo es quien más usa la palabra, para el plan que incluye por igual a judíos y gentiles.",
    context:
      "Daniel le dice a un rey que hay un Dios en los cielos, «el cual revela los misterios». Jesús usa la misma palabra para el reino cuando explica la parábola del sembrador.",
    references: ["Daniel 2:28", "Mark 4:11", "Ephesians 3:4-6", "Colossians 1:26-27"],
    greek: "μυστήριον (mystērion)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Mystery’; Strong’s Exhaustive Concordance (1890), G3466; Liddell and Scott, Greek–English Lexicon (1897), ‘μυστήριον’",
  },
  {
    term: "Predestinación",
    english: "Predestination",
    type: "Enseñanza",
    definition:
      "Que Dios decide de antemano. Pablo escribe el verbo, nunca una teoría: a los que antes conoció, los destinó de antemano a parecerse a su Hijo.",
    context:
      "Lo dice como consuelo, en un capítulo sobre gemidos y esperanza. Los cristianos sacan de ahí cosas distintas: las iglesias reformadas, que Dios elige con libertad; ortodoxos y metodistas, que él sabe lo que cada uno hará libremente.",
    references: ["Acts 4:28", "Romans 8:29-30", "Ephesians 1:5"],
    greek: "προορίζω (proorizō)",
    source: "Strong’s Exhaustive Concordance (1890), G4309; Catholic Encyclopedia (1907–1912), ‘Predestination’",
  },
  {
    term: "Rescate",
    english: "Ransom",
    type: "Enseñanza",
    definition:
      "El precio que se paga por librar a un preso o a un esclavo, o en lugar de una vida que se debía. Los israelitas pagaban medio siclo cada uno al ser contados, ricos y pobres igual.",
    context:
      "Jesús, al cortar una disputa sobre quién es el primero, dice que ha venido a «dar su vida en rescate por muchos». A quién se pagó, el Nuevo Testamento no lo dice.",
    references: ["Exodus 30:12-15", "Psalm 49:7-8", "Mark 10:45", "1 Timothy 2:6"],
    hebrew: "כֹּפֶר (kopher)",
    greek: "λύτρον (lytron)",
    source: "Strong’s Exhaustive Concordance (1890), H3724, G3083; The passages named",
  },
  {
    term: "Reconciliación",
    english: "Reconciliation",
    type: "Enseñanza",
    definition:
      "Que los enemigos vuelvan a ser amigos. Pablo dice que Dios lo hizo cuando la gente era todavía su enemiga, y que ha dado a sus siervos el trabajo de llevar la noticia.",
    context:
      "Jesús dice que se deje la ofrenda ante el altar y se vaya primero al hermano que tiene algo contra uno. Esaú, a quien Jacob había engañado, «corrió á su encuentro, y abrazóle».",
    references: ["2 Corinthians 5:18-20", "Romans 5:10", "Matthew 5:23-24", "Genesis 33:4"],
    greek: "καταλλαγή (katallagē)",
    source: "Strong’s Exhaustive Concordance (1890), G2643; The passages named",
  },
  {
    term: "Justicia",
    english: "Righteousness",
    type: "Enseñanza",
    definition:
      "Ser recto y hacer lo recto: de un juez que ayuda al agraviado, de unas pesas honradas, de quien guarda fidelidad a Dios y a los demás.",
    context:
      "Amós la quiere como un arroyo que no se seca. Pablo encuentra en el evangelio una justicia que Dios da; Jesús llama dichosos a los que tienen hambre y sed de ella.",
    references: ["Genesis 15:6", "Amos 5:24", "Matthew 5:6", "Romans 1:17"],
    hebrew: "צְדָקָה (tsedaqah)",
    greek: "δικαιοσύνη (dikaiosynē)",
    source: "Strong’s Exhaustive Concordance (1890), H6666, G1343; The passages named",
  },
  {
    term: "Santos",
    english: "Saint",
    type: "Enseñanza",
    definition:
      "Los que son santos, es decir, apartados para Dios. Pablo llama así a iglesias enteras, también a la de Corinto con sus pleitos, y casi siempre en plural.",
    context:
      "Católicos y ortodoxos honran además con este nombre a ciertos hombres y mujeres y les piden que oren por ellos; los protestantes lo guardan más bien para todos los creyentes y oran solo a Dios, con los santos por ejemplo.",
    references: ["Psalm 16:3", "1 Corinthians 1:2", "Philippians 4:21", "Hebrews 12:1"],
    greek: "ἅγιος (hagios)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Saint’; Strong’s Exhaustive Concordance (1890), G40; The passages named",
  },
  {
    term: "Salvación",
    english: "Salvation",
    type: "Enseñanza",
    definition:
      "Rescate: de un ejército, de la enfermedad, de ahogarse, del pecado y la muerte. En el Antiguo Testamento suele ser algo que se ve; el Nuevo lo conserva y va más hondo. La Reina-Valera de 1909 dice a menudo salud.",
    context:
      "Junto al mar, Moisés le dice a un pueblo asustado que se quede quieto y la vea. Jesús dice en casa de Zaqueo que ha venido allí ese mismo día. Pablo la cree ya dada, y más cerca que antes.",
    references: ["Exodus 14:13", "Luke 19:9", "Romans 13:11", "Ephesians 2:8"],
    hebrew: "יְשׁוּעָה (yeshuah)",
    greek: "σωτηρία (sōtēria)",
    source: "Easton’s Bible Dictionary (1897), ‘Salvation’; Strong’s Exhaustive Concordance (1890), H3444, G4991",
  },
];
