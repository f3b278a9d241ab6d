import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Romans 1:1-17",
    "Hace mucho que Pablo quiere ir a Roma. Se presenta a sí mismo y el evangelio, del que no se avergüenza.",
  ],
  [
    "Romans 1:18-32",
    "Conocían algo de Dios por lo que hizo, y miraron a otra parte; en la larga lista que sigue están el chisme y la soberbia.",
  ],
  [
    "Romans 2",
    "Quien juzga a otro se queda sin excusa. La bondad de Dios lleva al arrepentimiento, y la verdadera circuncisión es del corazón.",
  ],
  [
    "Romans 3",
    "Línea tras línea, la Escritura no halla ningún justo. «Mas ahora», dice Pablo, y habla de ser justificados de balde.",
  ],
  [
    "Romans 4",
    "A Abraham lo contaron por justo antes de llevar señal alguna, y cerca de los cien años aún confiaba en tener un hijo.",
  ],
  [
    "Romans 5",
    "Paz con Dios, y esperanza hasta en la aflicción. Por un hombre entraron el pecado y la muerte; por otro, un regalo.",
  ],
  [
    "Romans 6",
    "¿Hay que pecar más para que crezca la gracia? El bautismo dice que no: sepultados con Cristo, levantados a una vida nueva.",
  ],
  [
    "Romans 7",
    "El mandamiento es bueno, y aun así querer y hacer se separan. Pablo lo dice en primera persona, y clama.",
  ],
  [
    "Romans 8:1-17",
    "Para los que están en Cristo ya no hay condenación. El Espíritu quita el miedo de antes y enseña a decir Abba.",
  ],
  [
    "Romans 8:18-39",
    "Gime la creación, gimen los creyentes, y el Espíritu ora sin palabras; nada que exista puede apartarnos del amor de Dios.",
  ],
  [
    "Romans 9:1-18",
    "Con dolor por los suyos, Pablo pregunta por Isaac, por Jacob y por el faraón, y por una misericordia que nadie se gana.",
  ],
  [
    "Romans 9:19-33",
    "¿Puede el barro discutirle al alfarero? Al pueblo no amado de Oseas lo llaman amado, y algunos tropiezan en una piedra.",
  ],
  ["Romans 10", "La palabra está cerca. Pero ¿cómo van a invocar a alguien de quien nunca oyeron?"],
  [
    "Romans 11:1-24",
    "Elías creía estar solo, y quedaban siete mil. Las ramas de olivo silvestre injertadas no tienen de qué presumir.",
  ],
  [
    "Romans 11:25-36",
    "Dios no retira sus dones ni su llamado; de la misericordia para todos, Pablo pasa a alabar lo que no puede rastrear.",
  ],
  [
    "Romans 12",
    "Así es un sacrificio vivo: dones en uso, huéspedes recibidos, lágrimas compartidas, un enemigo con hambre al que se da de comer.",
  ],
  [
    "Romans 13",
    "Paga tus impuestos y da honra a quien le toca. Hay una deuda que no se acaba, el amor; y la noche casi termina.",
  ],
  [
    "Romans 14",
    "Uno come de todo, otro solo verduras; uno guarda un día especial. Que ninguno desprecie ni juzgue al otro.",
  ],
  [
    "Romans 15:1-13",
    "Cristo no buscó agradarse, y nos recibió. Que los fuertes soporten a los débiles, y que canten todas las naciones.",
  ],
  [
    "Romans 15:14-33",
    "El plan de Pablo es España, pasando por Roma, después de llevar una colecta a los pobres de Jerusalén. Les pide que oren.",
  ],
  [
    "Romans 16",
    "Primero recomienda a Febe, saluda por su nombre a unos veinticinco amigos, y Tercio, que escribía, agrega una línea.",
  ],
];
