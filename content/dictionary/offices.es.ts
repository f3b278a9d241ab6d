import type { DictionaryTerm } from "../schema/dictionary.ts";

export const offices: readonly DictionaryTerm[] = [
  {
    term: "Apóstol",
    english: "Apostle",
    type: "Oficio",
    definition:
      "Un enviado, con la autoridad de quien lo envía. Tras una noche de oración Jesús eligió a doce, para que estuvieran con él y para enviarlos; a Pablo lo llamó después.",
    context:
      "Un discípulo aprende, un apóstol es enviado; los doce fueron las dos cosas. Cuando quedó un lugar vacío, los once buscaron a alguien que lo hubiera visto todo, desde el bautismo de Juan hasta la resurrección.",
    references: ["Luke 6:12-13", "Acts 1:21-22", "1 Corinthians 15:9"],
    etymology: "De un verbo griego que significa enviar; se decía también de una flota.",
    greek: "ἀπόστολος (apostolos)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Apostle’; Strong’s Exhaustive Concordance (1890), G652; Liddell and Scott, Greek–English Lexicon (1897), ‘ἀπόστολος’",
  },
  {
    term: "Obispo",
    english: "Bishop",
    type: "Oficio",
    definition:
      "Uno que supervisa. En las cartas de Pablo parece ser lo mismo que anciano; en pocas generaciones, un obispo dirigía la iglesia de cada ciudad.",
    context:
      "La carta a Timoteo dice cómo debe ser: paciente, sobrio, hospitalario, capaz de enseñar y no codicioso. Unas iglesias tienen obispos en sucesión de los apóstoles, otras solo ancianos. Pedro llama a Cristo obispo de las almas.",
    references: ["Acts 20:28", "Philippians 1:1", "1 Timothy 3:1-3", "1 Peter 2:25"],
    etymology: "Del griego, ‘el que vela sobre otros’.",
    greek: "ἐπίσκοπος (episkopos)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Bishop’; Strong’s Exhaustive Concordance (1890), G1985; Skeat, Etymological Dictionary of the English Language (1882), ‘Bishop’",
  },
  {
    term: "Centurión",
    english: "Centurion",
    type: "Oficio",
    definition:
      "Un oficial del ejército romano al mando de unos cien hombres, muchas veces salido de la tropa y destinado por años a un mismo lugar.",
    context:
      "Los del Nuevo Testamento quedan bien. Uno dice que bastará una palabra para su criado enfermo; otro habla junto a la cruz; Cornelio manda a buscar a Pedro; Julio salva a Pablo.",
    references: ["Luke 7:6-9", "Mark 15:39", "Acts 10:1-2", "Acts 27:42-43"],
    etymology: "Del latín ‘centum’, cien.",
    greek: "ἑκατοντάρχης, κεντυρίων (hekatontarchēs, kentyriōn)",
    source: "Easton’s Bible Dictionary (1897), ‘Centurion’; Strong’s Exhaustive Concordance (1890), G1543, G2760",
  },
  {
    term: "Diácono",
    english: "Deacon",
    type: "Oficio",
    definition:
      "Un servidor, el que atiende la mesa; luego, un encargado de la iglesia que cuida de sus pobres. Jesús usa la palabra para quien quiera ser grande.",
    context:
      "A los siete de Hechos, que cuidan de que las viudas coman, se los llama a menudo los primeros, aunque Lucas no les da el título. Febe de Cencreas lleva la misma palabra griega.",
    references: ["Mark 10:43", "Acts 6:2-3", "Romans 16:1", "1 Timothy 3:8"],
    greek: "διάκονος (diakonos)",
    source: "Easton’s Bible Dictionary (1897), ‘Deacon’; Strong’s Exhaustive Concordance (1890), G1249",
  },
  {
    term: "Discípulo",
    english: "Disciple",
    type: "Oficio",
    definition:
      "El que aprende andando con un maestro, de su vida tanto como de sus palabras. En los evangelios la multitud escucha; los discípulos siguen, y preguntan cuando no entienden.",
    context:
      "También mujeres viajaban con Jesús y pagaban los gastos; Hechos llama discípula a Tabita de Jope. En Antioquía se llamó por primera vez cristianos a los discípulos; probablemente fueron los vecinos.",
    references: ["Luke 14:27", "John 13:35", "Luke 8:1-3", "Acts 11:26"],
    etymology: "Del latín ‘discipulus’, alumno.",
    greek: "μαθητής (mathētēs)",
    source: "Easton’s Bible Dictionary (1897), ‘Disciple’; Strong’s Exhaustive Concordance (1890), G3101",
  },
  {
    term: "Anciano",
    english: "Elder",
    type: "Oficio",
    definition:
      "Un hombre mayor con autoridad: en Israel, los jefes de familia que se sentaban a la puerta; en una sinagoga, sus dirigentes; en las iglesias, quienes guiaban y enseñaban.",
    context:
      "Booz tomó a diez de ellos por testigos. Pablo y Bernabé los nombraron en cada iglesia nueva. Algunas iglesias los llaman presbíteros, que es la misma palabra en griego.",
    references: ["Ruth 4:2", "Acts 14:23", "Acts 20:17", "1 Peter 5:1"],
    hebrew: "זָקֵן (zaqen)",
    greek: "πρεσβύτερος (presbyteros)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Elder’; Strong’s Exhaustive Concordance (1890), H2205, G4245; Skeat, Etymological Dictionary of the English Language (1882), ‘Priest’",
  },
  {
    term: "Destierro",
    english: "Exile",
    type: "Suceso",
    definition:
      "El traslado forzado de Judá a Babilonia, sobre todo en 597 y 586 a. C., y los años pasados allí, hasta que Ciro de Persia dejó volver a la gente en 538.",
    context:
      "Sin templo, sin rey y sin tierra, Israel guardó el sábado, reunió sus libros y preguntó cómo cantar el canto de Jehová «en tierra de extraños». Muchos nunca volvieron.",
    references: ["2 Kings 24:14", "Psalm 137:1-4", "Jeremiah 29:10", "Ezra 1:2-3"],
    hebrew: "גּוֹלָה (golah)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Captivity’; Strong’s Exhaustive Concordance (1890), H1473",
  },
  {
    term: "Sumo sacerdote",
    english: "High priest",
    type: "Oficio",
    definition:
      "El jefe de los sacerdotes, de la familia de Aarón, el único que entraba en el lugar santísimo, una vez al año. Llevaba los nombres de las tribus en los hombros y sobre el corazón.",
    context:
      "Bajo Roma el cargo cambiaba a menudo: llevaron a Jesús ante Anás, que lo había tenido, y ante Caifás, que lo tenía. Hebreos llama a Jesús un sumo sacerdote que se compadece de nuestra debilidad.",
    references: ["Exodus 28:29", "Leviticus 16:34", "John 18:13", "Hebrews 4:15"],
    hebrew: "כֹּהֵן גָּדוֹל (kohen gadol)",
    greek: "ἀρχιερεύς (archiereus)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Priest’; Strong’s Exhaustive Concordance (1890), H3548, H1419, G749; Josephus, Antiquities of the Jews 18.2.2",
  },
  {
    term: "Israel",
    english: "Israel",
    type: "Nombre",
    definition:
      "El nombre que recibió Jacob al amanecer, tras luchar toda la noche; luego, el pueblo que desciende de sus doce hijos; por dos siglos, el reino del norte.",
    context:
      "Génesis lo explica como luchar con Dios, o haber podido con él. Pablo, israelita, dice que Dios no ha desechado a su pueblo, y previene a los cristianos gentiles contra la soberbia.",
    references: ["Genesis 32:28", "1 Kings 12:19-20", "Romans 11:1", "Romans 11:18"],
    hebrew: "יִשְׂרָאֵל (yisrael)",
    greek: "Ἰσραήλ (Israēl)",
    source: "Easton’s Bible Dictionary (1897), ‘Israel’; Strong’s Exhaustive Concordance (1890), H3478, G2474",
  },
  {
    term: "Judío",
    english: "Jew",
    type: "Nombre",
    definition:
      "Primero, alguien de Judá; después del destierro, cualquiera del pueblo de Israel, viva donde viva. Jesús, su madre, los doce y Pablo eran judíos.",
    context:
      "Cuando el evangelio de Juan dice ‘los judíos’ de los que se oponen a Jesús, suele hablar de los jefes de Jerusalén; leerlo contra todo un pueblo es leerlo mal. En el mismo evangelio Jesús dice que «la salud viene de los Judíos».",
    references: ["Esther 2:5", "John 4:22", "Acts 21:39", "Romans 9:3-5"],
    hebrew: "יְהוּדִי (yehudi)",
    greek: "Ἰουδαῖος (Ioudaios)",
    source: "Easton’s Bible Dictionary (1897), ‘Jew’; Strong’s Exhaustive Concordance (1890), H3064, G2453",
  },
  {
    term: "Juez",
    english: "Judge",
    type: "Oficio",
    definition:
      "Alguien que decide entre personas. En el libro de Jueces es más: un jefe que Dios levanta para rescatar a Israel, antes de que haya reyes.",
    context:
      "Son un grupo curioso: un zurdo, un labrador que trilla a escondidas, un proscrito, un fuerte al que pierde el amor. Solo a Débora se la ve oír pleitos, bajo una palmera.",
    references: ["Judges 2:16", "Judges 3:15", "Judges 4:4-5", "Judges 6:11"],
    hebrew: "שֹׁפֵט (shophet)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Judge’; Strong’s Exhaustive Concordance (1890), H8199; The passages named",
  },
  {
    term: "Levita",
    english: "Levite",
    type: "Oficio",
    definition:
      "Un hombre de la tribu de Leví, que no recibió tierra y servía en el santuario: llevaba el tabernáculo, cantaba, guardaba las puertas, enseñaba la ley. Los sacerdotes eran los levitas de la familia de Aarón.",
    context:
      "Tenían cuarenta y ocho ciudades entre las otras tribus. En la parábola es un levita el que, como antes el sacerdote, ve al herido y pasa de largo.",
    references: ["Numbers 3:6-8", "Joshua 21:41", "1 Chronicles 23:30", "Luke 10:32"],
    hebrew: "לֵוִי (levi)",
    source: "Easton’s Bible Dictionary (1897), ‘Levite’; Strong’s Exhaustive Concordance (1890), H3881",
  },
  {
    term: "Sacerdote",
    english: "Priest",
    type: "Oficio",
    definition:
      "En Israel, un hombre de la familia de Aarón que servía en el altar, bendecía al pueblo, enseñaba la ley y examinaba enfermedades. Estaba ante Dios en nombre de otros.",
    context:
      "A todo Israel se lo llamó a ser un reino de sacerdotes, y Pedro lo dice de la iglesia. Católicos y ortodoxos ordenan sacerdotes que celebran la eucaristía; la mayoría de los protestantes dice pastor.",
    references: ["Exodus 19:6", "Leviticus 9:22", "Malachi 2:7", "1 Peter 2:9"],
    hebrew: "כֹּהֵן (kohen)",
    greek: "ἱερεύς (hiereus)",
    source: "Easton’s Bible Dictionary (1897), ‘Priest’; Strong’s Exhaustive Concordance (1890), H3548, G2409",
  },
  {
    term: "Profeta",
    english: "Prophet",
    type: "Oficio",
    definition:
      "Alguien que habla por Dios: dice lo que Dios ve en el presente, lo que saldrá de ello y lo que promete más allá. Unos eran sacerdotes, otro pastor de ganado, y hubo varias profetisas.",
    context:
      "Moisés es la medida. La prueba era sencilla: si la cosa se cumplía, y si llevaba al pueblo a otros dioses. Jesús añadió que ningún profeta es bien recibido en su tierra.",
    references: ["Deuteronomy 18:18", "Deuteronomy 18:22", "Amos 7:14-15", "Luke 4:24"],
    hebrew: "נָבִיא (navi)",
    greek: "προφήτης (prophētēs)",
    source: "Easton’s Bible Dictionary (1897), ‘Prophet’; Strong’s Exhaustive Concordance (1890), H5030, G4396",
  },
  {
    term: "Rabí",
    english: "Rabbi",
    type: "Título",
    definition:
      "‘Mi grande’: palabra de respeto de un alumno para un maestro de la ley. Juan la traduce Maestro. María Magdalena usa en el huerto una forma más larga, Rabboni.",
    context:
      "Así llamaban a Jesús amigos y extraños, y él les dijo a sus discípulos que no se dejaran llamar de ese modo, porque tenían un solo Maestro y todos eran hermanos.",
    references: ["John 1:38", "John 20:16", "Matthew 23:8"],
    hebrew: "רַבִּי (rabbi)",
    greek: "ῥαββί (rhabbi)",
    source: "Easton’s Bible Dictionary (1897), ‘Rabbi’; Strong’s Exhaustive Concordance (1890), G4461, H7227",
  },
  {
    term: "Sanedrín",
    english: "Sanhedrin",
    type: "Oficio",
    definition:
      "El consejo supremo de los judíos en Jerusalén: principales sacerdotes, ancianos y escribas, setenta con el sumo sacerdote al frente, según una tradición posterior. La Reina-Valera dice concilio.",
    context:
      "Juzgó a Jesús, luego a Pedro y a Juan, a Esteban y a Pablo. No todos votaban igual: José de Arimatea no había estado de acuerdo, y Gamaliel aconsejó esperar.",
    references: ["Mark 14:55", "Luke 23:50-51", "Acts 5:34-39", "Acts 23:1"],
    greek: "συνέδριον (synedrion)",
    source: "Easton’s Bible Dictionary (1897), ‘Sanhedrim’; Strong’s Exhaustive Concordance (1890), G4892",
  },
  {
    term: "Escriba",
    english: "Scribe",
    type: "Oficio",
    definition:
      "El que escribe; en la corte, un secretario; después del destierro, un estudioso y maestro de la ley de Moisés. Esdras era sacerdote y escriba.",
    context:
      "En los evangelios discuten con Jesús sobre sábados y comidas. Pero uno pregunta cuál es el primer mandamiento, le gusta la respuesta, y oye que no está lejos del reino.",
    references: ["Ezra 7:6", "Matthew 13:52", "Mark 2:16", "Mark 12:28-34"],
    hebrew: "סֹפֵר (sopher)",
    greek: "γραμματεύς (grammateus)",
    source: "Easton’s Bible Dictionary (1897), ‘Scribes’; Strong’s Exhaustive Concordance (1890), H5608, G1122",
  },
];
