import type { MentorDay } from "#content/schema/devotions.ts";

export const days09to16: readonly MentorDay[] = [
  {
    day: 9,
    title: "El que vino de noche",
    scripture: {
      reference: "John 3:17",
      book: "John",
      translation: "spa_r09",
      text: "Porque no envió Dios á su Hijo al mundo para que condene al mundo, mas para que el mundo sea salvo por él.",
    },
    wisdom:
      "Nicodemo vino cuando ya estaba oscuro. Era un maestro con una reputación que perder, así que eligió una hora de calles vacías, y Jesús le dio la noche entera. No lo regañó por esconderse. Le habló del viento, de nacer, y de un Padre que amó tanto al mundo que dio a su Hijo por él. Luego viene esta frase, que se pierde fácil detrás de la otra, la famosa. Si Dios hubiera querido condenarnos, no necesitaba venir tan lejos. Volvemos a ver a Nicodemo al final, cargando especias para el entierro, cuando era peligroso que lo vieran.",
    reflections: [
      {
        question: "¿Qué preguntarías si pudieras preguntarlo a oscuras?",
        content:
          "Nicodemo había leído los libros toda su vida y seguía sin entender. Lo dijo. Pon esta noche en papel tu propia pregunta, la que sorprendería a quienes creen que lo tienes resuelto. No hace falta que la respondas. Hazla, y quédate un rato en su compañía.",
      },
      {
        question: "¿Esperas que te condenen cuando oras?",
        content:
          "Escucha el tono de voz que le pones a Dios en tu mente. ¿Es el de un maestro, o el de un juez? Ahora lee otra vez el versículo y deja que corrija esa voz. Puede que algo en ti necesite arreglo. Quien lo ve vino a salvar.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mi pregunta de noche",
        answer:
          "Dirijo un grupo en casa, y después de nueve años ya no sé cómo orar por mi hermano. Nunca se lo he dicho a nadie. Le preguntaré a Jesús qué está haciendo en esos nueve años, y no voy a arreglar la pregunta antes.",
      },
      {
        title: "La voz que oigo",
        answer:
          "Cuando oro, oigo a mi vieja maestra pasando lista. Por eso empiezo con excusas. Esta semana empezaré con el versículo, luego diré sin adornos lo que hice mal, y veré si el cuarto se siente distinto.",
      },
    ],
  },
  {
    day: 10,
    title: "Pide un favor",
    scripture: {
      reference: "John 4:7",
      book: "John",
      translation: "spa_r09",
      text: "Vino una mujer de Samaria á sacar agua: y Jesús le dice: Dame de beber.",
    },
    wisdom:
      "Tiene cansancio y sed, y no tiene con qué sacar agua. La mujer sí. De modo que la conversación que cambia a su pueblo empieza porque él necesita algo de ella. Sus cinco maridos salen después, igual que la pregunta de en qué monte se debe adorar. Primero pide un favor, a alguien con quien los suyos no trataban. Ella se sorprende tanto que le pregunta por qué. Al final ha dejado el cántaro junto al pozo y ha ido a buscar a sus vecinos, los mismos que quizá evitaba al salir a mediodía.",
    reflections: [
      {
        question: "¿A quién podrías pedirle ayuda, y por qué no lo has hecho?",
        content:
          "Que lo necesiten le da dignidad a una persona. Nos gusta ser el que tiene el balde. Piensa en alguien a quien has querido acercarte, un vecino, un adolescente, un familiar, y busca algo real que pueda hacer por ti. Mejor si es pequeño: una receta, una escalera, una lección.",
      },
      {
        question: "¿A qué vienes al pozo, y de qué tienes sed?",
        content:
          "Ella hacía ese camino todos los días, y todos los días tenía que volver. Nombra tu pozo, aquello a lo que regresas una y otra vez por la tarde. Tal vez el agua no tenga nada de malo. Pregúntale a él qué es la sed.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Por encima de la cerca",
        answer:
          "Hace seis años que somos vecinos y solo hemos cruzado quejas. Él cultiva tomates, y los míos siempre se mueren. Voy a preguntarle qué hago mal. Es raro lo mucho que me cuesta esa frase.",
      },
      {
        title: "Mi propio pozo",
        answer:
          "Me meto en las tiendas en línea, desde el teléfono. Lleno un carrito, lo vacío, lo lleno otra vez. Creo que tengo sed de ser alguien nuevo. Quisiera decírselo a Jesús esta noche, antes de abrir la página. ¿Qué me ofrecería él?",
      },
    ],
  },
  {
    day: 11,
    title: "Mas en tu palabra",
    scripture: {
      reference: "Luke 5:5",
      book: "Luke",
      translation: "spa_r09",
      text: "Y respondiendo Simón, le dijo: Maestro, habiendo trabajado toda la noche, nada hemos tomado; mas en tu palabra echaré la red.",
    },
    wisdom:
      "Simón lleva toda la noche despierto y ha vuelto con las redes vacías. El que ahora le aconseja sobre pesca es carpintero. Simón dice las dos cosas que puede decir un hombre cansado: que ya lo intentaron, y luego, «mas». No presume de tener esperanza. Echa la red por quien se lo pide. Y son tantos los peces que dos barcas empiezan a hundirse, y Pedro, que hasta entonces había sido cortés, cae de rodillas entre ellos, con miedo. Una respuesta grande puede ser más difícil de recibir que una pequeña.",
    reflections: [
      {
        question: "¿Dónde has pescado toda la noche sin sacar nada?",
        content:
          "Deja que tu frase sea tan llana como la de Simón. Las solicitudes, el tratamiento, las charlas con tu hijo, toda la noche. Él dijo los hechos, y eran ciertos. Cuando hayas dicho los tuyos, mira si todavía hay en ti un «mas», por pequeño que sea.",
      },
      {
        question: "¿Te ha dado Dios alguna vez más de lo que te resultaba cómodo?",
        content:
          "Simón le pidió a Jesús que se apartara. La bondad se le había acercado demasiado, y a su luz se vio a sí mismo. Recuerda una vez en que algo bueno te dio ganas de retroceder. ¿Qué creías que te pedirían después? A él le dijeron «No temas», y le dieron trabajo.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Sin trabajo",
        answer:
          "Cuarenta y una solicitudes y dos respuestas. Pensaba tomarme el mes sin intentar. Enviaré una más el lunes, esa que mi esposa menciona siempre. No siento nada al respecto. Una red se puede echar sin sentir nada.",
      },
      {
        title: "Un año bueno",
        answer:
          "Este año llegaron el bebé y la casa, y he tenido más miedo que en los años duros. Sigo esperando la cuenta. Quizá debería arrodillarme un rato entre los peces y dar gracias, antes de remar a la orilla.",
      },
    ],
  },
  {
    day: 12,
    title: "Un lugar desierto",
    scripture: {
      reference: "Mark 1:35",
      book: "Mark",
      translation: "spa_r09",
      text: "Y levantándose muy de mañana, aun muy de noche, salió y se fué á un lugar desierto, y allí oraba.",
    },
    wisdom:
      "La tarde anterior, la ciudad entera había estado a la puerta. Sanó gente hasta muy tarde, y por la mañana habría más. Así que se levantó a oscuras y fue adonde pudiera estar solo. Marcos no cuenta lo que oró. Nos da la hora, y dice que Simón fue tras él con la noticia de que todos lo buscaban. Debió sonar a éxito. Jesús responde que vayan a los pueblos siguientes. Allá afuera había vuelto a encontrar cuál era su trabajo, y por eso pudo dejar sin hacer una cosa buena.",
    reflections: [
      {
        question: "¿En qué momento del día te ves libre de lo que otros quieren de ti?",
        content:
          "Tal vez sean doce minutos en un auto estacionado. Busca el tiempo que tienes antes de lamentar el que no. Ponlo en tu calendario con su nombre verdadero. Decide después dónde te vas a sentar, porque un lugar vago rara vez sobrevive a la primera mañana difícil.",
      },
      {
        question: "¿Qué cosa buena podrías tener la libertad de dejar?",
        content:
          "Aquel día todavía había enfermos en Capernaum. Él siguió adelante, porque también lo habían enviado a otros. A ti también te busca siempre alguien. Pregúntale a Dios, antes que a la gente, cuál de los pedidos de hoy te toca a ti y cuál a otra persona.",
      },
      {
        question: "¿Cómo suena tu oración cuando nadie puede oírla?",
        content:
          "Lo que él dijo allí no está escrito, así que prueba la tuya sin frases bien hechas: un nombre, un suspiro, una lista de gente, silencio. Los lugares desiertos no exigen buena gramática. Si la mente se te va, síguela, y ora por aquello a lo que se fue.",
      },
    ],
    suggestedAnswers: [
      {
        title: "El auto estacionado",
        answer:
          "Llego a la escuela a las siete y cuarenta y miro el teléfono hasta el timbre. Lo dejaré en el bolso una semana y usaré esos minutos. A esa hora no tengo mucho que decirle a Dios. Le daré el silencio, y escucharé.",
      },
      {
        title: "Sobre decir que no",
        answer:
          "Llevo los almuerzos, la lista de voluntarios y el boletín, y en casa contesto mal a todos. El boletín lo podría hacer otra persona. No lo he pedido porque lo haría distinto. El domingo se lo pediré a Rut, y le daré las gracias antes de que empiece.",
      },
    ],
  },
  {
    day: 13,
    offersHelplines: true,
    title: "Extendió su mano",
    scripture: {
      reference: "Mark 1:41",
      book: "Mark",
      translation: "spa_r09",
      text: "Y Jesús, teniendo misericordia de él, extendió su mano, y le tocó, y le dice: Quiero, sé limpio.",
    },
    wisdom:
      "La ley ponía a los leprosos fuera del campamento, y debían gritar para avisar a quien se acercara. Este hombre cruza la distancia, se arrodilla y dice algo con cuidado: si quieres, puedes. Del poder está seguro. Lo que duda es que alguien quiera. Para otros bastó una palabra. Aquí Jesús extendió primero la mano. Ninguna mano había tocado esa piel en mucho tiempo, y la tocó antes de que estuviera limpia. Luego respondió exactamente a la duda, en una palabra: «Quiero».",
    reflections: [
      {
        question: "¿Dudas más de que Dios pueda, o de que quiera?",
        content:
          "Son miedos distintos y necesitan consuelos distintos. Pocos diríamos en voz alta que Dios no quiere; lo mostramos con lo que nunca le llevamos. ¿Qué petición dejaste de hacer? Inténtala otra vez con las palabras del leproso, y quédate de rodillas esperando la respuesta.",
      },
      {
        question: "¿A quién de tu vida no lo toca nadie?",
        content:
          "Un anciano en un hogar puede pasar semanas sin que lo toque nada más que unos guantes. Un adolescente quizá ya no pide abrazos y los extraña. Pregunta siempre antes. Una mano en el hombro, un apretón de verdad, sentarse cerca en la banca: piensa en alguien, y ve a verlo.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Lo que dejé de pedir",
        answer:
          "Ya no pido verme libre del pánico en la autopista. Después de cuatro años decidí que así soy. Puedo decir esto: Señor, si quieres, puedes. También me inscribiré en el curso que el médico mencionó en marzo.",
      },
      {
        title: "En el hogar de ancianos",
        answer:
          "Mi tía ya no sabe mi nombre, así que la visito menos. Todavía gira la mano cuando pongo la mía encima. Podría ir el miércoles media hora, sin noticias que contar, y sentarme del lado del oído bueno.",
      },
    ],
  },
  {
    day: 14,
    offersHelplines: true,
    title: "Por el techo",
    scripture: {
      reference: "Mark 2:5",
      book: "Mark",
      translation: "spa_r09",
      text: "Y viendo Jesús la fe de ellos, dice al paralítico: Hijo, tus pecados te son perdonados.",
    },
    wisdom:
      "Cuatro personas llevan a un amigo a Jesús y la multitud no los deja pasar. Así que suben y desarman el techo, lo cual hace ruido, es de mala educación, y alguien tendrá que pagarlo. Marcos dice que Jesús vio la fe de ellos. De ellos, en plural: los que tenían polvo en el pelo y miraban por el hueco. De lo que creía el enfermo no se nos dice nada. Quizá había dejado de creer hacía tiempo y estaba muy cansado para discutir. Bastó con que lo cargaran. Primero fue perdonado, y después salió caminando con su camilla bajo el brazo.",
    reflections: [
      {
        question: "¿De quién estás sosteniendo una esquina de la camilla?",
        content:
          "Cuatro cargaron a uno, y el peso se podía llevar. Piensa en alguien demasiado enfermo, triste o agotado para venir a Dios por su pie. ¿Cuál sería una esquina? Una comida los lunes, recoger a los niños, una oración dicha en su lugar cada noche. Elige la tuya y busca a otros tres.",
      },
      {
        question: "¿Cuándo has sido tú quien iba en la camilla?",
        content:
          "Es más difícil quedarse quieto que levantar. Si ahora alguien se ofrece a cargarte, ¿qué te hace decir que estás bien? Recuerda una vez en que la fe de otra persona te hizo pasar por el techo. Si puedes, escríbele esta semana y díselo.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Por una amiga",
        answer:
          "Desde que perdió a su bebé, Ana dice que no puede orar. Yo le he estado diciendo que sí puede. Creo que voy a dejar de hacerlo, y a orar por ella cada noche a las diez, y a decirle que de eso me encargo yo. Y puedo hacer las compras del jueves.",
      },
      {
        title: "Que me carguen",
        answer:
          "Después de la operación, la iglesia mandó una lista de personas que me llevarían en auto. Guardé la lista en un cajón y tomé taxis. Me daba vergüenza mi casa. Le diré que sí al primer nombre, y la dejaré entrar.",
      },
    ],
  },
  {
    day: 15,
    offersHelplines: true,
    title: "Los que lloran",
    scripture: {
      reference: "Matthew 5:4",
      book: "Matthew",
      translation: "spa_r09",
      text: "Bienaventurados los que lloran: porque ellos recibirán consolación.",
    },
    wisdom:
      "Pudo haber empezado por los fuertes. Se sentó en una ladera y nombró a la gente a la que casi nunca se felicita: los pobres en espíritu, los mansos, los que están de duelo. No dice que la pena sea buena, ni que vaya a tener sentido. Dice que recibirán consolación, y lo pone en futuro, lo cual es honesto. Quien se ha sentado en una casa después de un entierro sabe que el consuelo con prisa no consuela. Este se toma su tiempo. Lo prometió un hombre que un día lloraría de pie ante la tumba de un amigo.",
    reflections: [
      {
        question: "¿Qué has perdido que nunca te dieron tiempo de llorar?",
        content:
          "A unas pérdidas les llevan flores y a otras no les llevan nada: una amistad que se apagó, un país, un hijo que no llegó, la persona que pensabas ser. Tienes permiso de estar triste por eso. Ponle nombre y dale un cuarto de hora. Él llamó bienaventurados a los que lloran antes de que alguien les dijera que siguieran adelante.",
      },
      {
        question: "¿Cómo podrías consolar a alguien sin explicarle nada?",
        content:
          "Los amigos de Job lo hicieron bien siete días, mientras estuvieron sentados en el suelo sin decir nada. Después empezaron a hablar. Elige a una persona de duelo que conozcas. Lleva flores, o una foto, o una hora. Di el nombre del que murió; casi nadie más lo dice ya.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Una pérdida sin flores",
        answer:
          "Salimos de nuestra ciudad cuando yo tenía diecinueve años, y nunca lloré, porque era una suerte poder irnos. Todavía huelo el mar al final de nuestra calle. El sábado voy a cocinar el guiso de mi abuela y a dejarme extrañarlo todo.",
      },
      {
        title: "Por mi compañera",
        answer:
          "Su esposo murió en junio. Firmamos una tarjeta, y desde entonces hemos estado alegres a su alrededor. Mañana le preguntaré cómo era, y me sentaré mientras me cuenta. Si prefiere no hablar, al menos habré dicho su nombre.",
      },
    ],
  },
  {
    day: 16,
    offersHelplines: true,
    title: "Tus enemigos",
    scripture: {
      reference: "Matthew 5:44",
      book: "Matthew",
      translation: "spa_r09",
      text: "Mas yo os digo: Amad á vuestros enemigos, bendecid á los que os maldicen, haced bien á los que os aborrecen, y orad por los que os ultrajan y os persiguen;",
    },
    wisdom:
      "Es un mandato, y nada de lo que sigue en el sermón lo ablanda. Ama a quienes están en tu contra. Hablaba a gente a la que un soldado podía obligar a cargarle el equipaje una milla, así que el enemigo tenía cara. Jesús les da cuatro verbos que se pueden hacer sin sentirlos: amar, bendecir, hacer bien, orar. El último quizá sea por donde empezar. Es difícil seguir deseándole mal a un hombre mientras le pides a Dios que dé de comer a sus hijos. La razón que ofrece es el clima: tu Padre manda lluvia sobre tu campo y sobre el suyo.",
    reflections: [
      {
        question: "¿Qué nombre te pone tensos los hombros?",
        content:
          "No tienes que fingir que el daño fue pequeño, ni volver a ponerte al alcance de quien te lastima. Se puede orar a una distancia segura. Dile a Dios el nombre, y pide para esa persona algo bueno que querrías para ti: sueño, trabajo honrado, una amistad.",
      },
      {
        question: "¿Qué favor podrías hacer sin que se supiera que fuiste tú?",
        content:
          "La bondad hacia un enemigo se vuelve fácilmente un arma si se busca que la note. No pongas tu nombre. Corrige un rumor cuando él no esté. Déjale el paso en el tráfico. Fíjate qué pasa después en ti; quizá en parte para eso sea el mandato.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mi cuñada",
        answer:
          "Contó a la familia algo de mí que era verdad a medias, y eso fue peor. Todavía no puedo bendecirla y decirlo en serio. Pero puedo orar por que se le cure la rodilla antes del viaje, porque duele, y yo sé lo que es. Empezaré por ahí.",
      },
      {
        title: "En la oficina",
        answer:
          "Alguien llevó mi idea a una reunión como si fuera suya. Tengo lista una frase que lo hundiría. En vez de eso, el viernes en el almuerzo no diré nada de él cuando todos hablen. Es poco. Señor, no quiero hacerlo; ayúdame a querer.",
      },
    ],
  },
];
