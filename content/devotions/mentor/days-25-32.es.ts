import type { MentorDay } from "#content/schema/devotions.ts";

export const days25to32: readonly MentorDay[] = [
  {
    day: 25,
    title: "La pregunta en el camino",
    scripture: {
      reference: "Matthew 16:15",
      book: "Matthew",
      translation: "spa_r09",
      text: "El les dice: Y vosotros, ¿quién decís que soy?",
    },
    wisdom:
      "Primero hace una pregunta fácil: qué dice la gente. Hay varias respuestas, todas respetuosas, y los discípulos las conocen todas. Luego le da la vuelta, y las opiniones ajenas ya no sirven. Pedro dice más de lo que entiende; antes de que acabe el capítulo estará discutiendo con Jesús por la cruz. Vale de todos modos. No le pidieron una teología terminada. La pregunta se hace a hombres de trabajo, lejos de su casa, y en segunda persona, y sigue siendo la que le da vuelta a una vida.",
    reflections: [
      {
        question: "¿Quién dices tú que es él, con tus propias palabras?",
        content:
          "Deja fuera toda frase que aprendiste en una clase o en un himno, a menos que se la dirías a un amigo en un café. Bastan dos frases. Quizá descubras que tienes menos que decir de lo que pensabas, o mucho más. Léeselas a Dios y pídele que las corrija.",
      },
      {
        question: "¿De quién es la respuesta que has tomado prestada?",
        content:
          "No tiene nada de malo apoyarse un tiempo en la fe de una madre o de un pastor. Carne y sangre, dice Jesús, no le mostraron esto a Pedro. ¿Dónde empieza lo que tú has visto? Piensa en una cosa de Jesús que sabes porque te pasó a ti.",
      },
      {
        question: "¿Qué cambia en tu día si tu respuesta es verdad?",
        content:
          "La frase de Pedro tuvo consecuencias que él no podía imaginar. Toma la tuya y síguela hasta la tarde. Si él es lo que dices, ¿cómo abres ese correo, manejas por esa calle, le hablas al niño que rompió la lámpara? Elige una y pruébala.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Dos frases",
        answer:
          "Es con quien hablo cuando me he portado muy mal, porque ya lo sabe y no se ha ido. No entiendo cómo puede ser Dios y hombre, pero he notado que a él le digo la verdad.",
      },
      {
        title: "Una respuesta prestada",
        answer:
          "Yo creía porque mi abuela creía, y era un lugar tibio donde estar. Murió en febrero. Tengo una sola cosa mía: la noche en que se fue le pedí a él que estuviera en el cuarto, y estuvo. Voy a empezar otra vez desde ahí.",
      },
    ],
  },
  {
    day: 26,
    offersHelplines: true,
    title: "Las dos mitades de una oración",
    scripture: { reference: "Mark 9:24", book: "Mark", translation: "spa_r09", text: "Creo, ayuda mi incredulidad." },
    wisdom:
      "Su hijo está enfermo desde chico. Los discípulos lo intentaron y no pudieron, delante de todos. Cuando Jesús le pregunta cuánto tiempo hace, responde como cualquier padre en la ventanilla de un hospital, y entonces se le escapa: si puedes algo. Se oye decirlo. Lo que grita después quizá sea la oración más honesta de Marcos, y lleva sus dos mitades. No espera a arreglar primero la mitad que duda. La trae también, como una cosa más de la familia que necesita ayuda. Y Jesús se vuelve hacia el muchacho.",
    reflections: [
      {
        question: "¿Cuáles son hoy las dos mitades de tu oración?",
        content:
          "Creo esto, y no creo aquello. Llena los dos lados con cosas concretas. Puedes creer que Dios hizo las estrellas y dudar de que haya leído la carta de tu arrendador. Dale la frase entera. A un padre con media fe le devolvieron el hijo completo.",
      },
      {
        question: "¿Quién necesita que tú creas en su lugar?",
        content:
          "El muchacho no podía pedir nada. La oración temblorosa de su padre era la única que había, y bastó. Nombra a alguien que no puede hablar por sí mismo, un bebé, una madre que ya no recuerda, alguien tan decaído que ya no espera nada. Tráelo tal como estás.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mis dos mitades",
        answer:
          "Creo que resucitaste de los muertos. No creo que nuestro matrimonio pueda. Se ve raro así escrito. El jueves iré a la consejera con las dos mitades. Ayuda mi incredulidad.",
      },
      {
        title: "Por mi nieto",
        answer:
          "Tiene diecisiete años y no sale del cuarto, con las cortinas cerradas. Hay días en que yo tampoco espero gran cosa. Pero soy quien todavía puede pedir, así que a las ocho de cada mañana lo haré, hasta que las abra.",
      },
    ],
  },
  {
    day: 27,
    title: "¿Quién fue el prójimo?",
    scripture: {
      reference: "Luke 10:36",
      book: "Luke",
      translation: "spa_r09",
      text: "¿Quién, pues, de estos tres te parece que fué el prójimo de aquél que cayó en manos de los ladrones?",
    },
    wisdom:
      "Un doctor de la ley quiere que le definan la palabra prójimo, para saber hasta dónde llega. Jesús le cuenta una historia y le devuelve la pregunta al revés: no importa quién es tu prójimo, ¿de quién lo fuiste tú? Los dos que pasaron de largo tenían sus razones. El camino era peligroso, y un hombre tirado podía ser una trampa. El samaritano tenía las mismas razones. Pero se acercó lo suficiente para ver, y desde ahí todo fue cuestión de aceite, una venda, un lugar en su animal, dos monedas y la promesa de volver a pagar la cuenta.",
    reflections: [
      {
        question: "¿En qué camino te cambias de acera?",
        content:
          "Puede haber una calle, un pasillo o una bandeja de correo donde te has entrenado para no mirar. El sacerdote y el levita lo vieron los dos. ¿Qué te dices al pasar? Acércate diez pasos esta semana, solo lo bastante para ver qué necesita esa persona.",
      },
      {
        question: "¿Qué costaría terminar lo que empezaste?",
        content:
          "El samaritano pagó la noche y ofreció pagar el resto. La ayuda que se acaba cuando se acaba el sentimiento puede dejar a alguien cargado a medias. Repasa una bondad que empezaste este año. ¿Falta una segunda visita, un trámite por averiguar, una promesa que hiciste en serio?",
      },
    ],
    suggestedAnswers: [
      {
        title: "El paso subterráneo",
        answer:
          "Tomo el puente para no pasar junto al señor del túnel. Conozco su cobija azul y nada más. El lunes puedo pasar por ahí, dar los buenos días y preguntarle cómo se llama. Para eso no tengo que resolverle la vida.",
      },
      {
        title: "La segunda visita",
        answer:
          "En marzo llevé a una vecina al hospital y todos dijeron que qué bueno soy. No he ido a verla desde que volvió a casa. Me contó que las escaleras eran difíciles. Hoy la llamo por las escaleras.",
      },
    ],
  },
  {
    day: 28,
    title: "Marta, Marta",
    scripture: {
      reference: "Luke 10:41-42",
      book: "Luke",
      translation: "spa_r09",
      text: "Pero respondiendo Jesús, le dijo: Marta, Marta, cuidadosa estás, y con las muchas cosas estás turbada: Empero una cosa es necesaria; y María escogió la buena parte, la cual no le será quitada.",
    },
    wisdom:
      "Alguien tenía que cocinar. Un maestro con hambre había llegado del camino, quizá con doce hombres detrás, y la casa era de Marta. Hace algo bueno, y se le ha volteado, como pasa con la bondad cuando se lleva la cuenta. Así que le pregunta a Jesús si no le importa, y le indica qué decirle a su hermana. Él dice su nombre dos veces, como dirá dos veces el de Simón en la peor noche de su vida. Suena a cariño. Nunca le dice que deje de cocinar. Le dice que está partida en muchos pedazos, y que hay lugar para sentarse.",
    reflections: [
      {
        question: "¿Cuándo empieza tu servicio a llevar la cuenta?",
        content:
          "Se oye en ruidos pequeños, un cajón cerrado muy fuerte, un suspiro para que lo oigan en el otro cuarto. Ese es el momento de parar, dondequiera que estés. Di tu nombre dos veces, como lo haría él. Pregúntate qué querías que alguien notara, y cuéntaselo a él.",
      },
      {
        question: "¿Cuál es hoy la única cosa necesaria?",
        content:
          "Hay muchas cosas buenas en tu lista, y al final del día casi todas se habrán ido. La parte de María se queda. Decide ya cuándo vas a sentarte con sus palabras, aunque sea lo que dura una taza de café, y deja que algo se sirva tarde por eso.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Platos de cartón",
        answer:
          "La Navidad en nuestra casa es mi obra maestra, y a las cuatro odio a todo el mundo. Este año habrá platos de cartón y postre comprado. Quiero estar en la sala cuando mi nieta abra la caja. ¿Por qué pensé que venían por los platos?",
      },
      {
        title: "Diecinueve renglones",
        answer:
          "Es lo que tiene mi lista de hoy. Si soy sincera, solo importa la llamada al médico, y diez minutos con Lucas antes de ella. Haré primero esas dos cosas. Después preguntaré cuáles de los otros diecisiete fueron alguna vez míos.",
      },
    ],
  },
  {
    day: 29,
    title: "Cuando aún estaba lejos",
    scripture: {
      reference: "Luke 15:20",
      book: "Luke",
      translation: "spa_r09",
      text: "Y levantándose, vino á su padre. Y como aun estuviese lejos, viólo su padre, y fué movido á misericordia, y corrió, y echóse sobre su cuello, y besóle.",
    },
    wisdom:
      "El hijo trae listo un discurso. Lo ha ensayado por el camino: no es digno, aceptará un lugar de jornalero. Es un buen discurso, y nunca lo dejan terminarlo. Su padre debía de estar mirando ese camino, o no lo habría visto a tanta distancia. Un hombre con tierras, ya no joven, corre a la vista de todos sus criados, y llega antes que la disculpa. El vestido y el anillo vienen después. El beso se lo da a un muchacho que todavía huele a cerdos.",
    reflections: [
      {
        question: "¿Qué discurso le has estado ensayando a Dios?",
        content:
          "Seguramente incluye lo que harás para compensarlo y lo poco que vas a esperar. Dilo una vez, hasta la parte en que te conviertes en jornalero. Detente ahí, como tuvo que detenerse él. ¿Cómo sería que te abrazaran en mitad de esa frase?",
      },
      {
        question: "¿Estás de pie en el camino, o en el campo?",
        content:
          "Eran dos hijos, y el mayor oía la música y no quería entrar. Había cumplido todas las reglas y estado solo todo el tiempo. Si te pareces más a él, fíjate en que el padre también salió a buscarlo. ¿Qué tendrías que perdonar para cruzar el patio?",
      },
    ],
    suggestedAnswers: [
      {
        title: "Mi discurso",
        answer:
          "No he orado desde el divorcio. Pensaba volver cuando hubiera hecho algo bueno, lo suficiente para traerlo conmigo. Hasta ahora tengo una cocina limpia y seis semanas sin beber. Vendré esta noche, con barro en los zapatos.",
      },
      {
        title: "En el campo",
        answer:
          "A mi hermano le tocó la segunda oportunidad y el dinero para la casa. A mí me dieron las gracias por no dar problemas. No estoy listo para bailar. Pero desde aquí los oigo reír, y el domingo iré hasta la reja. Espero que alguien salga a buscarme.",
      },
    ],
  },
  {
    day: 30,
    title: "Lo amó y le dijo la verdad",
    scripture: {
      reference: "Mark 10:21",
      book: "Mark",
      translation: "spa_r09",
      text: "Entonces Jesús mirándole, amóle, y díjole: Una cosa te falta: ve, vende todo lo que tienes, y da á los pobres, y tendrás tesoro en el cielo; y ven, sígueme, tomando tu cruz.",
    },
    wisdom:
      "Llegó corriendo y se arrodilló. De todos los que le llevaron una pregunta a Jesús, era de los más deseosos, y guardaba los mandamientos desde niño. Mateo y Lucas también lo cuentan, pero solo Marcos anota que Jesús lo miró y lo amó. Entonces, de ese amor, salió lo más difícil que nadie le pediría nunca. No pudo, y se fue triste. Jesús lo dejó ir, y no lo llamó con una oferta más fácil. No nos cuentan el final. Quizá un hombre al que le duele irse no se ha ido para siempre.",
    reflections: [
      {
        question: "¿Qué sería lo último que querrías que él te pidiera?",
        content:
          "Supiste la respuesta antes de terminar la pregunta. Tal vez nunca te lo pida; pidió cosas distintas a gente distinta. Pero mira con cuánta fuerza lo aprietas, y si lo tienes tú o te tiene a ti. Te miran con amor mientras respondes.",
      },
      {
        question: "¿Hay una tristeza con la que te fuiste?",
        content:
          "Algunos pesares son en realidad invitaciones que rechazamos hace años. El dolor del hombre mostraba que había entendido. Si una vez dijiste que no a algo bueno, vuelve con la mente a ese punto del camino. ¿Cuál sería el primer paso en la otra dirección, a la edad que tienes?",
      },
      {
        question: "¿Quién tiene permiso de decirte lo que te falta?",
        content:
          "La crítica de quien no nos quiere es fácil de botar. Este hombre tuvo que oírla de alguien que lo amaba. Si nadie ocupa ese lugar en tu vida, piensa a quién se lo confiarías, y hazle una sola pregunta valiente.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Lo que aprieto",
        answer:
          "Lo mío es la casita de la playa. La tenemos hace diecinueve años, y está vacía casi todos los meses. Sentí que se me trababa la mandíbula al leer la pregunta. No voy a venderla esta noche. Pero podría preguntar a quién le hace falta una semana de mar.",
      },
      {
        title: "Un no antiguo",
        answer:
          "A los veinticuatro me pidieron que fuera a enseñar a la selva y dije que tenía una carrera. La tuve. Ahora tengo sesenta y uno. La tristeza es real, así que tal vez el llamado también. Hay un grupo de lectura en la cárcel los martes. Me gustaría que me lo pidieran otra vez.",
      },
    ],
  },
  {
    day: 31,
    offersHelplines: true,
    title: "Y lloró Jesús",
    scripture: { reference: "John 11:35", book: "John", translation: "spa_r09", text: "Y lloró Jesús." },
    wisdom:
      "Es un versículo muy corto, y llega en un momento extraño. Él sabe lo que va a hacer; en un rato Lázaro saldrá de la tumba. Podía haberles dicho a todos que se secaran los ojos. En cambio ve a María llorando a sus pies, y a los vecinos con ella, y llora también. Su fe era mayor que la de ellos, así que la fe y las lágrimas caben en una misma cara. No quiso pasar de prisa por la pena para llegar a la respuesta, ni siquiera con la respuesta en las manos. Los presentes entendían muy poco, pero esto sí: «Mirad cómo le amaba».",
    reflections: [
      {
        question: "¿Qué le dirías si llegara cuatro días tarde?",
        content:
          "Las dos hermanas dijeron lo mismo: «Señor, si hubieses estado aquí». Es mitad fe y mitad reproche, y él no corrigió ninguna de las dos. Termina esa frase por tu cuenta. Dila de pie, o en el suelo como María. Él la oirá hasta el final.",
      },
      {
        question: "¿A quién podrías acompañar esta semana en su llanto?",
        content:
          "Tal vez tengas para esa persona una buena noticia, un buen consejo o un buen versículo. Guárdatelo en el bolsillo la primera hora. Deja que ella marque el paso, y si se te llenan los ojos, déjalos. Cuando esté lista para caminar a la tumba, ve con ella.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Si hubieses estado aquí",
        answer:
          "Señor, si hubieses estado aquí, yo todavía oiría. El especialista dijo que una semana antes quizá se habría salvado el oído. Desde entonces he sido cortés contigo. Creo que preferirías esto. Estoy enojado, y no tengo otro lugar adonde llevarlo.",
      },
      {
        title: "Con mi papá",
        answer:
          "Llora frente al televisor desde que murió mi madre, y yo voy a hacer café para no verlo. Mañana me sentaré en el sofá. Tengo un folleto de un grupo. Puede quedarse en mi bolso hasta que él pregunte.",
      },
    ],
  },
  {
    day: 32,
    title: "Baja de ahí",
    scripture: {
      reference: "Luke 19:5",
      book: "Luke",
      translation: "spa_r09",
      text: "Y como vino á aquel lugar Jesús, mirando, le vió, y díjole: Zaqueo, date priesa, desciende, porque hoy es necesario que pose en tu casa.",
    },
    wisdom:
      "Un hombre rico se sube a un árbol como un niño, porque es bajo y la gente no le abre paso a un cobrador de impuestos. Quizá le convenía; desde arriba se ve sin comprometerse. Jesús se detiene debajo y sabe su nombre. Luego se invita él mismo a la casa, y toda la calle se queja. Fíjate en el orden. Primero viene la acogida, y nadie ha hablado de dinero. Es Zaqueo quien se pone de pie y empieza a devolverlo, la mitad a los pobres, el cuádruple a quien haya estafado, como si llevara años esperando una razón.",
    reflections: [
      {
        question: "¿Desde qué árbol estás mirando?",
        content:
          "Se está cómodo entre las hojas. Puedes seguir de lejos un sermón, un programa o la fe de un amigo, y llegar a casa antes de que oscurezca. Supón que hoy se detiene debajo, dice tu nombre, y piensa entrar. ¿Qué cuarto correrías a ordenar?",
      },
      {
        question: "¿Hay algo que deberías devolver?",
        content:
          "Zaqueo hizo cuentas. Puede ser dinero, o el mérito de una idea, un libro, un buen nombre que ayudaste a dañar. Pon la cantidad exacta, porque un pesar vago nunca le pagó a nadie. Después agrega un poco, como él, y ve en persona, si se puede hacer sin peligro.",
      },
    ],
    suggestedAnswers: [
      {
        title: "El cuarto",
        answer:
          "El estudio, donde está el cajón. Le he dejado la cocina, el patio y los domingos por la mañana. No tengo que vaciar el cajón yo solo antes de que entre; Zaqueo no lo hizo. Lo abriré con él de pie a mi lado.",
      },
      {
        title: "Devolver",
        answer:
          "Cuando dejé la tienda me llevé los números de los clientes y me dije que eran míos. A mi antiguo jefe le costó bastante dinero. Tengo las facturas. El sábado haré la cuenta, le agregaré algo, y se lo llevaré en persona.",
      },
    ],
  },
];
