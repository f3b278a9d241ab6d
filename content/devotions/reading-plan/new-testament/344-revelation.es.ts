import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Revelation 1",
    "Juan, en Patmos, oye detrás de él una voz como trompeta, se vuelve y ve a alguien entre siete candeleros de oro.",
  ],
  [
    "Revelation 2",
    "Éfeso dejó su primer amor, Esmirna es pobre y aun así rica; Pérgamo y Tiatira resisten y toleran demasiado.",
  ],
  [
    "Revelation 3",
    "Sardis solo parece viva, Filadelfia tiene poca fuerza, Laodicea es tibia; y Cristo está afuera, llamando.",
  ],
  [
    "Revelation 4",
    "Por una puerta abierta Juan ve un trono con un arcoíris, coronas que se rinden y cuatro seres que cantan día y noche.",
  ],
  ["Revelation 5", "Juan llora porque el libro sigue sellado. Anuncian a un León; mira, y lo que ve es un Cordero."],
  [
    "Revelation 6",
    "Salen cuatro caballos: conquista, guerra, hambre, muerte. Bajo el altar unas almas preguntan hasta cuándo, y los reyes se esconden entre peñas.",
  ],
  [
    "Revelation 7",
    "Se detienen los vientos mientras sellan a los siervos de Dios. Después, ropas blancas, palmas, y Dios que seca las lágrimas.",
  ],
  [
    "Revelation 8",
    "Media hora calla el cielo. Las oraciones suben con el incienso; cuatro trompetas hieren tierra, mar, ríos y luces.",
  ],
  [
    "Revelation 9",
    "Del humo salen langostas con aguijón, y luego un ejército inmenso. Un capítulo que asusta, y los que quedan no cambian.",
  ],
  ["Revelation 10", "Un ángel, con un pie en el mar, le da a Juan un librito para comer."],
  [
    "Revelation 11",
    "A dos testigos vestidos de cilicio los matan y vuelven a ponerse en pie. A la séptima trompeta los reinos del mundo son del Señor.",
  ],
  ["Revelation 12", "Una mujer vestida del sol da a luz, y un dragón espera. Miguel lucha; el acusador es arrojado."],
  ["Revelation 13", "Una bestia sube del mar y otra de la tierra. Sin una marca, nadie puede comprar ni vender."],
  [
    "Revelation 14",
    "El Cordero está en el monte de Sion entre cantores. Tres ángeles anuncian, los que mueren fieles descansan, y se siega la tierra.",
  ],
  ["Revelation 15", "Los vencedores, sobre un mar de vidrio, cantan el canto de Moisés y del Cordero."],
  [
    "Revelation 16",
    "Siete copas se derraman sobre tierra, agua, sol y trono. Se nombra Armagedón, cae granizo, y maldicen a Dios.",
  ],
  [
    "Revelation 17",
    "Sobre una bestia escarlata de siete cabezas viene una mujer de púrpura. El ángel la explica: es la gran ciudad.",
  ],
  [
    "Revelation 18",
    "Babilonia cae en una hora. De lejos lloran los mercaderes por una lista que empieza en oro y termina en almas humanas.",
  ],
  [
    "Revelation 19",
    "Cuatro veces grita el cielo «Aleluya»; la novia está lista. Después, un caballo blanco, cuyo jinete se llama Fiel y Verdadero.",
  ],
  [
    "Revelation 20",
    "Mil años, una última batalla y un trono blanco ante el que están grandes y pequeños mientras se abren los libros.",
  ],
  [
    "Revelation 21",
    "Dios viene a vivir con su pueblo, y se acaba el dolor. Miden la nueva Jerusalén: puertas de perla, y ningún templo.",
  ],
  [
    "Revelation 22",
    "Las hojas de un árbol sanan a las naciones. Quien tenga sed puede venir; y la última oración le pide al Señor que venga.",
  ],
];
