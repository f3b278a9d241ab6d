import type { PrayerTopic } from "#content/schema/devotions.ts";

export const lang: string | undefined = undefined;

/** Scripture is Reina-Valera 1909. */
export const prayerTopics: readonly PrayerTopic[] = [
  {
    id: 17,
    title: "Salvación",
    prayer:
      "Jesús, tú saliste a buscar a los que todos los demás daban por perdidos.\nVe tras los que amo y están lejos de casa. Te digo ahora sus nombres.\nSi mi propia vida les ha cerrado el paso, hazme a un lado y perdóname.\nDales un amigo sincero, una palabra que se les quede, una noche en que no puedan dormir de tanto pensar en ti.\nY si el perdido soy yo y lo he callado, encuéntrame a mí también. Amén.",
    scripture: "Porque todo aquel que invocare el nombre del Señor, será salvo.",
    reference: "Romans 10:13",
    color: "petition-gold",
    icon: "🛟",
    drawing: "lifebuoy",
  },
  {
    id: 4,
    title: "Sabiduría",
    prayer:
      "Le he dado tantas vueltas a esta pregunta que ya está gastada, Padre, y todavía no sé qué hacer.\nTú das a quienes te piden, y no los regañas por pedir.\nPor eso pido. Que tu Espíritu me muestre lo verdadero antes que lo agradable. Mándame a alguien honrado, y déjame oírlo hasta el final de la frase.\nY luego dame valor para hacer lo que a medias ya sé. Amén.",
    scripture:
      "Y si alguno de vosotros tiene falta de sabiduría, demándela á Dios, el cual da á todos abundantemente, y no zahiere; y le será dada.",
    reference: "James 1:5",
    color: "petition-gold",
    icon: "📖",
    drawing: "book",
  },
  {
    id: 22,
    title: "Perdón",
    prayer:
      "Hay palabras que daría mucho por no haber dicho. Perdónamelas, Señor, y perdóname el silencio, que fue peor.\nTambién hay una deuda que todavía guardo en un papel, con la fecha y la cantidad. Tú sabes de quién es.\nNo puedo romperlo a fuerza de intentarlo. Tómame la mano mientras lo rompo, hoy, y otra vez mañana cuando descubra que lo he vuelto a copiar.\nHazme bueno en el primer minuto, antes de que me dé tiempo de pensar. Amén.",
    scripture:
      "Antes sed los unos con los otros benignos, misericordiosos, perdonándoos los unos á los otros, como también Dios os perdonó en Cristo.",
    reference: "Ephesians 4:32",
    color: "petition-rose",
    icon: "🤝",
    drawing: "hands",
  },
  {
    id: 9,
    title: "Fe",
    prayer:
      "Un padre te trajo una vez a su hijo enfermo y media fe, y no lo mandaste a su casa a buscar la otra mitad.\nAquí está la mía, con las dudas todavía dentro.\nCreo mejor a la luz del día que a las tres de la mañana. Creo con más facilidad por otros que por mí.\nToma lo que hay. Déjame cumplir con lo de hoy como si estuvieras cerca, y descubrir por la noche que lo estabas. Amén.",
    scripture: "Creo, ayuda mi incredulidad.",
    reference: "Mark 9:24",
    color: "petition-gold",
    icon: "⚓",
    drawing: "anchor",
  },
  {
    id: 26,
    title: "Familia",
    prayer:
      "Bendice esta casa, Padre: al que se levanta primero, al que da portazos, al que vive lejos y no ha llamado.\nSabemos exactamente dónde herirnos. Enséñanos dónde parar.\nPara la silla vacía, consuelo. Para el que acaba de llegar a la familia, paciencia.\nQue nadie tenga que ganarse aquí su lugar. Y si ha sido difícil vivir conmigo, haz que yo sea el primero en decirlo. Amén.",
    scripture: "que yo y mi casa serviremos á Jehová.",
    reference: "Joshua 24:15",
    color: "petition-rose",
    icon: "🏠",
    drawing: "house",
  },
  {
    id: 1,
    title: "Paz",
    prayer:
      "Es tarde, Señor, y mi cabeza sigue trabajando en cosas que no puede arreglar.\nQuítame el teléfono de la mano. Quítame la discusión que siempre gano a solas.\nLa noche en que te arrestaron les dejaste a tus amigos un regalo, y el regalo fue la paz; así que debe poder vivir en cuartos donde llegan malas noticias.\nQue viva en este. Y si hay una llamada que debo hacer para arreglar algo, que la haga antes del mediodía. Amén.",
    scripture: "La paz os dejo, mi paz os doy: no como el mundo la da, yo os la doy.",
    reference: "John 14:27",
    color: "petition-gold",
    icon: "🕊️",
    drawing: "bird",
  },
  {
    id: 13,
    title: "Salud",
    prayer:
      "Tú hiciste este cuerpo, Señor, y sabes cuál de sus partes tiene miedo.\nQuédate en la sala de espera, y en el sobre de los resultados. Dales pulso firme a las manos que sostienen la aguja y el bisturí.\nPara el dolor que ya dura demasiado, alivio. Para los que cuidan en casa y están muertos de cansancio, una noche entera de sueño.\nY si alguno de nosotros no va a sanar aquí, quédate cerca, y quédate hasta el final. Amén.",
    scripture: "Jehová lo sustentará sobre el lecho del dolor: mullirás toda su cama en su enfermedad.",
    reference: "Psalm 41:3",
    color: "petition-rose",
    icon: "🌿",
    drawing: "sprout",
    offersHelplines: true,
  },
  {
    id: 20,
    title: "Alegría",
    prayer:
      "Tú que diste vino en las bodas, me he vuelto tan cuidadoso que casi no me río.\nSorpréndeme hoy con algo pequeño: un durazno maduro, un pájaro en la ventana, el mal chiste de un amigo. Que lo note mientras está aquí.\nLa alegría es fruto de tu Espíritu; yo no puedo hacerla crecer. No me dejes fingirla junto a alguien que llora. Enséñame a sentarme y llorar con él.\nY cuando me toque a mí pasar la noche esperando, acompáñame hasta que amanezca. Amén.",
    scripture: "por la tarde durará el lloro, y á la mañana vendrá la alegría.",
    reference: "Psalm 30:5",
    color: "petition-gold",
    icon: "🌅",
    drawing: "sunrise",
  },
  {
    id: 7,
    title: "Gratitud",
    prayer:
      "Por el agua caliente, y por quien vino a arreglar el calentador. Por una silla a la medida de mi espalda.\nPor la maestra que no se dio por vencida conmigo, y a la que nunca le di las gracias.\nPor el mal que me evitaste sin que yo lo supiera.\nPor tu Hijo, que dio gracias con la cruz a unas horas de distancia.\nOlvido pronto, Señor. Que hoy le diga a una persona lo que ha sido para mí, con palabras, mientras puede oírlas. Amén.",
    scripture: "Bendice, alma mía á Jehová, y no olvides ninguno de sus beneficios.",
    reference: "Psalm 103:2",
    color: "petition-gold",
    icon: "🍞",
    drawing: "wheat",
  },
  {
    id: 28,
    title: "Avivamiento",
    prayer:
      "Algunos hemos dicho las palabras tantas veces, Señor, que ya no las oímos.\nVen, Espíritu Santo, y despiértanos. Empieza por mí, en el asiento donde suelo cabecear.\nQue los viejos vuelvan a arrepentirse y a alegrarse, y que los niños vean que es de verdad. Arregla el pleito que todos tratan con buenos modales. Abre la cartera, la agenda, el cuarto de huéspedes.\nNo pedimos ruido. Te pedimos a ti, en medio de un año cualquiera. Amén.",
    scripture: "¿No volverás tú á darnos vida, y tu pueblo se alegrará en ti?",
    reference: "Psalm 85:6",
    color: "petition-sage",
    icon: "🔥",
    drawing: "flame",
  },
  {
    id: 11,
    title: "Liderazgo",
    prayer:
      "Tú ves a los que tienen que decidir, Padre: en congresos y alcaldías, en escuelas y hospitales, en talleres donde el viernes hay que pagar los sueldos.\nDales un corazón que escuche, como pidió Salomón cuando pudo haber pedido oro.\nPon en la sala a alguien que no les tenga miedo. Que oigan a los que van a pagar el error.\nLíbralos de los aduladores. Y donde dos o tres me miren a mí, haz que valga la pena seguirme. Amén.",
    scripture: "Da pues á tu siervo corazón dócil para juzgar á tu pueblo, para discernir entre lo bueno y lo malo",
    reference: "1 Kings 3:9",
    color: "petition-sage",
    icon: "👑",
    drawing: "crown",
  },
  {
    id: 3,
    title: "Ministerio de sanación",
    prayer:
      "Al ponerse el sol te trajeron los enfermos, Jesús, y pusiste las manos sobre cada uno. No sobre la multitud; sobre cada uno.\nBendice a todos los que hoy hacen ese trabajo, en salas y clínicas y cuartos del fondo, con oración y aceite, con sábanas limpias y caldo caliente.\nDales amor por el paciente que grita. Dales descanso, y compañeros que se den cuenta.\nCuando han orado y nada parece cambiar, no dejes que vuelvan solos a casa. Amén.",
    scripture: "y él, poniendo las manos sobre cada uno de ellos, los sanaba.",
    reference: "Luke 4:40",
    color: "petition-sage",
    icon: "💧",
    drawing: "droplet",
    offersHelplines: true,
  },
  {
    id: 24,
    title: "Duelo",
    prayer:
      "El abrigo sigue en su gancho, y no puedo moverlo.\nLa gente ya no pregunta. Yo he empezado a decir que estoy bien.\nTú estuviste ante la tumba de un amigo y lloraste, Señor, aunque sabías lo que ibas a hacer; así que no tengo que apurarme.\nSiéntate conmigo en la cocina. Ayúdame con los papeles, con los domingos, con la canción en la tienda.\nGuarda al que amo, y guárdame a mí, hasta que ya no haya más llanto. Amén.",
    scripture: "Cercano está Jehová á los quebrantados de corazón",
    reference: "Psalm 34:18",
    color: "petition-rose",
    icon: "🤍",
    drawing: "heart",
    offersHelplines: true,
  },
  {
    id: 15,
    title: "Matrimonio",
    prayer:
      "Cuida a los dos que se lo prometieron, Padre, en los días buenos y en el día en que el auto no arrancó.\nDales tiempo a los esposos para sentarse, y algo de qué reírse que solo a ellos dos les haga gracia.\nDonde se ha hecho el silencio, que uno empiece. Donde hay miedo o hubo traición, manda ayuda, y mándala pronto.\nSé el tercer hilo cuando los otros dos están gastados. Y haz compañía a quienes viven solos y quisieran otra cosa. Amén.",
    scripture: "y cordón de tres dobleces no presto se rompe.",
    reference: "Ecclesiastes 4:12",
    color: "petition-rose",
    icon: "💍",
    drawing: "rings",
    offersHelplines: true,
  },
  {
    id: 8,
    title: "Hijos",
    prayer:
      "Les dijeron que no te molestaran, y con quien te enojaste fue con los hombres grandes. Después tomaste a los niños en brazos.\nToma a los míos. Toma al que come solo en el recreo, a la que llega a la escuela con hambre, al que sabe demasiado para sus siete años.\nHaznos lentos para el sermón y rápidos para tirarnos al suelo a jugar.\nGuárdalos adonde no podemos ir, y dales adultos que cumplan su palabra. Amén.",
    scripture: "Dejad los niños venir, y no se lo estorbéis; porque de los tales es el reino de Dios.",
    reference: "Mark 10:14",
    color: "petition-rose",
    icon: "🧒",
    drawing: "baby",
  },
  {
    id: 19,
    title: "Trabajo",
    prayer:
      "Aquí está el trabajo de hoy, Señor: los correos, el turno, la clase, el enfermo, el campo.\nDéjame hacer bien una cosa, aunque nadie la revise.\nHazme justo con el dinero, y decente con la gente que no está en la sala. Si el trabajo es aburrido, que yo sea amable en él. Si es cruel, muéstrame la salida.\nAcuérdate de los que buscan trabajo y no encuentran; sus días son largos.\nToma lo que hacen mis manos, y que permanezca. Amén.",
    scripture: "la obra de nuestras manos confirma.",
    reference: "Psalm 90:17",
    color: "petition-gold",
    icon: "🛠️",
    drawing: "hammer",
  },
  {
    id: 5,
    title: "El pan de cada día",
    prayer:
      "Hay que pagar la renta, y tú sabes hasta la última moneda lo que hay en la cuenta.\nNo te pido ser rico, Padre. Te pido para hoy: comida en la alacena, zapatos que no dejen pasar el agua, el recibo pagado antes de que llegue el otro aviso.\nMuéstrame a quién pedirle ayuda, y que no me gane el orgullo.\nY cuando en mi casa haya de sobra, recuérdame de quién es, y quién vive cerca con menos. Amén.",
    scripture: "Danos hoy nuestro pan cotidiano.",
    reference: "Matthew 6:11",
    color: "petition-gold",
    icon: "🥖",
    drawing: "utensils",
  },
  {
    id: 27,
    title: "Valor",
    prayer:
      "Tengo la boca seca, Señor, y la reunión es a las diez.\nCuando le decías a la gente que no temiera, la razón que dabas eras tú: que estarías con ella.\nEntonces quédate conmigo. Que tu Espíritu me dé las palabras verdaderas y me guarde de las ingeniosas.\nSi tengo que estar solo, que esté derecho. Si tiemblo, que tiemble y que entre de todos modos.\nY hazme valiente esta semana por alguien que no tiene quien hable por él. Amén.",
    scripture: "En el día que temo, yo en ti confío.",
    reference: "Psalm 56:3",
    color: "petition-gold",
    icon: "🦁",
    drawing: "mountain",
    offersHelplines: true,
  },
  {
    id: 12,
    title: "Soledad",
    prayer:
      "Hay noches en que la única voz del cuarto es la radio.\nTú pasaste cuarenta días en despoblado, y una hora en un huerto mientras tus amigos dormían. Sabes lo larga que es.\nAcompaña a la viuda, al estudiante recién llegado, al vecino de al lado, a la mamá que está en casa con un bebé que todavía no habla.\nDame valor para tocar a una puerta, y juicio para abrir la mía.\nEspíritu Santo, a quien Jesús llamó el Consolador, acompaña esta noche a todos los que quisieran oír una voz. Amén.",
    scripture: "El Dios que hace habitar en familia los solos",
    reference: "Psalm 68:6",
    color: "petition-rose",
    icon: "🪟",
    drawing: "door",
    offersHelplines: true,
  },
  {
    id: 2,
    title: "Dirección",
    prayer:
      "Dos caminos, Padre, y en los dos gente buena que me dice que vaya.\nYo quisiera un mapa. Tú pareces ofrecerme una mano.\nAquieta mi prisa y mi orgullo. Cierra el camino que me haría daño a mí o a otros, aunque sea el más bonito.\nQue tu palabra y tu Espíritu, los amigos sabios y el sentido común empiecen a decir lo mismo.\nY entonces déjame andar, sin detenerme a mirar atrás en cada esquina; y si me equivoco, llámame por mi nombre. Amén.",
    scripture:
      "Este es el camino, andad por él; y no echéis á la mano derecha, ni tampoco torzáis á la mano izquierda.",
    reference: "Isaiah 30:21",
    color: "petition-gold",
    icon: "🧭",
    drawing: "compass",
  },
  {
    id: 25,
    title: "Protección",
    prayer:
      "Cuida a todos los que están fuera esta noche: en la carretera mojada, en la ambulancia, en el último autobús, en el mar.\nQuédate en la casa donde alguien teme oír pasos en la escalera. Sácalo de ahí a salvo, y ten listo un lugar para él.\nLibra del mal a los descuidados, y líbrame a mí de ser descuidado con otros.\nNo sé qué traerá mañana, Señor. Tú lo sabes, y estarás allí. Amén.",
    scripture: "Jehová guardará tu salida y tu entrada, desde ahora y para siempre.",
    reference: "Psalm 121:8",
    color: "petition-rose",
    icon: "🛡️",
    drawing: "shield",
    offersHelplines: true,
  },
  {
    id: 10,
    title: "Paciencia",
    prayer:
      "Hace mucho que pido esto, y estoy cansado de oírme pedirlo.\nEl campesino no puede jalar el maíz de las hojas para que crezca. Enséñame a esperar como él, con las botas puestas y algo útil en las manos.\nHazme amable con la gente lenta, el tráfico lento y las respuestas lentas; tú has sido amable con un alumno lento.\nSi tu respuesta es no, que la oiga de ti. Si es todavía no, quédate a esperar conmigo, Señor. Amén.",
    scripture: "Aguarda á Jehová; esfuérzate, y aliéntese tu corazón",
    reference: "Psalm 27:14",
    color: "petition-gold",
    icon: "🌾",
    drawing: "hourglass",
  },
  {
    id: 18,
    title: "Amistad",
    prayer:
      "Gracias por el amigo que llegó con sopa y no dio consejos. Gracias por la que me dijo la verdad y después se quedó a cenar.\nA algunos los he dejado ir, Señor. No hubo pleito, solo meses. Ponme hoy un nombre en la mente, y déjame escribirle tres renglones.\nHazme alguien a quien se le puedan contar las cosas. Hazme feliz cuando a otros les va bien.\nY hazte amigo de quienes han sufrido una decepción de más y ya no lo intentan. Amén.",
    scripture: "En todo tiempo ama el amigo; y el hermano para la angustia es nacido.",
    reference: "Proverbs 17:17",
    color: "petition-rose",
    icon: "🫖",
    drawing: "cup",
  },
  {
    id: 6,
    title: "La Iglesia",
    prayer:
      "La noche antes de morir pediste que fuéramos uno, Señor, y te hemos hecho esperar.\nBendice a los otros: a los que cantan lo que nosotros no cantaríamos, y se arrodillan donde nosotros estamos de pie. Tú los oyes con gusto, y en todos respira un mismo Espíritu.\nMantén a tus pastores honrados, descansados y cerca de las ovejas.\nQue el niño, el forastero y el hombre que huele a licor encuentren un asiento y una sonrisa.\nDonde tu pueblo ha hecho daño, no nos dejes tranquilos hasta que lo hayamos reconocido y reparado. Amén.",
    scripture: "Para que todos sean una cosa; como tú, oh Padre, en mí, y yo en ti",
    reference: "John 17:21",
    color: "petition-sage",
    icon: "⛪",
    drawing: "church",
  },
  {
    id: 21,
    title: "Las naciones",
    prayer:
      "Dios de todos los pueblos de frontera, algunos de tus hijos se durmieron esta noche en un sótano.\nDetén las armas. Donde sigan disparando, cubre a los que están debajo.\nTrae a los enemigos a un mismo cuarto, y dales a alguien paciente que los escuche.\nTrae a casa al soldado, y al niño con una sola bolsa. Levanta otra vez la panadería, la escuela, el puente.\nEnséñale a mi país a ser justo antes que orgulloso, y enséñame a llorar por nombres que no sé pronunciar. Amén.",
    scripture: "no alzará espada gente contra gente, ni más se ensayarán para la guerra.",
    reference: "Micah 4:3",
    color: "petition-sage",
    icon: "🌍",
    drawing: "globe",
  },
  {
    id: 14,
    title: "Misiones",
    prayer:
      "Bendice los pies que llevan buenas noticias, Señor, y las ampollas que traen.\nBendice a quienes aprenden por amor una lengua difícil: a los que curan huesos, cavan pozos, enseñan a leer a los niños y traducen un versículo más.\nMantenlos humildes entre gente a la que tu Espíritu había llegado antes que ellos.\nConsuela a las familias que extrañan. Guarda a los que no pueden decir tu nombre en voz alta.\nY a mí dame algo verdadero que contar de ti, en mi propia calle, al próximo que pregunte. Amén.",
    scripture: "¡Cuán hermosos son sobre los montes los pies del que trae alegres nuevas, del que publica la paz",
    reference: "Isaiah 52:7",
    color: "petition-sage",
    icon: "👣",
    drawing: "footprints",
  },
  {
    id: 23,
    title: "Libertad",
    prayer:
      "Tú sabes lo que he prometido no volver a hacer, Señor, y cuántas veces.\nEstoy cansado de esconder la botella, la pantalla, los recibos, la verdad.\nQue hoy se lo diga a una persona, y que esa persona no mire para otro lado.\nSácame adelante la próxima hora, y después la que sigue; para más no me alcanza todavía.\nTen misericordia de los que he lastimado. Si caigo, no me dejes tirado. Levántame, lávame y pon mis pies sobre algo que aguante. Amén.",
    scripture:
      "E hízome sacar de un lago de miseria, del lodo cenagoso; y puso mis pies sobre peña, y enderezó mis pasos.",
    reference: "Psalm 40:2",
    color: "petition-rose",
    icon: "🔓",
    drawing: "key",
    offersHelplines: true,
  },
  {
    id: 16,
    title: "Esperanza",
    prayer:
      "No puedo ofrecerte un sentimiento alegre, Padre; hace tiempo que no tengo ninguno. Solo puedo pedirte esperanza.\nMe bastaría una del tamaño de una semilla: lo justo para tender la cama, mandar el formulario, contestar cuando llama un amigo.\nLevantaste a tu Hijo una mañana en que nadie tenía ya esperanza. Las mujeres llevaban especias para un cuerpo.\nDéjame al menos caminar hasta la tumba, y ver.\nY cuando me sobre un poco de esperanza, muéstrame quién está sentado en lo oscuro. Amén.",
    scripture: "porque nunca decayeron sus misericordias. Nuevas son cada mañana; grande es tu fidelidad.",
    reference: "Lamentations 3:22-23",
    color: "petition-sage",
    icon: "🌱",
    drawing: "star",
    offersHelplines: true,
  },
];
