import type { MentorDay } from "#content/schema/devotions.ts";

export const days17to24: readonly MentorDay[] = [
  {
    day: 17,
    title: "Padre nuestro",
    scripture: {
      reference: "Matthew 6:9",
      book: "Matthew",
      translation: "spa_r09",
      text: "Vosotros pues, oraréis así: Padre nuestro que estás en los cielos, santificado sea tu nombre.",
    },
    wisdom:
      "Acababa de advertirles sobre las oraciones largas de quien espera ser oído por lo largo. Entonces les dio una que toma medio minuto. Empieza por Dios: su nombre, su reino, su voluntad. Solo después llega al pan, a las deudas, a ser guardados del mal. La palabra más pequeña quizá sea la más difícil: nuestro. No la puedes decir como si fueras hijo único. La persona que te irrita está dentro de esa palabra, y también alguien que esta noche está en una cárcel de la que nunca has oído.",
    reflections: [
      {
        question: "¿Por cuál línea de esta oración pasas de prisa?",
        content:
          "Dila una vez despacio y mira dónde se te resbala la mente. Tal vez sea la línea de su voluntad, tal vez la de nuestros deudores. Esa línea es toda la oración de hoy. Quédate en ella cinco minutos, en la silla, y dile al Padre por qué prefieres pasar a la siguiente.",
      },
      {
        question: "¿Qué despierta en ti la palabra Padre?",
        content:
          "Para unos es la palabra más segura que hay, y para otros cuesta decirla. Jesús no la aprendió del ejemplo de ningún hombre; conocía al Padre desde siempre. Deja que él te diga lo que significa. Si duele, dilo, y toma prestada su manera de usarla hasta que la tuya sane.",
      },
    ],
    suggestedAnswers: [
      {
        title: "La línea que apuro",
        answer:
          "Nunca pido el pan de cada día, porque la nevera está llena y la pagué yo. Esta semana diré esa línea antes de hacer las compras, y preguntaré a quiénes incluye ese nosotros. Junto a la caja hay una canasta para el banco de alimentos.",
      },
      {
        title: "Sobre la palabra Padre",
        answer:
          "El mío bebía, y al oír la palabra me encojo. He estado diciendo Señor en su lugar. Hoy la leí como la dice Jesús, como si me hablara de alguien a quien no conozco. Eso sí puedo escucharlo. Mañana lo escucharé otra vez.",
      },
    ],
  },
  {
    day: 18,
    title: "Basta al día",
    scripture: {
      reference: "Matthew 6:34",
      book: "Matthew",
      translation: "spa_r09",
      text: "Así que, no os congojéis por el día de mañana; que el día de mañana traerá su fatiga: basta al día su afán.",
    },
    wisdom:
      "No promete que mañana será fácil. Cada día trae su fatiga, dice, y la porción de un día es lo que una persona puede levantar. Congojarse, en el español de 1909, es angustiarse, dejar que la mente dé vueltas y vueltas. No hablaba contra el grano en el granero ni el abrigo comprado a tiempo. La preocupación es otra cosa: trata de cargar lo de mañana con los brazos de hoy, y nunca lo acerca. Por eso da a los preocupados algo que hacer: mirar aves y flores.",
    reflections: [
      {
        question: "¿Qué estás cargando que le toca a la semana que viene?",
        content:
          "Toma una hoja y traza una línea por el medio: hoy, y no hoy. Ordena todo lo que te despertó a las cuatro. La columna de la derecha será la más larga. Dobla la hoja por la línea, entrégale esa mitad a Dios en una frase, y haz lo primero de la izquierda.",
      },
      {
        question: "¿Qué hay de hermoso a cien pasos de donde duermes?",
        content:
          "No era una manera de cambiar de tema. Algo alimenta a las aves, y no son sus ahorros. Sal y mira cualquier cosa viva durante cinco minutos, sin propósito. Después cuéntale a alguien lo que viste, como lo haría un niño.",
      },
      {
        question: "¿Qué intentarías hoy si alguien cuidara de mañana?",
        content:
          "La preocupación gasta más que el sueño; gasta generosidad y valor. Supón que alguien de confianza se hizo cargo de todo el día de mañana. ¿Qué empezarías, a quién invitarías, cómo hablarías en la cena? Haz un pedazo de eso. El supuesto está más cerca de la verdad de lo que parece.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Ordenar la lista",
        answer:
          "A la izquierda: llamar al banco, almorzar, ayudar con la tarea. A la derecha: si durará la empresa, si mi madre se caerá, si estaré sola a los setenta. Hoy no puedo hacer nada con el lado derecho. Padre, recíbelo, por favor. Empezaré por el banco.",
      },
      {
        title: "Cien pasos",
        answer:
          "Vivo sobre un taller, en una avenida ruidosa, así que no esperaba mucho. De la pared sale un helecho. Nadie lo plantó, y solo la lluvia lo riega. He pasado dos años por debajo. ¿Debajo de qué más habré pasado?",
      },
    ],
  },
  {
    day: 19,
    offersHelplines: true,
    title: "A la puerta de Naín",
    scripture: {
      reference: "Luke 7:13",
      book: "Luke",
      translation: "spa_r09",
      text: "Y como el Señor la vió, compadecióse de ella, y le dice: No llores.",
    },
    wisdom:
      "Dos multitudes se encuentran a la puerta de un pueblo. Una entra siguiendo a Jesús, y la otra sale siguiendo a un muerto. Los que lloran no piden nada. La viuda quizá no sabe quién es él, y solo piensa en su hijo, el único que tenía. Él la ve. Lucas pone primero la compasión; todo lo demás sale de ella. Se acerca, pone la mano en el féretro, y los que lo llevan se detienen. Luego hay una bondad que es fácil pasar por alto: cuando el joven se sienta y empieza a hablar, Jesús se lo devuelve a su madre.",
    reflections: [
      {
        question: "¿Junto a qué entierro pasas camino de otra cosa?",
        content:
          "Nuestros días son dos multitudes que se encuentran. Tú entras con tus planes y tu charla, y alguien sale con lo suyo. ¿Quién se ha cruzado contigo últimamente con una cara que notaste, y no preguntaste? Casi nunca es tarde para volver y preguntar.",
      },
      {
        question: "¿Puedes dejar que te vean cuando no lo has pedido?",
        content:
          "Ella no tenía lista ninguna oración, y él se acercó. Siéntate tres minutos con las manos abiertas y no digas nada. Deja que mire aquello detrás de lo que caminas. No hace falta que compongas la cara.",
      },
    ],
    suggestedAnswers: [
      {
        title: "La cajera",
        answer:
          "Había estado llorando, y yo pagué y me fui porque la fila era larga. Desde el viernes me da vueltas en la cabeza. Compro allí cada semana. Iré a su caja a propósito y le preguntaré cómo le ha ido. Señor, tú la viste primero; muéstrame qué decir.",
      },
      {
        title: "Tres minutos",
        answer:
          "Lo intenté en el borde de la cama. Dos minutos pensé en la cuenta de la luz. Después descubrí que estaba enojado por el diagnóstico, mucho más que triste. Llevaba un mes caminando detrás de eso, y no se lo había dicho. Ya se lo dije.",
      },
    ],
  },
  {
    day: 20,
    title: "Sin que él sepa cómo",
    scripture: {
      reference: "Mark 4:26-27",
      book: "Mark",
      translation: "spa_r09",
      text: "Decía más: Así es el reino de Dios, como si un hombre echa simiente en la tierra; Y duerme, y se levanta de noche y de día, y la simiente brota y crece como él no sabe.",
    },
    wisdom:
      "Solo Marcos guardó este relato, y casi no pasa nada en él. Un hombre echa semilla y se va a dormir. Se levanta, se acuesta otra vez, y en el campo sucede algo que no sabría explicar si se lo preguntaras. No hace mal en dormir. Primero sale la hierba, luego la espiga, después el grano lleno, y no se puede saltar ninguna etapa. La mayoría preferiríamos escarbar para ver. El labrador tiene dos trabajos, sembrar y cosechar, y entre los dos se le pide que confíe en la tierra.",
    reflections: [
      {
        question: "¿Qué has sembrado y no dejas de escarbar para ver?",
        content:
          "Un hijo, un alumno, un negocio, una disculpa que no te han contestado. Pregunta en qué etapa estará: hierba, espiga o grano. Al principio parece simple pasto. ¿Qué significaría dejarlo en paz un mes, y dormir, y hacer bien tus otros trabajos?",
      },
      {
        question: "¿Dónde ha crecido algo bueno en ti mientras no mirabas?",
        content:
          "El crecimiento se ve mejor hacia atrás. Compárate con hace cinco años en un asunto pequeño: cómo recibes una crítica, a quién soportas, qué te hace reír. No podrías decir cómo llegó. Da gracias a Dios con detalle, para recordar que no lo hiciste tú solo.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Como maestra",
        answer:
          "Kevin tiró una silla en mi segundo año. Once años después me detuvo en la calle, con un bebé en brazos, y me dijo que aún tenía el libro. Yo había olvidado que se lo di. ¿Qué libro, Señor, y a quién este año?",
      },
      {
        title: "Algo en mí",
        answer:
          "Durante años me desvelé ensayando discusiones. El domingo noté que no lo hacía desde el invierno, y no sabría decir cuándo se acabó. No fue cosa mía. Quiero dar gracias antes de acostumbrarme.",
      },
    ],
  },
  {
    day: 21,
    offersHelplines: true,
    title: "Toda la verdad",
    scripture: {
      reference: "Mark 5:34",
      book: "Mark",
      translation: "spa_r09",
      text: "Y él le dijo: Hija, tu fe te ha hecho salva: ve en paz, y queda sana de tu azote.",
    },
    wisdom:
      "Lleva doce años enferma y lo ha gastado todo en médicos. Su plan es tocarle la ropa por detrás e irse antes de que alguien lo note, y funciona. Entonces él se detiene, con una niña muriéndose más adelante, y pregunta quién fue. No la dejará irse a casa con la mitad. Ella sale temblando y le cuenta toda la historia delante de todos. Lo que él le da entonces no estaba en el plan: que la escuchen, y paz, y un nombre. En todos los evangelios es la única a la que llama «Hija».",
    reflections: [
      {
        question: "¿Cómo sería decirle toda la verdad?",
        content:
          "Ella no dejó nada fuera: los años, el dinero, la mano que se estiró. Pon un reloj si te ayuda, y cuéntale a Dios la historia completa de una sola cosa, sin saltarte hasta el final. Él iba camino de casa de Jairo, y cada minuto contaba, y aun así la dejó terminar.",
      },
      {
        question: "¿Dónde te conformas con recibir lo que necesitas y escabullirte?",
        content:
          "Se puede venir a la iglesia, o a un amigo, y tocar solo el borde. Recibes un poco de fuerza y a la hora del almuerzo ya estás en casa. ¿Quién lo notaría si te quedaras? Esta semana deja que una persona te pregunte cómo estás, y no des la respuesta corta.",
      },
    ],
    suggestedAnswers: [
      {
        title: "La historia completa",
        answer:
          "Le he pedido ayuda a Dios con el dinero, pero nunca le conté cómo empezó la deuda. Fue el año en que quise parecer más rico que mi hermano. Ya está. Lo he dicho en orden, y respiro un poco mejor.",
      },
      {
        title: "Quedarse al café",
        answer:
          "Me voy durante el último canto. Digo que es por el estacionamiento. El domingo me quedaré veinte minutos y hablaré con el señor del perro, que una vez me preguntó el nombre. Si pregunta cómo estoy, le contaré de los exámenes médicos.",
      },
    ],
  },
  {
    day: 22,
    title: "Un yugo para dos",
    scripture: {
      reference: "Matthew 11:28",
      book: "Matthew",
      translation: "spa_r09",
      text: "Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar.",
    },
    wisdom:
      "La invitación tiene una lista de invitados, y es de gente cansada. Si trabajas y cargas demasiado, tu nombre está en ella. Lo que ofrece en el versículo siguiente sorprende: un yugo. El yugo es para trabajar. Es la viga que se pone sobre dos cuellos para repartir una carga y llevar un mismo paso. Así que este descanso no es un día libre. Sigues arando. Pero lo haces junto a alguien «manso y humilde de corazón», que no te va a azuzar, y que también tiene el hombro bajo la viga.",
    reflections: [
      {
        question: "¿Cuáles de tus cargas te las dio Dios, y cuáles recogiste tú?",
        content:
          "Algunas son tuyas: un hijo, una promesa, el trabajo honrado de un día. Otras las tomaste porque estaban ahí, o para que pensaran bien de ti, o por miedo. Anota cinco cosas que llevas. Marca las que él nunca te pidió levantar, y escoge una para soltarla.",
      },
      {
        question: "¿A qué paso va él?",
        content:
          "Dos bajo un yugo caminan igual, y el que se adelanta solo se lastima el cuello. Prueba un paso más lento en un momento fijo del día, el camino a la estación, el baño, los platos, e imagínalo a tu lado. ¿Qué notas que sueles perderte?",
      },
    ],
    suggestedAnswers: [
      {
        title: "Soltar una",
        answer:
          "Marqué el pleito de la boda de mi prima. Llevo desde mayo cargando recados entre dos mujeres adultas, porque me gusta que me necesiten. Esa carga nunca me la dieron. Les diré a las dos que las quiero y que cada una tiene el número de la otra.",
      },
      {
        title: "A su paso",
        answer:
          "Camino a la escuela en nueve minutos, jalando a un niño de cinco años. Con quince tendríamos tiempo para el gato del muro. Hay que levantarse seis minutos antes. Si lo pienso como ir al paso de Jesús, y de Tomás, creo que puedo.",
      },
    ],
  },
  {
    day: 23,
    title: "¿Qué es esto entre tantos?",
    scripture: {
      reference: "John 6:9",
      book: "John",
      translation: "spa_r09",
      text: "Un muchacho está aquí que tiene cinco panes de cebada y dos pececillos; ¿mas qué es esto entre tantos?",
    },
    wisdom:
      "Felipe ya hizo la cuenta: doscientos días de salario no alcanzarían para un bocado por persona. Andrés al menos encontró algo, aunque le da vergüenza apenas lo dice. Y en algún lugar de aquella multitud un niño tuvo que soltar su almuerzo sin que le dijeran qué sería de él. Jesús no comenta lo poco que es. Da gracias, como se hace antes de cualquier comida, y empieza a repartir. Después recogen los pedazos, para que nada se pierda, y hay una canasta para cada discípulo.",
    reflections: [
      {
        question: "¿Qué te has guardado porque es muy poco?",
        content:
          "Una hora el sábado, una voz sencilla, un cuarto libre sin pintar. La pregunta de Andrés es justa, y nadie la respondió con palabras; a la gente le pidieron que se sentara. Levanta tus cinco panes donde Dios los vea, y di lo que son sin disculparte por el tamaño.",
      },
      {
        question: "¿Quién entregó su almuerzo para que tú comieras?",
        content:
          "Del niño no sabemos nada más. Detrás de casi todo lo bueno de tu vida hay alguien así, un maestro que se quedó hasta tarde, una abuela que se privó. Cuenta la historia de uno de ellos en una comida esta semana. También eso es recoger los pedazos.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mis cinco panes",
        answer:
          "Sé hornear una sola cosa, un pan de limón. Hay un albergue en la calle del Molino. Pensaba que necesitaban dinero o un techo. Quizá también les guste un pan dulce los jueves. Me cuesta cuatro huevos y una hora; que sea eso lo que llevo.",
      },
      {
        title: "Don Jorge",
        answer:
          "Me dio clases de piano gratis tres años, y decía que sus manos necesitaban compañía. Ahora sé que tenía muy poco. Nunca les he hablado de él a mis hijos. Esta noche en la cena lo haré, y después les tocaré la pieza de la mano izquierda.",
      },
    ],
  },
  {
    day: 24,
    title: "Una oración sobre el agua",
    scripture: {
      reference: "Matthew 14:30",
      book: "Matthew",
      translation: "spa_r09",
      text: "Mas viendo el viento fuerte, tuvo miedo; y comenzándose á hundir, dió voces, diciendo: Señor, sálvame.",
    },
    wisdom:
      "Once hombres se quedaron en la barca, y desde entonces la gente se sonríe de Pedro porque se hundió. Es también el único que caminó. Unos pasos hizo lo que no se puede hacer, con los ojos en un rostro. El viento había soplado todo el tiempo; solo ahora lo miró. Su oración mientras se hunde es muy corta, y no le alcanzaba el aliento para más. Mateo dice que la mano llegó «luego», que es al instante. La pregunta sobre la duda vino después, cuando ya lo tenían sujeto.",
    reflections: [
      {
        question: "¿Qué viento estás mirando?",
        content:
          "Descríbelo con exactitud: la fecha del estudio, el mercado, el silencio de tu hija. Sopla de verdad, y nadie te pide negarlo. Después describe con la misma exactitud hacia quién caminabas cuando saliste de la barca. ¿Ha cambiado algo en él desde entonces?",
      },
      {
        question: "¿Podría tu próxima oración tener tres palabras?",
        content:
          "Las oraciones largas son buenas, y hay días en que no se puede con ellas. Ayúdame, Señor mío. Quédate con ella. Hazme ser honesto. Arma una tuya, tan corta que quepa entre dos escalones. Úsala hoy cada vez que suba el agua, y cuenta.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mi viento",
        answer:
          "Es la palabra metástasis, que tuve que buscar. Iba caminando bien hasta el martes. Lo que cambió es el tamaño de las olas; él está donde estaba. No soy valiente con esto. Pero tengo su mano, creo, en la mano de mi hermana.",
      },
      {
        title: "Tres palabras",
        answer:
          "La mía es: hazme más paciente. La dije nueve veces antes del almuerzo, una en voz alta, sobre los platos. Mi madre preguntó lo mismo toda la mañana, y casi siempre le contesté con cariño. Gracias por eso.",
      },
    ],
  },
];
