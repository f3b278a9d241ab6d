import type { MentorDay } from "#content/schema/devotions.ts";

export const lang: string | undefined = undefined;

export const days01to08: readonly MentorDay[] = [
  {
    day: 1,
    title: "Se vino a vivir con nosotros",
    scripture: {
      reference: "John 1:14",
      book: "John",
      translation: "spa_r09",
      text: "Y aquel Verbo fué hecho carne, y habitó entre nosotros (y vimos su gloria, gloria como del unigénito del Padre), lleno de gracia y de verdad.",
    },
    wisdom:
      "Juan empieza más atrás que los otros tres evangelios, antes de que hubiera algo que ver. Luego baja hasta algo con lo que uno puede tropezar: carne. La carne se cansa a mediodía y tiene madre. Sangra si se resbala el formón. Juan dice que Dios tomó eso y se vino a vivir donde vivimos los demás, y que al mirarlo de cerca vio dos cosas juntas, gracia y verdad. Casi todos podemos con una a la vez. Somos amables y callamos, o decimos las cosas y no somos amables. Él estaba lleno de las dos.",
    reflections: [
      {
        question: "¿En qué lugar de tu semana común esperarías menos encontrarte con Dios?",
        content:
          "Nombra el lugar exacto: el lavadero, el patio de la escuela, la tercera hora del turno de noche. El Verbo vivió treinta años en sitios así antes de predicar un sermón. Escoge uno hoy y dale allí los buenos días, en voz alta si estás a solas.",
      },
      {
        question: "¿Qué te sale más fácil, la gracia o la verdad?",
        content:
          "Piensa en alguien que solo recibe la mitad de ti. Quizá siempre consuelas a tu hermano y nunca le dices lo que ves; quizá tu hija oye cada corrección y poco cariño. Pide la mitad que falta, para esa sola persona, y deja a los demás para mañana.",
      },
    ],
    suggestedAnswers: [
      {
        title: "En la cocina",
        answer:
          "No espero a Dios frente al lavaplatos, con la radio puesta y la espalda cansada. Así que ahí voy a buscarlo esta semana. Mientras corre el agua le diré una cosa verdadera de mi día, y no me apuraré a que suene santa.",
      },
      {
        title: "Sobre la verdad",
        answer:
          "Soy la persona dulce de mi familia, y me escondo en eso. Mi hermana me preguntó qué pensaba de su plan y dije que estaba bien. El jueves la llamaré y le diré con cariño lo que me preocupa. Me preguntó porque confía en mí.",
      },
    ],
  },
  {
    day: 2,
    title: "María dice que sí",
    scripture: {
      reference: "Luke 1:38",
      book: "Luke",
      translation: "spa_r09",
      text: "Entonces María dijo: He aquí la sierva del Señor; hágase á mí conforme á tu palabra. Y el ángel partió de ella.",
    },
    wisdom:
      "María hace una sola pregunta antes de aceptar, y es sensata: cómo. Le responden algo que explica muy poco. Nada le dicen de un pesebre, ni de Egipto, ni de un monte fuera de Jerusalén. No se menciona lo que dirá José. Lo que tiene es un nombre para el niño, una promesa y una prima mayor a la que puede visitar. Con eso se entrega entera, en una frase. Después el ángel se va, y ella queda sola en la casa con lo que ha dicho.",
    reflections: [
      {
        question: "¿Qué te han pedido sin decirte cómo termina?",
        content:
          "Puede ser algo pequeño: perdonar, quedarte, empezar de nuevo algo en lo que fallaste. Escribe la parte que sí conoces. Escribe luego lo que habrías querido saber antes. Pon las dos delante de Dios. María preguntó cómo, y nadie la regañó por preguntar.",
      },
      {
        question: "¿Quién es tu Elisabet, la persona a la que irías con una noticia así?",
        content:
          "María no cargó mucho tiempo sola con aquello; se fue de prisa a la montaña. Imagina quién se alegraría de verte antes de que explicaras nada. Si no se te ocurre ningún nombre, pídele a Dios una amistad así, y sé tú esa amistad para alguien esta semana.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Cuidarlo",
        answer:
          "Dije que sí a cuidar a mi padre, y ningún médico supo decirme si serían meses o años. Creía que un sí verdadero se sentiría tranquilo. El mío tiembla. Diré las palabras de María en el auto, frente a su casa, y después entraré.",
      },
      {
        title: "Que me lo pidan otra vez",
        answer:
          "En la iglesia necesitan a alguien para los más pequeños, y yo ya hice mi turno. Sigo esperando tener ganas. Podría preguntar cómo, igual que ella: cuántos domingos y con ayuda de quién. Entonces podría responder claro, y cumplir lo que diga.",
      },
    ],
  },
  {
    day: 3,
    title: "La señal",
    scripture: {
      reference: "Luke 2:12",
      book: "Luke",
      translation: "spa_r09",
      text: "Y esto os será por señal: hallaréis al niño envuelto en pañales, echado en un pesebre.",
    },
    wisdom:
      "El cielo está lleno de ángeles, y la prueba que ofrecen es un comedero. Nada de estrella para estos hombres, ni corona: les mandan buscar un niño, envuelto como se envolvía a los niños, en el lugar donde comen los animales. Era una señal hecha para ellos. A hombres que olían a oveja los habrían detenido en cualquier palacio, pero nadie pone guardias a un pesebre. Desde su primera noche estuvo donde lo podía alcanzar la gente del turno de noche.",
    reflections: [
      {
        question: "¿Qué clase de señal has estado esperando?",
        content:
          "Sé sincero con el tamaño. Muchos queremos un relámpago y no aceptaríamos menos. A los pastores les dieron algo junto a lo que podían pasar de largo: una tela, un comedero, un niño dormido. Repasa los últimos siete días, busca una bondad pequeña y útil, y pregúntate si pasaste de largo.",
      },
      {
        question: "¿Quién se sentiría fuera de lugar en tu casa, y qué podrías cambiar?",
        content:
          "Los primeros que llegaron vinieron como estaban, del trabajo, a media noche. Piensa en quien dice que no a tus invitaciones, o en alguien a quien nunca invitas. Puede ser la ropa, la escalera, la hora, la conversación que no sigue. Una de esas cosas la puedes mover.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mirar una semana atrás",
        answer:
          "Le pedí a Dios una señal clara sobre mudarnos y no oí nada. Pero el martes mi vecina trajo sopa y se quedó dos horas conmigo, y yo no le había contado que andaba mal. Voy a dejar de llamarlo casualidad y a escribirlo con la fecha.",
      },
      {
        title: "Sobre nuestras cenas",
        answer:
          "Invitamos a gente como nosotros, porque es fácil. Don Osvaldo, el de abajo, trabaja de noche y duerme durante todas nuestras cenas. Podría invitarlo a desayunar. Se lo diré esta tarde, antes de que salga. Me da pena no haberlo pensado antes.",
      },
    ],
  },
  {
    day: 4,
    offersHelplines: true,
    title: "De noche, a Egipto",
    scripture: {
      reference: "Matthew 2:14",
      book: "Matthew",
      translation: "spa_r09",
      text: "Y él despertando, tomó al niño y á su madre de noche, y se fué á Egipto;",
    },
    wisdom:
      "José no dice una palabra en los cuatro evangelios. Lo que hace es levantarse. Un sueño le avisa que Herodes quiere matar al niño, y en la línea siguiente ya está de pie en lo oscuro, despertando a María, tomando lo que dos personas pueden cargar. Egipto era otro país, otra lengua, y nadie sabía por cuánto tiempo. El Hijo de Dios cruzó aquella frontera de niño, en brazos de padres asustados. Quien ha salido de su casa con una sola bolsa ha estado donde estuvo él. Y esa noche todo dependió de un carpintero que no esperó a la mañana.",
    reflections: [
      {
        question: "¿Qué sabes ya que debes hacer, y dejas siempre para mañana?",
        content:
          "José tenía las mismas razones que nosotros para esperar: era de noche, el niño dormía, y un sueño puede equivocarse. Toma lo primero que te vino a la mente al leer la pregunta. ¿Cuáles son los primeros diez minutos? Hazlos antes de dormir hoy.",
      },
      {
        question: "¿Quién cerca de ti ha tenido que dejar su casa, y qué le serviría esta semana?",
        content:
          "Puede ser una familia de lejos, un estudiante, una mujer que huyó con sus hijos. Pregunta antes de decidir qué necesitan. La sagrada familia vivió entre extraños hasta que Herodes murió, y alguien les vendió pan, o les alquiló un cuarto, o se lo negó. Tú puedes escoger cuál de ellos ser.",
      },
    ],
    suggestedAnswers: [
      {
        title: "La carta",
        answer:
          "Sé desde hace meses que le debo una disculpa a mi antiguo socio. Me digo que no es el momento. Esta noche escribiré a mano las dos primeras líneas y dejaré listo el sobre, para que mañana solo falte lo demás.",
      },
      {
        title: "En nuestra calle",
        answer:
          "Llegó una familia de Venezuela junto a la parada del bus. Los saludo con la mano. Podría hacer algo mejor: nuestros hijos tienen la misma edad, y el sábado hay fútbol. Iré el viernes por la tarde con mi hijo. Señor, que se alegren de conocernos.",
      },
    ],
  },
  {
    day: 5,
    title: "Los años callados",
    scripture: {
      reference: "Luke 2:51",
      book: "Luke",
      translation: "spa_r09",
      text: "Y descendió con ellos, y vino á Nazaret, y estaba sujeto á ellos. Y su madre guardaba todas estas cosas en su corazón.",
    },
    wisdom:
      "A los doce años se sentó entre los maestros del templo y los dejó asombrados. Luego se fue a casa y obedeció. Lucas cuenta los dieciocho años siguientes en uno o dos versículos: se sujetaba a sus padres, crecía, y la gente lo quería. No hubo multitudes, ni milagros que alguien anotara. Hubo madera que cortar a escuadra, y una madre que daba vueltas a las cosas en su corazón. Cuando la voz del Jordán dijo que estaba contenta con él, casi todo lo que tenía para estarlo era esto.",
    reflections: [
      {
        question: "¿Qué parte de tu vida sientes escondida o desperdiciada?",
        content:
          "El viaje largo al trabajo, los años en casa con los hijos pequeños, el empleo que tomaste por mientras y sigues teniendo. Nadie escribirá un libro sobre eso. Tampoco lo escribieron sobre Nazaret. Pregunta qué estás aprendiendo ahí que no se aprende en otra parte, y da gracias a Dios por algo concreto.",
      },
      {
        question: "¿A quién te cuesta obedecer o rendir cuentas?",
        content:
          "Acababa de recordarles a sus padres quién era su Padre, y aun así bajó con ellos. Eso no pudo ser debilidad. Piensa en alguien que con justicia puede pedirte tiempo u obediencia: un padre, una jefa, un compañero mayor. ¿Cómo sería hacerlo de buena gana, una vez, esta semana?",
      },
      {
        question: "¿Qué guardas en tu corazón?",
        content:
          "Su madre no entendió lo que él dijo en el templo, y lo guardó. No lo forzó a tener sentido. Puede haber en tu vida una frase que todavía no sabes dónde poner, de un médico, de un desconocido, de una página. Cuídala. Algunas palabras se abren años después.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Como madre en casa",
        answer:
          "Antes dirigía un departamento. Ahora limpio barbillas, y los días no dejan huella. Quiero creer que Dios vio crecer a su propio Hijo en un pueblo pequeño y no le pareció lento. Voy a dejar de disculparme cuando me pregunten a qué me dedico.",
      },
      {
        title: "En el trabajo",
        answer:
          "Mi supervisora tiene veintiséis años y revisa todo lo que hago. Lo he estado haciendo a su manera con una cara que dice otra cosa. Esta semana le pediré que me muestre por qué le importa, lo haré bien, y dejaré la cara en paz.",
      },
    ],
  },
  {
    day: 6,
    title: "Amado antes de todo trabajo",
    scripture: {
      reference: "Mark 1:11",
      book: "Mark",
      translation: "spa_r09",
      text: "Tú eres mi Hijo amado; en ti tomo contentamiento.",
    },
    wisdom:
      "Fíjate cuándo se dice esto. Todavía no ha predicado, ni sanado a nadie, ni llamado a un solo discípulo. Ha estado en un río, entre gente que venía a confesar sus pecados, y ha entrado al agua como los demás. Y al salir, el cielo se abre y su Padre dice lo que todo hijo quiere oír: mío, amado, mi alegría. El trabajo viene después, y será duro; empieza con cuarenta días de hambre. Allá le pedirán que pruebe quién es. Ya se lo han dicho.",
    reflections: [
      {
        question: "¿De quién sigues buscando la aprobación?",
        content:
          "Puede ser un padre que nunca lo dijo, una maestra, un rival, alguien que murió hace tiempo. Imagina que pones su veredicto junto a esta frase del río. Pablo escribió a los efesios que Dios «nos hizo aceptos en el Amado». ¿Qué harías distinto el lunes si eso estuviera resuelto?",
      },
      {
        question: "¿Cuándo le dijiste a alguien por última vez que estabas contento con él, antes de que hiciera algo?",
        content:
          "El Padre no esperó resultados. Alabar unas buenas notas es fácil; alegrarse sin notas es más raro. Piensa en un hijo, en tu madre, en tu pareja, en un amigo. Dilo hoy en una frase sencilla, y aguántate las ganas de agregar un consejo.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Sobre mi padre",
        answer:
          "Venía a todos los partidos y solo hablaba de lo que fallé. Tengo cincuenta años y sigo jugando para él. Voy a escribir la frase del Jordán en una tarjeta y a guardarla en la billetera, donde ahora está la suya.",
      },
      {
        title: "Con mi hijo",
        answer:
          "Reprobó el examen, y en una semana no hemos hablado de otra cosa. Antes de cenar lo buscaré y le diré que me alegra que sea mío. No mencionaré el horario de estudio. El examen puede esperar hasta el fin de semana.",
      },
    ],
  },
  {
    day: 7,
    title: "Pan",
    scripture: {
      reference: "Matthew 4:4",
      book: "Matthew",
      translation: "spa_r09",
      text: "Mas él respondiendo, dijo: Escrito está: No con solo el pan vivirá el hombre, mas con toda palabra que sale de la boca de Dios.",
    },
    wisdom:
      "Llevaba cuarenta días sin comer, y Mateo agrega, sin exagerar, que «después tuvo hambre». Así que el tentador habla de pan. No parece una sugerencia tan mala. Él podía hacerlo; un día haría suficiente para miles. Pero viene con un «si»: si eres Hijo de Dios. Y no va a darse de comer para resolver una pregunta que su Padre ya resolvió. Responde con Deuteronomio. En el desierto no había rollo donde buscarlo. Lo que tenía en la memoria era lo que tenía para comer.",
    reflections: [
      {
        question: "¿Qué te ofrece primero la tentación cuando tienes hambre o cansancio?",
        content:
          "Suele empezar con algo inofensivo que de verdad necesitas: comida, sueño, una palabra amable, un descanso de portarte bien. Síguele el rastro hacia atrás. ¿Cuál era la necesidad de fondo, y cuál era el «si»? Conocer la hora y el lugar donde suele hallarte es la mitad de estar listo.",
      },
      {
        question: "¿Qué palabras de la Biblia podrías decir sin libro?",
        content:
          "Cuéntalas. No importa si son pocas. Escoge un versículo para agregar esta semana, corto, para la parada del bus, y dilo en voz alta cada mañana mientras esperas el café. Estás guardando comida para un día que todavía no ves.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Tarde en la noche",
        answer:
          "La mía llega a las once, cuando la casa está en silencio y he sido útil todo el día. Me digo que me lo gané. Lo que necesito es descanso y alguien con quien hablar. A las nueve llamaré a mi hermano, y dejaré el teléfono en la sala.",
      },
      {
        title: "Aprender de memoria",
        answer:
          "Me sé el padrenuestro y la mitad del Salmo 23, y ahí se me acaba. Voy a aprender la otra mitad. Una línea al día, escrita en la mano como un escolar, hasta poder decirla en la escalera sin detenerme.",
      },
    ],
  },
  {
    day: 8,
    title: "Hasta arriba",
    scripture: {
      reference: "John 2:7",
      book: "John",
      translation: "spa_r09",
      text: "Díceles Jesús: Henchid estas tinajuelas de agua. E hinchiéronlas hasta arriba.",
    },
    wisdom:
      "Se acabó el vino, y una familia está por pasar vergüenza delante de todos los que conoce. El remedio empieza por el trabajo más aburrido de la fiesta. Hay seis tinajas de piedra, grandes, y alguien tiene que acarrear el agua, una y otra vez, sin explicación. Juan cuenta que las llenaron hasta arriba, que es más de lo que les habían pedido. Los invitados nunca supieron de dónde vino el vino. El elogio fue para el novio. Los que servían sí sabían, y Juan se acordó de decirlo.",
    reflections: [
      {
        question: "¿Qué trabajo aburrido te han dado que todavía no tiene sentido?",
        content:
          "Llevar agua cuando falta vino debió parecer una tontería a la cuarta tinaja. Mucha obediencia se siente así: visitar, archivar, practicar, presentarse. Decide dónde está tu borde, más allá del punto en que te detienes porque ya está bien. Llena una tinaja hasta ahí esta semana.",
      },
      {
        question: "¿Qué se acabó en tu casa?",
        content:
          "María llegó sin plan. «Vino no tienen», dijo, y pidió a los que servían que hicieran lo que él dijera. Prueba su manera. Dile a Jesús lo que falta en cinco palabras o menos, paciencia, dinero, risa, y luego escucha si hay algo pequeño que puedas hacer.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Sobre la paciencia",
        answer:
          "Mi oración tiene tres palabras: no tengo paciencia. Lo que puedo hacer es llenar las tinajas. Puedo acostarme a las diez, dejar listas las cosas de la escuela, y agacharme a hablar con mi hija en vez de gritarle desde el otro cuarto.",
      },
      {
        title: "El coro",
        answer:
          "Llevo once años fotocopiando partituras. Es un trabajo que nadie agradece. Hoy me gusta la idea de unos sirvientes que sabían algo que el encargado de la fiesta no sabía. Copiaré las hojas del domingo derechas y limpias, las numeraré, y disfrutaré saberlo.",
      },
    ],
  },
];
