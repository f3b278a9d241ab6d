import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Hebrews 1",
    "Dios habló por los profetas, y ahora por un Hijo. Siete citas seguidas lo ponen por encima de los ángeles.",
  ],
  [
    "Hebrews 2",
    "Menor que los ángeles por nosotros, Jesús compartió la carne, la sangre y la muerte, y puede ayudar a los tentados.",
  ],
  [
    "Hebrews 3",
    "Moisés fue fiel como siervo en la casa de Dios, Cristo como hijo al frente de ella. «Hoy», dice el salmo, escuchen.",
  ],
  ["Hebrews 4", "Queda un descanso. Nuestro sumo sacerdote ha sentido lo que sentimos, así que acércate sin miedo."],
  [
    "Hebrews 5",
    "Un sacerdote humano puede ser compasivo, porque también es débil. Jesús oró con lágrimas; y a estos lectores, aún con leche, se los reprende.",
  ],
  [
    "Hebrews 6",
    "Tras una advertencia severa a los que recaen viene la esperanza, firme como un ancla en un lugar que no vemos.",
  ],
  [
    "Hebrews 7",
    "Melquisedec, sin padre ni madre conocidos, bendijo a Abraham. Cristo es sacerdote de esa clase, y vive para orar por nosotros.",
  ],
  [
    "Hebrews 8",
    "Los sacerdotes de la tierra sirven a una copia. Un profeta lo prometió: leyes en el corazón, y pecados que ya no se recuerdan.",
  ],
  [
    "Hebrews 9",
    "Al cuarto de adentro entraba un solo hombre, una vez al año. Cristo entró en el cielo mismo, una vez, con su propia sangre.",
  ],
  [
    "Hebrews 10:1-18",
    "Sacrificios repetidos cada año mostraban que la obra no estaba hecha. Cristo hizo una sola ofrenda, y se sentó.",
  ],
  [
    "Hebrews 10:19-39",
    "El camino está abierto: acércate, mantente firme, no dejes de reunirte. Una vez perdieron sus bienes con gozo.",
  ],
  ["Hebrews 11:1-16", "Abel, Enoc, Noé, Abraham y Sara vieron de lejos lo prometido, y buscaron una patria mejor."],
  [
    "Hebrews 11:17-40",
    "Moisés, Rahab y muchos más: unos por la fe escaparon de la espada, y otros por la fe murieron a espada.",
  ],
  [
    "Hebrews 12",
    "Hay una carrera que correr ante muchos testigos. La corrección duele por ahora; y hemos llegado a una ciudad, no a un monte en llamas.",
  ],
  [
    "Hebrews 13",
    "Reciban al forastero, recuerden a los presos, conténtense. Jesús sufrió fuera de la puerta, y aquí no tenemos ciudad que dure.",
  ],
  [
    "James 1",
    "Pídele sabiduría a Dios y sé lento para hablar. La religión pura visita a huérfanos y viudas en su aflicción.",
  ],
  [
    "James 2",
    "Al del anillo de oro le dan buen asiento. Está muerta la fe que le desea el bien al hambriento y no le da nada.",
  ],
  ["James 3", "Freno, timón, chispa: así de pequeña es la lengua, y así de grande lo que hace."],
  [
    "James 4",
    "¿De dónde vienen los pleitos? Acércate a Dios, que da gracia a los humildes, y haz los planes del año con un «si».",
  ],
  [
    "James 5",
    "El salario retenido clama a Dios. El labrador espera la lluvia; el enfermo llama a los ancianos; Elías, uno como nosotros, oró.",
  ],
  [
    "1 Peter 1",
    "A extranjeros en cinco provincias: su esperanza está viva. El oro se prueba, la hierba se seca, y la palabra del Señor permanece.",
  ],
  [
    "1 Peter 2",
    "Antes no eran pueblo, ahora son pueblo de Dios. Con piedras vivas se hace una casa; el maltratado tiene unas pisadas que seguir.",
  ],
  [
    "1 Peter 3",
    "Esposas y maridos, y luego todos: a un insulto se responde con bendición, y con suavidad se da razón de la esperanza.",
  ],
  [
    "1 Peter 4",
    "Los compañeros de antes no entienden el cambio. Ante todo, el amor; abre tu casa, usa tu don, no te extrañe sufrir.",
  ],
  [
    "1 Peter 5",
    "Pastoreen con gusto, dando ejemplo. Echa tu preocupación sobre Dios, que cuida de ti, y ojo con el león.",
  ],
  [
    "2 Peter 1",
    "Ocho cosas se apoyan una en otra, de la fe al amor. Pedro, cerca de morir, recuerda la voz en el monte santo.",
  ],
  [
    "2 Peter 2",
    "Un capítulo duro contra maestros que comercian con la gente. Noé y Lot quedaron a salvo; a Balaam lo corrigió su asna.",
  ],
  [
    "2 Peter 3",
    "Los burladores dicen que nada cambia. Dios es paciente, para él mil años son un día, y no quiere que nadie se pierda.",
  ],
  [
    "1 John 1",
    "Se transmite lo que oyeron, vieron y tocaron. Dios es luz, y los pecados que se confiesan se perdonan.",
  ],
  [
    "1 John 2",
    "Hay un mandamiento viejo que vuelve a ser nuevo, y una palabra para hijos, padres y jóvenes. Algunos se fueron; tú quédate.",
  ],
  ["1 John 3", "Ya somos hijos de Dios, y seremos semejantes a él. El amor le abre el corazón al hermano necesitado."],
  ["1 John 4", "Prueben los espíritus. Dios es amor, y amó primero; al entrar el amor, sale el miedo."],
  [
    "1 John 5",
    "Espíritu, agua y sangre dan el mismo testimonio. La carta se escribe para que los creyentes sepan que tienen vida eterna.",
  ],
  [
    "2 John",
    "Un anciano le pide a una señora y a sus hijos que sigan amando, y que no reciban la enseñanza de un engañador.",
  ],
  [
    "3 John",
    "A Gayo se le agradece que ayude a los viajeros. Diótrefes, a quien le gusta ser el primero, los echa; de Demetrio hablan bien.",
  ],
  [
    "Jude",
    "Judas quería escribir de algo más alegre. Se han metido nubes sin agua y estrellas errantes; al final, compasión y alabanza.",
  ],
];
