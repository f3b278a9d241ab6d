import type { WholeTheme } from "#content/schema/reading-plan.ts";

export const lang: string | undefined = undefined;

export const wholeThemes: readonly WholeTheme[] = [
  {
    id: "beginnings",
    name: "Comienzos",
    prayer:
      "Hacedor de las mañanas, antes de que yo hiciera nada hoy, ya había luz. Gracias. Tengo algo que empezar que parece demasiado pequeño para importar, y algo que terminar que ya perdió el gusto. Dame los primeros diez minutos de cada cosa. Cuando compare mi comienzo con el camino andado de otro, vuelve mis ojos a mi propia página. Acompaña a quienes tienen que empezar de nuevo y no querían: después de un entierro, de un despido, en una ciudad extraña. Tú nunca te cansas de empezar. Préstame un poco de eso. Amén.",
  },
  {
    id: "comfort",
    name: "Consuelo",
    prayer:
      "Dios de toda consolación, conozco a gente que sufre y no sé qué decirle. No me dejes dar explicaciones. Enséñame a llevar una sopa, a escribir una carta corta, a quedarme en el cuarto mientras alguien llora. Si hoy quien sufre soy yo, que me encuentre una persona amiga que tenga tiempo, y hasta entonces quédate tú conmigo. Acércate a cada cama de hospital donde no se espera visita esta tarde. Tú sabes quién está allí. Háblale en voz baja. Amén.",
  },
  {
    id: "courage",
    name: "Valor",
    prayer:
      "Señor, mis rodillas saben lo que tengo que hacer hoy antes de que el resto de mí lo acepte. No pido dejar de tener miedo. Pido la frase siguiente, el paso siguiente, la voz firme. Ponte al lado de todos los que hablan y pagan por ello: el testigo, la enfermera que avisa de un error, el niño que defiende a otro niño. Donde callé y alguien salió herido, perdóname y dame otra oportunidad de hablar. Ve tú delante, y yo iré. Amén.",
  },
  {
    id: "exile",
    name: "Lejos de casa",
    prayer:
      "Tú caminaste con gente que salía de ciudades en llamas. Mira los caminos esta noche. Mira las carpas, las barcas repletas, las salas de espera donde llaman por número. No dejes que se separen las familias. Que la cocina de un desconocido les huela un poco a su casa. También yo tengo lugares a los que no puedo volver, y casas donde ahora vive otra gente, y te traigo esa nostalgia. Muéstrame cómo plantar algo donde estoy. Y cuando alguien recién llegado me pregunte por una calle, que lo acompañe hasta la esquina. Amén.",
  },
  {
    id: "faithfulness",
    name: "Fidelidad",
    prayer:
      "Padre, tú cumples promesas hechas a gente que murió hace siglos. A mí me cuesta cumplir una que hice el lunes. Ayúdame con las pequeñas: la llamada que dije que haría, el dinero que vence el viernes, la visita. Bendice a los que se quedan cuando quedarse es aburrido, los que cuidan a un padre, dan clase a los que van despacio, arreglan lo que otros dejan caer. Donde alguien me faltó a la palabra, tú lo viste. No dejes que yo aprenda a hacer lo mismo. Haz que mi sí valga algo. Amén.",
  },
  {
    id: "family",
    name: "Familia",
    prayer:
      "Dios de Sara y de Agar, de Jacob y de Esaú, tú sabes cómo son las familias. Te traigo la mía, con los que llaman demasiado y con quien dejó de llamar. Danos paciencia entre los platos, y palabras verdaderas en lugar de silencios viejos. Donde una casa no es segura, abre una salida y pon gente buena al final de ella. Sé padre y madre de quienes nunca los tuvieron. Que trate a los que viven conmigo con la cortesía que tengo con los extraños. Amén.",
  },
  {
    id: "forgiveness",
    name: "Perdón",
    prayer:
      "Dios de misericordia, hay algo que hice, y todavía veo la cara de la persona a quien se lo hice. No voy a decir que fue poca cosa. Perdóname, y mándame a reparar lo que se pueda reparar. También hay algo que me hicieron. Por más que me esfuerzo no logro perdonarlo, y tú no me pides que diga que no dolió. Sostenlo conmigo. Ve sacando el veneno poco a poco. Y guarda a todos los que en este momento siguen recibiendo daño. Amén.",
  },
  {
    id: "holiness",
    name: "Santidad",
    prayer:
      "Dios santo, el suelo donde tú estás es santo, y hay días en que lo cruzo pensando en las compras. Detenme hoy una vez. Lava lo que no alcanzo: el chiste que repetí, la imagen que seguí mirando, el desprecio con que me di gusto. Haz limpias para ti las cosas sencillas, mis manos en el fregadero, mis palabras en una pantalla, mi trato con el dinero de otros. Y que nadie a quien la vida haya hecho sentirse sucio crea que no te vas a acercar. Tú te acercas. Amén.",
  },
  {
    id: "hope",
    name: "Esperanza",
    prayer:
      "Señor, dejé de esperar ciertas cosas porque cansaba. Te las nombro ahora, muy bajito. Tú haces subir la savia por un tronco cortado. Le dijiste a un preso que comprara un campo mientras había un ejército ante la muralla. Planta en mí algo que no dependa de las noticias de esta noche. Déjame hacer una cosa porque dentro de treinta años aquí vivirá gente: sembrar un árbol, enseñar a un niño, limpiar un arroyo. Y sé la esperanza de los que ya no tienen ninguna. Amén.",
  },
  {
    id: "humility",
    name: "Humildad",
    prayer:
      "Tú lavaste pies, Señor Jesús, y yo todavía miro de reojo si alguien notó que lavé las tazas. Líbrame de eso. Que me alegre cuando elogian a otra persona. Que haga la pregunta que deja ver que no sé. Cuando me corrijan, dame una noche de sueño antes de contestar. Pero con aquellos a quienes otros han empequeñecido, a quienes les dijeron por años que no valen nada, haz lo contrario: ponlos de pie, y que oigan cómo los llamas tú. Amén.",
  },
  {
    id: "justice",
    name: "Justicia",
    prayer:
      "Juez de toda la tierra, hoy engañaron a alguien, y se fue a su casa con eso encima. Tú oíste lo que se dijo en aquella oficina. Ponte al lado de los que salieron heridos y después no fueron creídos. Dales una persona honrada que los escuche hasta el final. Quítales el sueño a los que tienen poder, y quítamelo a mí si he disfrutado de lo que le robaron a otro. Saca el mal a la luz, y que eso no haga nuevas víctimas. Dame algo útil que hacer: dar testimonio, poner una firma, pasar una hora entre formularios. Ven pronto. Amén.",
  },
  {
    id: "lament",
    name: "Lamento",
    prayer:
      "Dios que oyes, hoy no traigo palabras en orden. Han muerto demasiados, han herido a demasiados, y una parte de eso está en la página que tengo delante. No te voy a decir que todo fue para bien. Recibe el llanto de los que no pueden orar, y el silencio de los que ya lloraron bastante. Si cerca de mí hay alguien con un dolor viejo por el que nadie pregunta, mándame a preguntar. Siéntate con nosotros a oscuras hasta que amanezca. Amén.",
  },
  {
    id: "love",
    name: "Amor",
    prayer:
      "El amor fue idea tuya, y yo aprendo despacio. Quiero a la gente mientras es agradable, y la quiero en general. Haz que sea en particular: a esta tía, a este compañero, a este niño que patea el respaldo de mi asiento. Que escuche sin mirar el reloj. Bendice a los que están enamorados, y a los que dejaron atrás. Donde se usó esa palabra como excusa para retener o para herir, dile a quien salió herido que aquello nunca fue amor. Dame calor, Espíritu Santo, hasta que alguien más lo sienta. Amén.",
  },
  {
    id: "mercy",
    name: "Misericordia",
    prayer:
      "Lento para la ira, te llamaron, y yo soy de mecha corta. A mediodía ya he juzgado a un chofer, a un primo y a un pueblo entero. Ten misericordia de mí, y que se me pegue de ti como se pega una melodía. Muéstrame la deuda que podría cancelar, y la persona cuya versión no he oído. Ten misericordia de los presos, y de aquellos a quienes hicieron daño. Ten misericordia de los que tienen hambre, y usa mis manos. Cuando me toque ser juzgado, acuérdate de que la pedí. Amén.",
  },
  {
    id: "obedience",
    name: "Obediencia",
    prayer:
      "Señor, entiendo más de tu palabra de lo que hago. He leído la línea sobre perdonar y la línea sobre dar, y he pasado la página. Toma una cosa, una sola, y ponla tan clara que no la confunda con una emoción. Luego ayúdame a hacerla antes de la cena. No me dejes llamar voluntad tuya a mi mal genio. No necesito ver todo el camino. Alumbra los próximos dos pasos. Amén.",
  },
  {
    id: "power",
    name: "Poder",
    prayer:
      "Rey de reyes, te acostaron en un pesebre y montaste un burro prestado. Mira a los que mandan ejércitos y firman órdenes. Que de noche se acuerden de caras. Derriba lo que aplasta a la gente, y hazlo sin aplastar a más. También yo tengo un poco de poder, sobre un niño, un presupuesto, la semana de un compañero. Muéstrame cómo se ve desde abajo. Donde fui yo quien tuvo que agachar la cabeza, levántamela. Y enséñanos a todos a querer la grandeza que sabe arrodillarse. Amén.",
  },
  {
    id: "praise",
    name: "Alabanza y gratitud",
    prayer:
      "Por el café, por los pájaros y por el agua caliente, gracias. Gracias porque hubo quien horneara, barriera, manejara y reparara cables para que yo pudiera sentarme aquí. Que hoy note siete regalos que recibí como si los hubiera encargado, y que lo diga. Acepta mi canto, que no es bueno, y la alabanza de los que tienen más motivos para llorar y cantan igual. Cuando yo no encuentre nada, préstame un salmo. Todo lo que respira ya me lleva ventaja; quisiera unirme. Amén.",
  },
  {
    id: "prayer",
    name: "Oración",
    prayer:
      "Tú ya lo sabes, y aun así quieres que pida. Aquí estoy, con una lista y la cabeza distraída. Te pido por los enfermos cuyos nombres llevo conmigo, por esa persona a quien no soporto, y por los lugares que salen en las noticias. Cuando se me acaben las palabras, que tu Espíritu ore en mí lo que no sé decir. Me gustaría ver más respuestas de las que veo. No me dejes abandonar. Y que note, por debajo de lo que yo hablo, que tú estás escuchando. Amén.",
  },
  {
    id: "presence",
    name: "Dios con nosotros",
    prayer:
      "¿Adónde puedo ir que no estés tú primero? Estás en la escalera, en el hospital, en el auto después de la reunión. Hay días en que no lo siento en absoluto. En esos días, que sea verdad sin que yo lo sienta. Quédate con los que duermen solos esta noche, y con los que le tienen miedo a alguien en su propia casa. Enséñame a estar yo también presente, con el teléfono boca abajo y los ojos en quien me habla. Acompáñanos aquí, entre estas paredes. Amén.",
  },
  {
    id: "promise",
    name: "Promesa",
    prayer:
      "Dios fiel, he leído lo que les dijiste a Abraham, a unos esclavos, a unos cautivos junto a un río. Tardó mucho. Algunos murieron viéndolo de lejos. Yo quisiera que fuera más rápido. Mientras tanto, no me dejes inventar promesas que nunca hiciste, de dinero, de comodidad, de una respuesta antes del domingo. Las que sí hiciste bastan: que estarás con nosotros, que no nos olvidarás, que enjugarás toda lágrima. Yo me agarro de ellas. Agárrame tú a mí. Amén.",
  },
  {
    id: "remembering",
    name: "Memoria",
    prayer:
      "Acuérdense, nos repites, y yo olvido para qué entré al cuarto. Así que lo voy a decir otra vez: quién me enseñó a orar, quién me dio de comer cuando no tenía nada, a qué le tenía miedo hace un año y qué se hizo de aquello. Guarda también a los que nunca conocí, a los ahogados, a los que no tienen lápida. Donde recordar duele, no me dejes hacerlo en soledad. Dales a los niños historias verdaderas. Y cuando mi memoria se vaya, acuérdate tú de mí. Amén.",
  },
  {
    id: "rescue",
    name: "Rescate",
    prayer:
      "Sálvanos, Señor; no tenemos mejor oración. Esta noche hay gente con el agua al cuello, llena de deudas, en celdas, en casas donde le pegan, del otro lado de una frontera cerrada. Manda una ayuda que llegue. Da fuerzas a quienes salen en lanchas de rescate, contestan el teléfono a las tres de la mañana, esconden a los perseguidos. Me acuerdo de cuando me sacaron a mí, y de quién sostenía la cuerda. Déjame sostener un extremo para alguien. Que no pase de largo por la prisa de llegar a algo religioso. Amén.",
  },
  {
    id: "rest",
    name: "Descanso",
    prayer:
      "Tú descansaste, y el mundo no se vino abajo. De mí me cuesta creerlo. Quítame por una hora la lista y la pantalla encendida. Déjame sentarme, y que eso baste. Dales sueño a los padres de recién nacidos y a quienes la preocupación despierta a las cuatro. Tiende sobre esta casa un silencio como de madrugada, y que nos levantemos de él más buenos. Amén.",
  },
  {
    id: "trust",
    name: "Confianza",
    prayer:
      "Te confío, Señor, los asuntos grandes, como las estrellas. Lo que te vuelvo a quitar una y otra vez es la cita del jueves. Aquí la tienes de nuevo. Sé suelo firme donde no veo el camino. Si quien debía cuidar mi confianza la rompió, tenme paciencia mientras aprendo a apoyarme otra vez, poco a poco. Y que quienes cuentan conmigo me encuentren ahí cuando dije que estaría. Amén.",
  },
  {
    id: "truth",
    name: "Verdad",
    prayer:
      "Espíritu de verdad, esta semana dije una mentira pequeña porque era más fácil. Tú sabes cuál. Dame palabras limpias: sin halagos, sin callar la parte que importa, sin repetir lo que no comprobé. Protege a los que dicen la verdad donde es peligroso, y a los que llamaron mentirosos cuando contaron lo que les habían hecho. Que yo soporte oír algo cierto de mí sin devolver el golpe. Y cuando tenga que decir algo duro, que lo diga con cariño y a la persona indicada. Amén.",
  },
  {
    id: "turning",
    name: "Volver",
    prayer:
      "He caminado en la dirección equivocada, Dios mío, y con prisa, para no darme cuenta. Gracias por lo que me haya frenado. Ayúdame a dar la vuelta. Muéstrame a quién herí y qué haría falta para repararlo, y que no me baste con sentirlo. Aflójame las manos de eso a lo que siempre vuelvo. Haz que los que causan daño lo vean, y paren. Y mientras yo esté lejos todavía, mira el camino por si vengo. Amén.",
  },
  {
    id: "waiting",
    name: "Espera",
    prayer:
      "¿Hasta cuándo, Señor? Lo pregunto por la carta, por el resultado del análisis, por quien no vuelve a casa. Tú no tienes prisa, y yo sí. Siéntate con todos los que esperan en pasillos, en campamentos y junto a un teléfono. Enséñame qué se puede hacer mientras tanto: la próxima comida, la próxima página. No me dejes llenar el tiempo vacío con algo peor. Y que llegue la mañana, como ha llegado hasta hoy cada vez. Amén.",
  },
  {
    id: "welcome",
    name: "Acogida",
    prayer:
      "Jesús, fuiste huésped más veces que anfitrión, y comiste con gente que otros esquivaban cruzando la calle. ¿Quién falta donde yo vivo? Dame el valor de preguntar un nombre y de aprender a decirlo bien. Haz en mí lugar para la visita que llega en mal momento y se queda demasiado. Acompaña a los que esta noche están afuera y miran ventanas con luz. Una vez yo fui de los que llegan, en el patio de una escuela, en un trabajo nuevo. Alguien se corrió para hacerme lugar. Que también yo me corra. Amén.",
  },
  {
    id: "wisdom",
    name: "Sabiduría",
    prayer:
      "Único y sabio Dios, tengo una decisión que tomar y demasiados consejos. Dame sabiduría, de la lenta. Que oiga en la reunión a quien habla poco. Que pregunte qué efecto tendrá esto en los que no están en la sala. Sé muchas cosas, y entiendo pocas. Líbrame de ser brillante a costa de alguien. Enséñame cuándo hablar, cuándo esperar y cuándo reconocer que me equivoqué. Despéjales la cabeza a los que mañana tienen que juzgar a otros. Amén.",
  },
  {
    id: "work",
    name: "Trabajo",
    prayer:
      "Carpintero de Nazaret, tú sabes de astillas, de los que pagan tarde y de la última hora del día. Bendice el trabajo que me toca, también la parte que mañana habrá que hacer otra vez. Que lo haga bien cuando nadie lo revisa. Bendice a quienes limpian lo que yo dejo; debería saber sus nombres. Dales trabajo a los que lo buscan, y un respiro a los que tienen demasiado. Si lo que hago le hace daño a alguien, que yo me entere. Y que al atardecer mire una cosa y la llame buena. Amén.",
  },
];
