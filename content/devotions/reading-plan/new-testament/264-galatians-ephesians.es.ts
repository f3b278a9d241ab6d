import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Galatians 1",
    "Sin una palabra de gratitud empieza Pablo: ¿cómo se alejaron tan pronto? Después, su propia historia, de perseguidor a predicador.",
  ],
  [
    "Galatians 2",
    "Las columnas de Jerusalén le dan la mano a Pablo; en Antioquía Pedro se aparta de los gentiles, y Pablo lo dice.",
  ],
  [
    "Galatians 3",
    "Abraham creyó mucho antes de que hubiera una ley que guardar. En Cristo no hay judío ni griego, esclavo ni libre.",
  ],
  [
    "Galatians 4",
    "El heredero que aún es niño vive como siervo. Una vez recibieron a Pablo como a un ángel; ¿la verdad lo hizo enemigo?",
  ],
  [
    "Galatians 5",
    "Cristo los hizo libres, así que sírvanse unos a otros. Las obras de la carne son muchas; el fruto del Espíritu es uno, con nueve nombres.",
  ],
  [
    "Galatians 6",
    "Levanten con suavidad al caído, lleven las cargas unos de otros, no se cansen de hacer el bien. Pablo toma la pluma al final.",
  ],
  [
    "Ephesians 1",
    "Elegidos, adoptados, perdonados, sellados: en griego esta bendición corre como una sola frase. Sigue una oración por ojos que vean.",
  ],
  [
    "Ephesians 2",
    "Por gracia los muertos reciben vida. Cayó el muro entre dos pueblos, y los extraños son de la familia.",
  ],
  [
    "Ephesians 3",
    "Por siglos estuvo oculto que los gentiles compartirían la promesa. Pablo se arrodilla y ora para que midan el amor de Cristo.",
  ],
  ["Ephesians 4:1-16", "Un Señor, una fe, un bautismo, y muchos dones."],
  [
    "Ephesians 4:17-32",
    "Dejen la mentira, el robo y el enojo que dura hasta la noche; vístanse de bondad, y perdonen como Dios los perdonó.",
  ],
  [
    "Ephesians 5:1-14",
    "Imiten a Dios como hijos amados, caminen en amor y vivan como luz, que muestra las cosas tal como son.",
  ],
  [
    "Ephesians 5:15-33",
    "Aprovechen el tiempo, canten de corazón, cedan unos ante otros. Que el marido ame como Cristo amó, entregándose.",
  ],
  [
    "Ephesians 6",
    "Padres, amos y esclavos tienen un solo Señor en el cielo. Para el día malo hay una armadura, pieza por pieza, y oración.",
  ],
];
