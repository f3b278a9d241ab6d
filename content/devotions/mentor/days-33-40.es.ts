import type { MentorDay } from "#content/schema/devotions.ts";

export const days33to40: readonly MentorDay[] = [
  {
    day: 33,
    title: "Lo que podía",
    scripture: {
      reference: "Mark 14:8",
      book: "Mark",
      translation: "spa_r09",
      text: "Esta ha hecho lo que podía; porque se ha anticipado á ungir mi cuerpo para la sepultura.",
    },
    wisdom:
      "Se rompe un frasco, y lo que corre de él vale casi un año de salario. La gente práctica de la mesa se indigna, y su argumento es bueno: piensa en lo que habrían tenido los pobres. Jesús la defiende. Faltan dos días para la Pascua, y de todos los que están en el cuarto ella parece ser quien ha entendido adónde va él. Hizo lo que podía, dice, y no lo mide con ninguna otra cosa. Dondequiera que se predique el evangelio se contará esto de ella. Hoy te lo contaron a ti.",
    reflections: [
      {
        question: "¿Qué podrías hacer, si no tuviera que ser todo?",
        content:
          "La frase es suave, y también es una prueba. Ella no podía detener el arresto ni cambiar un solo voto. Podía romper un frasco. Toma el problema que más te desanima, anota lo que no puedes hacer, táchalo, y mira qué queda al pie de la hoja.",
      },
      {
        question: "¿Cuándo gastaste por última vez en amor algo que no tenía sentido?",
        content:
          "La gente cuidadosa rara vez lamenta haberlo sido hasta que es tarde. ¿Quién debería recibir las flores ahora, mientras puede olerlas? Piensa en alguien cuyo elogio guardas para un funeral. Díselo esta semana, y que te cueste un poco, una hora, un pasaje o el orgullo.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Lo que puedo",
        answer:
          "No puedo terminar la guerra donde viven mis primos, y las noticias me dejan inútil. Puedo mandar lo que habría gastado en café este mes, y puedo escribirle a Lina cada domingo, para que tenga algo que abrir.",
      },
      {
        title: "Flores ahora",
        answer:
          "Mi vieja entrenadora de natación tiene ochenta y tres años. Tengo en la cabeza un discurso sobre ella que nunca ha oído. Son dos horas de bus. Iré el día nueve, llevaré las flores que le gustan, y se lo diré mientras puede oírlo.",
      },
    ],
  },
  {
    day: 34,
    offersHelplines: true,
    title: "Una toalla",
    scripture: {
      reference: "John 13:14",
      book: "John",
      translation: "spa_r09",
      text: "Pues si yo, el Señor y el Maestro, he lavado vuestros pies, vosotros también debéis lavar los pies los unos á los otros.",
    },
    wisdom:
      "La gente caminaba por caminos de polvo en sandalias, así que había que lavar los pies, y ese trabajo le tocaba al último de la casa. Aquella noche seguía sin hacerse. Juan dice que Jesús actuó sabiendo «que el Padre le había dado todas las cosas en las manos», y con esas manos tomó una toalla. Lavó a Pedro, que protestó. Lavó a Judas, que lo dejó hacer. Veinticuatro pies toman su tiempo. Quien está seguro de dónde viene y adónde va puede darse el lujo de arrodillarse.",
    reflections: [
      {
        question: "¿Te es más fácil lavar, o que te laven?",
        content:
          "A Pedro le resultaba insoportable estar del lado que recibe, y le dijeron que de otro modo no tendría parte. Mucha gente capaz es como él. Deja que esta semana alguien haga por ti algo humilde sin devolvérselo: cargarte la bolsa, limpiarte los lentes, oír lo que te da vergüenza.",
      },
      {
        question: "¿Dónde está la toalla en tu casa?",
        content:
          "En cada casa hay un trabajo invisible hasta que nadie lo hace. Los zapatos en la entrada, el pelo en el desagüe, el trámite de la pensión de la abuela. Toma uno, hazlo por la persona que más te irrita, y no lo anuncies. A ver si puedes tararear.",
      },
      {
        question: "¿A quién te costaría más lavarle los pies?",
        content:
          "Un hombre en aquel cuarto ya había acordado un precio, y Jesús no se lo saltó. Deja que te venga a la mente una persona real, y el daño real. No se te pide fingir, ni quedarte donde corres peligro. ¿Qué sería arrodillarte, para ti, ante esa persona?",
      },
    ],
    suggestedAnswers: [
      {
        title: "Que me laven",
        answer:
          "Desde el derrame, mi esposa me corta la carne. Yo bromeaba fuerte mientras lo hacía, para que nadie me viera la cara. Anoche me quedé callado y dije gracias. Fue más difícil que volver a caminar. Pienso hacerlo otra vez.",
      },
      {
        title: "La caja del gato",
        answer:
          "Esa es nuestra toalla, y según las reglas le toca a mi compañera de casa. He ganado todas las discusiones sobre eso. Esta semana estará limpia cada mañana antes de que se levante. Si lo nota, quisiera estar contenta, y no orgullosa.",
      },
    ],
  },
  {
    day: 35,
    offersHelplines: true,
    title: "Traspasa de mí este vaso",
    scripture: {
      reference: "Mark 14:36",
      book: "Mark",
      translation: "spa_r09",
      text: "Y decía: Abba, Padre, todas las cosas son á ti posibles; traspasa de mí este vaso; empero no lo que yo quiero, sino lo que tú.",
    },
    wisdom:
      "Pidió que se lo ahorraran. Hay que decirlo claro, porque a la gente que sufre le dicen a veces que la fe no pide. Cayó en tierra y pidió, y volvió a pedir, y usó la palabra que un niño usa en casa, Abba, mientras sus amigos dormían a un tiro de piedra. Creía que todo era posible para su Padre, y el vaso no fue quitado. De modo que una oración negada no tiene que significar una fe débil. Dijo juntas la petición y el «empero», y volvió y las dijo otra vez, y le dieron fuerza, no otro camino. Se levantó y fue hacia sus captores.",
    reflections: [
      {
        question: "¿Qué hay en el vaso que le pides a Dios que te quite?",
        content:
          "No empieces por el «empero». Empieza donde empezó él, por la petición misma y sus razones. Sé tan directo como un niño: por favor, esto no. Con el tiempo quizá llegues a la otra mitad de la frase, y quizá no esta noche. Él oró las mismas palabras más de una vez.",
      },
      {
        question: "¿Quién está despierto contigo, y con quién podrías quedarte despierto?",
        content:
          "Él quería cerca a tres amigos, y les dijo lo mal que estaba. Lo querían y se durmieron. Si tus amigos te han fallado así, él sabe cómo es. Y en algún lugar un amigo tuyo tiene una noche por delante. Una hora al teléfono cuenta como velar.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Por favor, esto no",
        answer:
          "Padre, quita la mudanza. No quiero dejar la casa donde nacieron los niños, y he encontrado once buenas razones. Todavía no puedo decir «empero». Puedo decir Abba, que nunca me había atrevido, y detenerme ahí por esta noche.",
      },
      {
        title: "Velar",
        answer:
          "La audiencia de mi amiga es el viernes, y la noche antes no va a dormir. Suelo decirle que me llame a cualquier hora, y luego apago el sonido. Esta vez se queda encendido. Esperaré junto al teléfono con la luz prendida, y oraré hasta que llame.",
      },
    ],
  },
  {
    day: 36,
    title: "El Señor se volvió",
    scripture: {
      reference: "Luke 22:61",
      book: "Luke",
      translation: "spa_r09",
      text: "Entonces, vuelto el Señor, miró á Pedro: y Pedro se acordó de la palabra del Señor como le había dicho: Antes que el gallo cante, me negarás tres veces.",
    },
    wisdom:
      "Es Lucas quien nos cuenta la mirada. Pedro ha seguido más lejos que casi todos, hasta la fogata en medio del patio, y allí basta el comentario de una criada para deshacerlo. Tres veces dice que no conoce al hombre. Todavía tiene las palabras en la boca cuando canta el gallo y Jesús se vuelve. Está preso, tiene sus propios problemas, y se vuelve. ¿Qué había en su cara? No nos lo dicen. Mandó a Pedro a llorar afuera con amargura, pero no lo mandó lejos para siempre. Jesús había orado antes por eso mismo.",
    reflections: [
      {
        question: "¿Cuándo actuaste por última vez como si no lo conocieras?",
        content:
          "Probablemente fue una fogata pequeña y una pregunta pequeña: un chiste que dejaste pasar, un silencio en el almuerzo, una casilla en un formulario. No tienes que defenderlo, ni hacerlo peor de lo que fue. Levanta la vista de ese fuego. Alguien había orado por ti antes de que te sentaras.",
      },
      {
        question: "¿Cómo imaginas que te mira cuando has fallado?",
        content:
          "De eso depende mucho. Si crees que sus ojos son fríos, correrás y seguirás corriendo. Pedro corrió y volvió, así que algo debió ver a lo que pudo volver. Piensa en la cara más buena que te haya sorprendido haciendo algo malo. Empieza por ahí.",
      },
    ],
    suggestedAnswers: [
      {
        title: "La mesa del almuerzo",
        answer:
          "Se reían de una muchacha de la oficina que ora. Yo oro, y también me reí. Fueron dos segundos. Llevo días dándole vueltas. No puedo deshacer la risa, pero mañana puedo sentarme a su lado y preguntarle qué está leyendo.",
      },
      {
        title: "Una cara buena",
        answer:
          "Cuando rompí la ventana a los ocho años y mentí, la señora Elvira solo me miró, muy triste, y siguió sosteniendo el recogedor. Le conté todo. Si eso se parece en algo a la cara de él, me he estado escondiendo de la persona equivocada.",
      },
    ],
  },
  {
    day: 37,
    offersHelplines: true,
    title: "Hoy, conmigo",
    scripture: {
      reference: "Luke 23:43",
      book: "Luke",
      translation: "spa_r09",
      text: "Entonces Jesús le dijo: De cierto te digo, que hoy estarás conmigo en el paraíso.",
    },
    wisdom:
      "El hombre no tiene nada que traer. Tiene las manos clavadas, la vida quedó atrás, y según él mismo merece lo que le pasa. No puede reparar nada con nadie, ni empezar una semana mejor. Lo único que pide es que lo recuerden. Quizá de todos los que miraron a Jesús aquella tarde solo él vio a un rey. Le dan mucho más de lo que pidió: un día, y es hoy; un lugar, y compañía en él. A Jesús le costó un aliento que casi no tenía. Cerca de la muerte seguía haciendo aquello a lo que vino, encontrar a la gente de uno en uno.",
    reflections: [
      {
        question: "¿Qué pedirías si no tuvieras nada que ofrecer a cambio?",
        content:
          "Casi todas nuestras oraciones llevan un pequeño trato en la otra mano: si esto sale bien, yo haré aquello. Suelta la otra mano un momento. El ladrón tenía una frase y ningún plan. ¿Cuál es tu petición, cuando se quita todo lo que podría merecerla?",
      },
      {
        question: "¿Para quién has decidido que ya es tarde?",
        content:
          "Llevamos una lista privada: el tío, el exmarido, el hombre de las noticias, a veces nosotros mismos. Esta promesa se le hizo a un condenado al que le quedaban horas. No tienes que sentir cariño por ninguno. Tacha lo de que ya es tarde, y deja el nombre.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Nada que ofrecer",
        answer:
          "Quería decir que volvería a la iglesia si la operación salía bien. Es mañana. Sin el trato, lo que queda es esto: acuérdate de mí. Me asusta un poco lo desnudo que suena. Lo diré otra vez mientras me llevan en la camilla.",
      },
      {
        title: "Mi lista",
        answer:
          "Mi padrastro está en ella. Tiene ochenta años y nunca se ha arrepentido. No te diré que dejó de importar. Pero esta noche escribí su nombre en un papel sin las palabras que suelo poner después, y lo dejé a la vista de Dios.",
      },
    ],
  },
  {
    day: 38,
    title: "Dice su nombre",
    scripture: {
      reference: "John 20:16",
      book: "John",
      translation: "spa_r09",
      text: "Dícele Jesús: ¡María! Volviéndose ella, dícele: ¡Rabboni! que quiere decir, Maestro.",
    },
    wisdom:
      "Llegó cuando estaba oscuro, y ahora hasta el cuerpo falta. Llora tanto que dos ángeles no la impresionan, y cuando el mismo Jesús le pregunta a quién busca, lo toma por el hortelano. Explicarlo habría llevado toda la mañana. Él dice su nombre. Todo lo que había perdido volvió en la manera en que una persona dice una palabra, porque nadie más la había dicho nunca así. Después la manda a contarlo a los otros, y así la primera en llevar la noticia de la Pascua es una mujer con los ojos mojados.",
    reflections: [
      {
        question: "¿Dónde lo has tomado a él por el hortelano?",
        content:
          "Estaba allí, con la forma corriente de alguien que trabaja. Repasa el día de ayer: la enfermera, el chofer, el muchacho que te dio el asiento, la amiga que hizo la pregunta justa. ¿Pudo algo de eso ser cosa suya, antes de que lo supieras? Da gracias a la gente por su nombre. Y luego a quien estaba detrás.",
      },
      {
        question: "¿Cómo dice Dios tu nombre?",
        content:
          "Piensa de cuántas maneras te lo han dicho, a través de un patio, en un mostrador, con enojo, a oscuras. En Isaías Dios dice: «te puse nombre, mío eres tú». Siéntate donde haya silencio, y deja que diga el tuyo hasta que ya no suene a que te llaman a cuentas.",
      },
    ],
    suggestedAnswers: [
      {
        title: "El cerrajero",
        answer:
          "Vino a medianoche, no quiso cobrar más que de día, y esperó hasta que estuve adentro con la luz prendida. Yo llevaba horas pidiendo sentirme menos sola. Entonces pensé que era solo un hombre decente. Ya no estoy tan segura de ese solo.",
      },
      {
        title: "Mi nombre",
        answer:
          "En el trabajo soy un apellido y en casa soy la mamá de todos. No recordaba cuándo alguien dijo Teresa sin querer algo. Me senté diez minutos en la escalera e imaginé que lo decían con alegría. Me hizo llorar, y fue un buen llanto.",
      },
    ],
  },
  {
    day: 39,
    title: "Tres veces le preguntó",
    scripture: {
      reference: "John 21:17",
      book: "John",
      translation: "spa_r09",
      text: "Dícele la tercera vez: Simón, hijo de Jonás, ¿me amas? Entristecióse Pedro de que le dijese la tercera vez: ¿Me amas? y dícele: Señor, tú sabes todas las cosas; tú sabes que te amo. Dícele Jesús: Apacienta mis ovejas.",
    },
    wisdom:
      "Hay brasas en la playa. Pedro se calentó una vez junto a otras, la noche en que dijo tres veces que no conocía a este hombre. Ahora le han dado desayuno al lado de estas, y cuando han comido llegan tres preguntas, una por cada negación, aunque nadie lo dice. Jesús no le pregunta si está arrepentido, ni si volverá a pasar. Pregunta por el amor. Pedro ya no presume; solo dice: tú sabes. Y cada vez le ponen trabajo en las manos. A un hombre perdonado se le confían ovejas.",
    reflections: [
      {
        question: "¿Qué podrías responder con sinceridad si te lo preguntara en el desayuno?",
        content:
          "Pedro ya no dice que lo ama más que los otros. Se remite a lo que Jesús puede ver en él. Podrías contestar igual: tú sabes. Sabes qué poco, y desde cuándo, y qué hago con eso. Déjale a él las medidas, y come algo.",
      },
      {
        question: "¿Qué ovejas o corderos han puesto en tus manos?",
        content:
          "El amor se convierte enseguida en la comida de alguien. Piensa en cabezas concretas: dos alumnos, una madre con días de olvido, el nuevo del escritorio de al lado. ¿De qué tienen hambre, y qué tienes en casa? Da de comer hoy a uno, antes de hacer nada más religioso.",
      },
    ],
    suggestedAnswers: [
      {
        title: "En el desayuno",
        answer:
          "Tú sabes que te amo, y sabes que no abro la Biblia desde Semana Santa. Las dos cosas son ciertas, y ya no intento que la segunda borre a la primera. Hiciste el desayuno. Me quedaré un rato en la playa, si puedo.",
      },
      {
        title: "Mis corderos",
        answer:
          "Son cuatro en mi sección, y me pusieron a cargo hace tres meses. La más joven, Daniela, almuerza frente a la pantalla para que no la inviten. A esa oveja le puedo dar de comer. La invitaré, y seguiré invitándola con suavidad si dice que no.",
      },
    ],
  },
  {
    day: 40,
    title: "Todos los días",
    scripture: {
      reference: "Matthew 28:20",
      book: "Matthew",
      translation: "spa_r09",
      text: "Enseñándoles que guarden todas las cosas que os he mandado: y he aquí, yo estoy con vosotros todos los días, hasta el fin del mundo. Amén.",
    },
    wisdom:
      "Once hombres están de pie en un monte de Galilea, donde empezó todo. Falta uno, y Mateo es tan honesto que cuenta que «algunos dudaban». Jesús no manda a casa a los que dudan. Les da a todos el mismo trabajo, que es demasiado grande, y la misma promesa, que es más grande. En su primera página este evangelio lo llamó Emanuel, Dios con nosotros, y termina manteniendo el nombre. Dice todos los días: los buenos, los aburridos, y el que estás viviendo. Cuarenta han quedado atrás. Los demás están en la promesa.",
    reflections: [
      {
        question: "¿Qué te han mostrado de él estos cuarenta días?",
        content:
          "Vuelve atrás y lee lo que escribiste, si guardaste respuestas. Busca el día que te habrías saltado, y la frase que todavía recuerdas sin esfuerzo. Elige una cosa que él dijo o hizo, y que sea la que le contarías a un niño que te pregunte cómo es.",
      },
      {
        question: "¿Con quién podrías caminar, como él ha caminado contigo?",
        content:
          "Les dijo que enseñaran a otros lo que él les había enseñado, y aquello empezó con conversaciones. No necesitas saberlo todo. Llevas cuarenta días de ventaja a alguien. Piensa a quién, y ofrécele leer juntos un evangelio, un capítulo por semana, con algo de comer.",
      },
      {
        question: "¿Qué harás el día cuarenta y uno?",
        content:
          "Una costumbre necesita adónde ir después. Conserva la hora y la silla. Puedes empezar Marcos desde el primer versículo, medio capítulo al día, o sumarte al plan de lectura del año por donde va. Escribe dónde y cuándo. Él dijo todos los días, y mañana es uno.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Lo que vi",
        answer:
          "Vine por consejos, y sobre todo lo vi a él fijarse en la gente. Vio a la viuda, al hombre del árbol, a la mujer del borde de la multitud. Yo creía que estaba escondida. A un niño le contaría que levanta la vista, y que sabe tu nombre.",
      },
      {
        title: "Con Marcos",
        answer:
          "Mi ahijado tiene dieciséis años y piensa que creo en cuentos. Le gustan los panqueques y discutir. Le ofreceré las dos cosas, los sábados a las nueve, con el evangelio de Marcos y sin respuestas hechas. Si dice que no, le preguntaré otra vez en Pascua, y oraré por él mientras tanto.",
      },
    ],
  },
];
