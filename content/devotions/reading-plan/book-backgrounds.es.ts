import type { BookBackgrounds } from "#content/schema/reading-plan.ts";

export const bookBackgrounds: BookBackgrounds = {
  GEN: "Un libro de comienzos: el mundo, las naciones y luego una familia, de Abraham a José. La tradición nombra a Moisés como autor; muchos ven fuentes más antiguas reunidas después. Sigue la bendición, que pasa de mano en mano entre gente lejos de ser perfecta.",
  EXO: "Relato y ley a la vez: unos esclavos salen de Egipto, se hace un pacto en el Sinaí y se levanta una tienda para Dios. La fecha se discute; casi todos proponen el siglo XV o el XIII a. C. Fíjate en lo que Dios dice de sí mismo.",
  LEV: "Instrucciones dadas en el Sinaí para sacerdotes y pueblo, sobre ofrendas, comidas, piel, fiestas y tierra. Hay poco relato. Se abre cuando preguntas a cada ley qué protege, y por qué la santidad debería llegar a las cocinas y a los campos.",
  NUM: "Cuarenta años entre el Sinaí y el Jordán, en listas, leyes y relatos. Lo enmarcan dos censos del pueblo: los que salieron de Egipto y sus hijos. Mira quién se queja, quién ruega por otros y quién cree todavía la promesa.",
  DEU: "Discursos de despedida de Moisés en Moab, antes de que Israel cruce el Jordán. El rollo que se halló en el templo hacia el 622 a. C. era, según muchos, alguna forma de este libro. Escucha tres palabras que vuelven: recuerda, ama y hoy.",
  JOS: "Cómo entró Israel en Canaán y repartió la tierra, contado como historia con un propósito. Sus guerras inquietan a muchos lectores, y los estudiosos no coinciden en fechas ni alcance. Busca a los de fuera que hallan refugio, Rahab la primera.",
  JDG: "Historias de libertadores locales entre Josué y los primeros reyes, más o menos del 1200 al 1050 a. C. El pueblo se aparta, sufre, clama y es rescatado, y cada vuelta cae más bajo. Varios capítulos son violentos, y el libro no los alaba.",
  RUT: "Un relato breve de los días de los jueces, escrito quizás mucho después. Una viuda de Moab sigue a su suegra hasta Belén en tiempo de cosecha. Busca la lealtad en las cosas de cada día, y el nombre con que termina el libro.",
  "1SA":
    "El paso de los jueces a los reyes en Israel, hacia 1050 a 1010 a. C., en tres vidas: Samuel, Saúl y David. En hebreo era un solo libro con 2 Samuel; no se conoce al autor. Mira qué hace el miedo con los poderosos.",
  "2SA":
    "David como rey, hacia 1010 a 970 a. C., primero sobre Judá y luego sobre todo Israel. El que escribe lo admira y no esconde nada. La segunda mitad sigue, año tras año, lo que una tarde en una azotea le hizo a toda una casa.",
  "1KI":
    "Desde los últimos días de David, hacia el 970 a. C., pasando por el templo de Salomón y la división del reino, hasta Elías. A cada rey lo mide una sola cosa: si sirvió solo al Señor. El libro se terminó durante el destierro o después.",
  "2KI":
    "Dos reinos llegan a su fin: Samaria cae ante Asiria en 722 a. C., y Jerusalén ante Babilonia en 586. El relato se cierra hacia 561, con una bondad para un rey cautivo. Responde a desterrados que preguntan cómo se llegó a esto.",
  "1CH":
    "La historia contada otra vez para los que volvieron del destierro, tal vez en el siglo V o IV a. C. Empieza por Adán y nueve capítulos de nombres, y sigue hasta David. Fíjate en los cantores, los porteros y todo lo que se prepara para el templo.",
  "2CH":
    "Los reyes de Judá, de Salomón al destierro, con el templo en el centro y poco sobre el norte. Las últimas líneas llegan al 538 a. C., cuando Ciro de Persia deja volver al pueblo. Observa a los reyes que se humillan.",
  EZR: "Dos viajes de vuelta del destierro: el primero en 538 a. C. o después, el segundo con Esdras el escriba, que suele fecharse en 458. Entre los relatos hay cartas y listas, algunas en arameo. Mira qué construye una comunidad pequeña, y quién quiere impedirlo.",
  NEH: "En parte, las memorias del copero de un rey persa, que llegó a Jerusalén en 445 a. C. Con Esdras fue alguna vez un solo libro. Ora en medio del trabajo; los muros y la gente se reparan a la vez.",
  EST: "Una reina judía salva a su pueblo en Persia, en tiempos de Asuero, que suele identificarse con Jerjes, rey de 486 a 465 a. C. El relato explica la fiesta de Purim. En el texto hebreo nunca se nombra a Dios; muchos lo encuentran entre líneas.",
  JOB: "Dolor y discusión en verso, dentro de una vieja historia de la tierra de Uz; no se conocen autor ni fecha. Los amigos explican su sufrimiento, Job protesta y al final habla Dios. Fíjate a quién se le dice que habló bien.",
  PSA: "Ciento cincuenta cantos y oraciones en cinco partes, reunidos a lo largo de siglos; casi la mitad llevan el nombre de David. Israel los cantaba en el templo; judíos y cristianos los cantan todavía. Léelos en voz alta, las quejas tanto como la alabanza.",
  PRO: "Sabiduría para cada día, en dichos cortos y en consejos más largos para los jóvenes. Varias colecciones llevan el nombre de Salomón; una se copió bajo el rey Ezequías, hacia el 700 a. C. Un proverbio dice cómo suelen ir las cosas, y no garantiza nada.",
  ECC: "Los pensamientos de uno llamado el Predicador, hijo de David: Salomón, dicen unos; otros fechan su hebreo varios siglos después. Su palabra «vanidad» quiere decir soplo. Déjalo decir cómo se siente, y fíjate en lo que disfruta.",
  SNG: "Poemas de amor en que una mujer y un hombre hablan por turnos, y ella empieza. El título los une a Salomón; su fecha es incierta. Judíos y cristianos han leído en ellos tanto el amor humano como el amor de Dios.",
  ISA: "Profecía que empieza con Isaías en Jerusalén, hacia 740 a 700 a. C. Desde el capítulo 40 habla a desterrados y a los que vuelven; unos sostienen que todo es suyo, muchos que otros lo continuaron. Sigue al siervo, y a Sion.",
  JER: "Sermones, relatos y lamentos de un profeta llamado hacia el 627 a. C., que vivió para ver caer Jerusalén en 586. El escriba Baruc escribía lo que él dictaba. Los hechos no van en orden; los une una sola voz, dolida y terca.",
  LAM: "Cinco poemas de duelo por Jerusalén, destruida en 586 a. C. Cuatro siguen el alfabeto hebreo letra por letra. La tradición nombra a Jeremías; el libro no dice quién lo escribió. La esperanza está cerca de la mitad, y el final queda abierto.",
  EZK: "Visiones y señales actuadas de un sacerdote deportado en 597 a. C., que habló a los desterrados de Babilonia hasta cerca de 571. Muchas llevan fecha. Sigue la gloria de Dios, que deja el templo y al final regresa.",
  DAN: "Relatos de jóvenes desterrados en cortes extranjeras y después visiones, en parte en arameo. La tradición lo sitúa en el siglo VI a. C.; muchos estudiosos, hacia el 165, en una persecución. De un modo u otro fortalece a quien vive bajo reyes ajenos.",
  HOS: "Profecía para el reino del norte en sus últimas décadas, hacia 750 a 725 a. C. El doloroso matrimonio de Oseas se vuelve su mensaje. Las líneas saltan del enojo a la ternura; busca dónde Dios no logra decidirse a soltar.",
  JOL: "Una plaga de langostas es el aviso, y un día de ayuno, el punto en que todo cambia. El profeta no da fecha, y se ha pensado desde el siglo IX hasta el IV a. C. En Pentecostés Pedro cita su promesa del Espíritu.",
  AMO: "Hacia el 760 a. C. un pastor de Tecoa, en el sur, habla en el próspero norte. Allí el culto es muy activo mientras a los pobres los venden por un par de zapatos. Mira cómo lleva a sus oyentes hasta sí mismos.",
  OBA: "El libro más corto del Antiguo Testamento, veintiún versículos contra Edom, un pueblo hermano, que se quedó mirando y saqueó cuando caía Jerusalén, muy probablemente en 586 a. C. Pregunta qué le debemos al vecino el día de su desgracia.",
  JON: "Más que los sermones de un profeta, una historia sobre él. Se conoce a un Jonás del tiempo de Jeroboam II, antes del 750 a. C.; esto pudo escribirse mucho después. Escúchalo como lo haría quien tiene enemigos, hasta la última pregunta.",
  MIC: "Palabras de un hombre del campo, de Moreset, a la capital de Judá y a sus ricos, hacia 735 a 700 a. C. La amenaza y la esperanza se turnan. Busca Belén, las espadas hechas herramientas de labranza y tres cosas que el Señor pide.",
  NAM: "Un poema sobre la caída de Nínive, capital del temido imperio asirio, que llegó en 612 a. C.; se escribió probablemente en los cincuenta años anteriores. Léelo después de Jonás, y del lado de los pueblos a los que Asiria había quemado.",
  HAB: "Preguntas de un profeta, respuestas de Dios y preguntas más difíciles. Es de los años cercanos al 605 a. C., cuando crecía Babilonia. El capítulo tercero es un salmo con notas para músicos; mira de qué queda alegrarse.",
  ZEP: "Predicación del tiempo del rey Josías de Judá, hacia 640 a 620 a. C., de un hombre cuya familia se sigue cuatro generaciones atrás. En tres capítulos la oscuridad sobre toda la tierra da paso al canto. Busca a los humildes.",
  HAG: "Cuatro mensajes, fechados de agosto a diciembre del 520 a. C., para los que habían vuelto del destierro y aplazaban el templo. Escucharon, y en pocas semanas siguió la obra. Fíjate en el consuelo para quienes recuerdan algo mejor.",
  ZEC: "Visiones nocturnas y sermones de 520 a 518 a. C., para animar a los constructores del templo. Los últimos capítulos no llevan fecha, y muchos creen que son de otros. Los evangelios los citan a menudo; busca a un rey sobre un asno.",
  MAL: "Seis disputas entre Dios y un pueblo cansado, algún tiempo después de terminar el templo nuevo en 515 a. C. El nombre significa «mi mensajero». Cierra aquí el Antiguo Testamento mirando hacia Elías, y hacia padres e hijos reconciliados.",
  MAT: "La vida de Jesús, contada por alguien que conoce bien las Escrituras judías y las cita a menudo. La tradición temprana nombra al apóstol Mateo; muchos lo fechan hacia el año 80, otros antes. Cinco discursos largos le dan su forma.",
  MRK: "El más corto de los evangelios y, según muchos, el primero, hacia los años 65 a 70. Papías, un escritor antiguo, dice que Marcos anotó lo que contaba Pedro. Va de prisa, y todo el camino pregunta quién es este hombre.",
  LUK: "Primera mitad de una obra en dos partes, dirigida a un tal Teófilo. La tradición nombra a Lucas, un médico que viajó con Pablo; suele fecharse hacia el año 80, a veces antes. Busca la oración, las comidas, las mujeres, los pobres, la alegría.",
  JHN: "Un evangelio que elige pocas señales y las cuenta despacio. La tradición nombra al apóstol Juan, en Éfeso, hacia el fin del siglo I; el libro habla del discípulo a quien Jesús amaba. Escucha sus largas conversaciones, una persona a la vez.",
  ACT: "La segunda parte de Lucas: de Jerusalén a Roma en unos treinta años, primero junto a Pedro y luego junto a Pablo. En algunos capítulos dice «nosotros», como un compañero de viaje. Mira cómo la noticia cruza una frontera tras otra.",
  ROM: "La carta más larga de Pablo, escrita hacia el año 57, probablemente en Corinto, a cristianos de una ciudad que nunca había visto. Explica su evangelio paso a paso. Sigue el argumento despacio, y mira cómo se vuelve vida diaria desde el capítulo 12.",
  "1CO":
    "Respuestas a una iglesia dividida en un puerto muy activo, enviadas desde Éfeso hacia el año 54. Unos viajeros habían traído noticias, y los corintios, una lista de preguntas. Casi cada problema vuelve al amor, y a la cruz.",
  "2CO":
    "Escrita en Macedonia hacia el año 55 o 56, después de una visita dolorosa y una carta enviada con lágrimas. El tono cambia tanto que algunos ven aquí varias cartas unidas. Ninguna otra de Pablo muestra más su corazón.",
  GAL: "Una carta alarmada a las iglesias de Galacia, en el centro de la actual Turquía, escrita entre los años 48 y 55, más o menos. Unos maestros decían que los creyentes gentiles debían circuncidarse. Averigua qué llama Pablo libertad, y para qué es.",
  EPH: "Alabanza, oración y consejo en forma de carta. Algunas de las copias más antiguas no nombran a Éfeso, así que quizás pasó por varias iglesias. Viene de Pablo en prisión o, según muchos, de un discípulo. Busca la paz entre los pueblos.",
  PHP: "Gracias por un regalo, escritas en prisión, quizás en Roma hacia el año 61, a la iglesia de Filipos, en Macedonia, que ya había ayudado a Pablo. Cada capítulo habla de alegría. En el capítulo 2 hay lo que puede ser un himno antiguo.",
  COL: "A una ciudad pequeña del valle del Lico, donde Pablo nunca había estado; desde la prisión, por él o, según algunos, por alguien muy cercano. A la fe se le habían añadido visiones y reglas. Mira cuánto encuentra en Cristo.",
  "1TH":
    "Quizás el escrito más antiguo del Nuevo Testamento, enviado desde Corinto hacia el año 50 a una iglesia de pocos meses. La escriben tres amigos: Pablo, Silvano y Timoteo. Cada capítulo llega a la venida del Señor.",
  "2TH":
    "Una segunda carta a la misma iglesia, poco después de la primera o, según algunos, de una mano posterior. La persecución sigue, y hablar del fin ha dejado a unos cuantos sin trabajar. Pide paciencia y una jornada de trabajo.",
  "1TI":
    "Consejos a un colega más joven que cuida de la iglesia en Éfeso. Si es de Pablo mismo, es de los años sesenta; muchos estudiosos la sitúan después de su muerte. Fíjate cuánto más habla de carácter que de rango.",
  "2TI":
    "La más personal de tres cartas a dirigentes de iglesias, escrita como desde una cárcel de Roma poco antes de que muriera Pablo. Ya la escribiera él o un seguidor que reunió sus palabras, se lee como una despedida. Cuenta los amigos que nombra.",
  TIT: "Una carta corta a un colaborador que queda en Creta para poner en orden iglesias nuevas; sobre su autor hay las mismas opiniones que sobre 1 Timoteo. Las buenas obras salen en los tres capítulos. Busca la razón: apareció la gracia.",
  PHM: "Veinticinco versículos desde la cárcel al dueño de un esclavo, sobre un tal Onésimo que lo había dejado. La ley estaba con el dueño. Pablo pide y no ordena; piensa qué cambiaría cada frase en aquella casa.",
  HEB: "Más un sermón que una carta, para cristianos empapados de las Escrituras judías y a punto de rendirse. No se sabe quién lo escribió: solo Dios lo sabe, dijo Orígenes en el siglo III. No pierdas de vista la palabra «mejor».",
  JAS: "Sabiduría práctica para creyentes dispersos, dura con el dinero, los favoritismos y la lengua. La tradición nombra a Jacobo, llamado hermano del Señor, muerto en el año 62; otros piensan en un maestro posterior. Compárala con el sermón del monte.",
  "1PE":
    "Una carta a cristianos de cinco provincias de lo que hoy es Turquía, insultados por su fe. Sale de «Babilonia», probablemente Roma, en nombre de Pedro; algunos la fechan después de su muerte. La esperanza, y hacer el bien, son su respuesta.",
  "2PE":
    "La despedida de Pedro, contra los que se ríen de la promesa de que Cristo volverá. Ya en la antigüedad se discutió si la escribió él, y hoy muchos la creen tardía. Menciona las cartas de Pablo, y a la tardanza de Dios la llama paciencia.",
  "1JN":
    "No es del todo una carta, porque no lleva nombre ni dirección, pero se parece al evangelio de Juan en estilo y pensamiento. Algunos habían dejado el círculo para el que se escribió. Vuelve una y otra vez a la verdad, la obediencia y el amor.",
  "2JN":
    "Trece versículos del «anciano» a una señora y a sus hijos: una familia, o una iglesia de la que se habla como de una mujer. Una carta así llenaba cerca de una hoja de papiro. En ella van juntos la verdad y el amor.",
  "3JN":
    "Por sus palabras en griego, el libro más corto de la Biblia. Un anciano le escribe a su amigo Gayo sobre recibir a predicadores de paso, cosa que no todos querían hacer. Conoce a tres hombres por lo que hacen con los huéspedes.",
  JUD: "Una hoja de advertencia de Judas, hermano de Jacobo: probablemente el Judas nombrado entre los hermanos de Jesús. Cita un dicho conocido por el libro de Enoc y comparte mucho con 2 Pedro. Lee hasta llegar a la alabanza del final.",
  REV: "Visiones de Juan, en la isla de Patmos, para siete iglesias de la provincia romana de Asia, que suelen fecharse hacia el año 95. Sus imágenes vienen de los profetas. Pregunta qué le diría cada una a gente presionada para inclinarse.",
};
