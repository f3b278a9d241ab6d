import type { SalvationContent } from "#content/schema/devotions.ts";

export const lang: string | undefined = undefined;

/** Scripture is Reina-Valera 1909. */
export const salvation: SalvationContent = {
  hero: {
    title: "Historias de salvación",
    lead: "Seis personas se encontraron con Jesucristo y no volvieron a ser las mismas: tres en las páginas de la Biblia y tres en siglos posteriores. Lee una despacio. Mira qué hay en ella que sea tuyo.",
  },
  godsLove: {
    title: "El amor de Dios por ti",
    paragraphs: [
      "Jesús contó la historia de un hijo que pidió su herencia antes de tiempo, la gastó lejos de casa y volvió con hambre y con una disculpa preparada. No alcanzó a decirla entera. Su padre lo vio cuando todavía estaba lejos; y para ver tan lejos hay que haber estado mirando el camino.",
      "Así describió Jesús a Dios: no sentado, esperando a que lo convenzan, sino fuera de la casa y corriendo. Nada de lo que has hecho es noticia para él, y nada de eso lo ha hecho darse la vuelta. No espera a que la gente mejore para amarla.",
      "Le costó. El Hijo que contó esa historia fue a una cruz por los mismos de quienes hablaba: el hijo que se fue, y el que se quedó en casa llevando cuentas. Lo sepultaron, y al tercer día estaba vivo. Lo que ofrece no es un consejo. Se ofrece a sí mismo.",
    ],
    scripture: {
      text: "Y como aun estuviese lejos, viólo su padre, y fué movido á misericordia, y corrió, y echóse sobre su cuello, y besóle.",
      reference: "Luke 15:20",
    },
  },
  steps: [
    {
      letter: "A",
      word: "Admite",
      text: "Di lo que es verdad. No hace falta una lista con todo. Dile a Dios que te has ido por tu propio camino, que eso lo ha herido a él, a otros y a ti, y que tú solo no puedes arreglarlo. Todos los que han llegado a él empezaron por aquí.",
      scripture: {
        text: "Por cuanto todos pecaron, y están destituídos de la gloria de Dios",
        reference: "Romans 3:23",
      },
    },
    {
      letter: "B",
      word: "Busca a Jesús y cree",
      text: "Apóyate en Jesús con todo tu peso, como uno confía en una silla al sentarse. Cree que es el Hijo de Dios, que murió por tus pecados y que Dios lo levantó de los muertos. Puedes hacerlo con preguntas todavía en el bolsillo.",
      scripture: {
        text: "Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.",
        reference: "John 3:16",
      },
    },
    {
      letter: "C",
      word: "Confiesa",
      text: "Dilo en voz alta: Jesús es el Señor, y eso quiere decir el mío. Díselo primero a él. Después díselo a una persona en quien confíes, porque lo que se dice delante de un amigo cuesta más negarlo en una mañana gris.",
      scripture: {
        text: "Que si confesares con tu boca al Señor Jesús, y creyeres en tu corazón que Dios le levantó de los muertos, serás salvo.",
        reference: "Romans 10:9",
      },
    },
  ],
  prayer:
    "Señor Jesucristo, vengo como estoy, porque tú dijiste que podía.\nHe pecado. Parte de eso me da vergüenza nombrarlo, y tú ya lo sabes. Lo siento.\nCreo que moriste por mí y que estás vivo. Perdóname y límpiame.\nYa he manejado bastante tiempo mi propia vida. Sé tú mi Señor hoy, en esta casa, con estas personas, en lo que haga después.\nDame tu Espíritu y sostenme, porque voy a necesitar que me sostengas. Gracias por venir a buscarme. Amén.",
  afterPrayer:
    "Estas palabras no tienen poder en sí mismas. Si las dijiste, o dijiste otras parecidas, y las dijiste tan de veras como pudiste, él te oyó. Hay quien siente mucho en este momento y hay quien no siente nada; la promesa es la misma para los dos.",
  next: [
    {
      title: "Cuéntaselo hoy a alguien",
      text: "Llama a un amigo que cree, o escríbele. Dile en una frase lo que pasó. No le estás pidiendo que te felicite; le estás pidiendo compañía.",
    },
    {
      title: "Lee un poco cada día",
      text: "Empieza por el Evangelio de Marcos, que es corto y no pierde tiempo. El plan de lectura te da dos porciones al día y te guarda el lugar.",
      to: "/reading-plan",
    },
    {
      title: "Camina cuarenta días con Jesús",
      text: "El mentor toma cada día un dicho o una escena de su vida, y te deja una pregunta y un lugar donde escribir.",
      to: "/mentor-me-jesus",
    },
    {
      title: "Ora con tus propias palabras",
      text: "Corto está bien, y sincero es mejor. Cuando se te acaben las palabras, toma prestada una oración del muro, o escribe la tuya en el diario, que solo tú puedes leer.",
      to: "/prayer-diary",
    },
    {
      title: "Busca una iglesia",
      text: "Busca una donde se abra la Biblia, donde se hable de Jesús como de alguien vivo y donde sean amables con el que no encaja. Pregunta por el bautismo. Ninguna será perfecta, y tú tampoco.",
    },
  ],
  joy: { text: "así habrá más gozo en el cielo de un pecador que se arrepiente", reference: "Luke 15:7" },
};
