import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Luke 1:1-38",
    "Un sacerdote anciano pide pruebas y se queda sin voz. María, en Nazaret, pregunta cómo será, y acepta.",
  ],
  [
    "Luke 1:39-80",
    "Juan, sin haber nacido, salta ante el saludo de María. Ella canta de hambrientos saciados; luego el padre escribe y vuelve a hablar.",
  ],
  [
    "Luke 2:1-20",
    "El decreto de un emperador lleva a una pareja a Belén. Unos pastores lo oyen de noche, y María lo guarda en el corazón.",
  ],
  [
    "Luke 2:21-52",
    "Simeón ya puede morir en paz, Ana se lo cuenta a todos los que esperan, y un niño de doce años se pierde tres días.",
  ],
  [
    "Luke 3:1-20",
    "Tres veces le preguntan a Juan qué deben hacer, y él habla de túnicas, de impuestos y de salarios de soldado.",
  ],
  ["Luke 3:21-38", "Jesús está orando cuando se abre el cielo. Su linaje llega hasta Adán."],
  [
    "Luke 4:1-30",
    "Tentado cuarenta días, Jesús vuelve a Nazaret, lee a Isaías en la sinagoga, y por poco lo despeñan.",
  ],
  [
    "Luke 4:31-44",
    "Inclinado sobre una enferma, Jesús reprende la fiebre; al anochecer pone las manos sobre cada uno de los enfermos.",
  ],
  [
    "Luke 5:1-16",
    "Tras una noche sin peces, dos barcas casi se hunden con la pesca, y Pedro le ruega a Jesús que se aparte de él.",
  ],
  [
    "Luke 5:17-39",
    "Por el tejado baja un hombre en su camilla. Leví da un gran banquete, y el vino nuevo pide odres nuevos.",
  ],
  [
    "Luke 6:1-26",
    "Jesús ora la noche entera antes de elegir a doce; después, en un llano, cuatro dichas y cuatro ayes.",
  ],
  ["Luke 6:27-49", "Presta sin esperar que te devuelvan. Cava hondo antes de construir."],
  [
    "Luke 7:1-23",
    "Un centurión no se siente digno de la visita, en Naín un muerto se sienta camino del entierro, y Juan manda una pregunta.",
  ],
  [
    "Luke 7:24-50",
    "Unos niños en la plaza no quieren bailar. En la cena de Simón el fariseo, una mujer llora sobre los pies del invitado.",
  ],
  [
    "Luke 8:1-25",
    "Mujeres sanadas viajan con Jesús y pagan los gastos. La semilla pide un corazón sincero; viento y agua obedecen.",
  ],
  [
    "Luke 8:26-56",
    "Al que vivía entre sepulcros lo mandan a casa a contarlo; la hija única de Jairo se levanta y le dan de comer.",
  ],
  [
    "Luke 9:1-27",
    "Herodes no sale de su asombro, cinco mil se sientan en grupos de cincuenta, y la cruz se toma cada día.",
  ],
  [
    "Luke 9:28-62",
    "En gloria, Moisés y Elías hablan con Jesús de su muerte. Él se encamina a Jerusalén, y una aldea samaritana no lo recibe.",
  ],
  [
    "Luke 10:1-24",
    "Setenta vuelven contentos de su poder y oyen una razón mejor para alegrarse: sus nombres están escritos en los cielos.",
  ],
  [
    "Luke 10:25-42",
    "Le preguntan quién es el prójimo y Jesús habla de un samaritano en un camino peligroso. Marta trabaja, María escucha.",
  ],
  [
    "Luke 11:1-28",
    "Enséñanos a orar, le dice uno; y después de la oración viene el cuento de un amigo que llama a medianoche.",
  ],
  [
    "Luke 11:29-54",
    "Una reina extranjera y una ciudad extranjera escucharon mejor, dice Jesús. En la comida no perdona ni a fariseos ni a maestros de la ley.",
  ],
  [
    "Luke 12:1-34",
    "A cinco pajarillos no los olvida nadie; un rico planea graneros más grandes en su última noche; los cuervos comen sin tener ninguno.",
  ],
  [
    "Luke 12:35-59",
    "El señor llega tarde a casa y sirve a los siervos que halla despiertos. Saben leer las nubes; ¿por qué no los tiempos?",
  ],
  [
    "Luke 13:1-17",
    "Dieciocho murieron bajo una torre y no eran peores; un árbol sin fruto recibe otro año; una mujer encorvada dieciocho años se endereza.",
  ],
  [
    "Luke 13:18-35",
    "Le avisan que Herodes quiere matarlo, y Jesús le manda respuesta a ese zorro y sigue hacia la ciudad que ansía reunir.",
  ],
  [
    "Luke 14:1-14",
    "En una comida de sábado Jesús sana a un enfermo, ve cómo escogen los primeros puestos y sugiere a quién invitar.",
  ],
  [
    "Luke 14:15-35",
    "Un campo nuevo, unos bueyes nuevos, una esposa: los invitados no pueden ir. A la gente le dice que calcule el costo.",
  ],
  [
    "Luke 15:1-10",
    "Un pastor con la oveja al hombro, una mujer que barre por una moneda, y vecinos llamados a alegrarse.",
  ],
  ["Luke 15:11-32", "El padre corre hacia el hijo que lo gastó todo, y vuelve a salir para rogarle al que se quedó."],
  [
    "Luke 16:1-18",
    "Un mayordomo a punto de perder su puesto se hace amigos rebajando cuentas. Nadie, dice Jesús, sirve a Dios y al dinero.",
  ],
  [
    "Luke 16:19-31",
    "Lázaro yace a la puerta entre perros; después de la muerte el rico lo ve de lejos y piensa en sus cinco hermanos.",
  ],
  [
    "Luke 17:1-19",
    "Perdona siete veces en un día. Diez leprosos quedan limpios camino de los sacerdotes, y un samaritano regresa.",
  ],
  [
    "Luke 17:20-37",
    "Nadie puede señalar y decir: aquí está el reino. Comían, se casaban y construían hasta el diluvio, y hasta que Lot salió de Sodoma.",
  ],
  [
    "Luke 18:1-17",
    "Una viuda cansa a un juez, un cobrador vuelve a casa en paz con Dios, y a los niños no hay que estorbarlos.",
  ],
  [
    "Luke 18:18-43",
    "Un gobernante dice que guarda los mandamientos, y no puede soltar su riqueza; un ciego, cerca de Jericó, grita hasta que lo oyen.",
  ],
  [
    "Luke 19:1-27",
    "Zaqueo sube a un árbol y baja a recibir a Jesús. Diez siervos reciben una mina cada uno; uno la envuelve en un pañuelo.",
  ],
  [
    "Luke 19:28-48",
    "Si sus discípulos callaran, gritarían las piedras. Luego aparece la ciudad ante sus ojos, y Jesús llora por ella.",
  ],
  [
    "Luke 20:1-26",
    "Tres siervos vuelven golpeados, y al hijo amado lo matan. Unos espías que se fingen justos preguntan por el impuesto de César.",
  ],
  ["Luke 20:27-47", "A los que niegan toda resurrección Jesús les contesta desde la zarza: Dios es Dios de vivos."],
  [
    "Luke 21:1-19",
    "La ofrenda de una viuda pobre es la mayor. Las hermosas piedras del templo caerán, y a sus amigos los llevarán a juicio.",
  ],
  [
    "Luke 21:20-38",
    "Ejércitos alrededor de Jerusalén, mares que braman, corazones que desfallecen; cuando empiece, dice Jesús, levanten la cabeza.",
  ],
  [
    "Luke 22:1-38",
    "Cuánto ha deseado Jesús esta Pascua. Ellos discuten quién es el mayor, y él le dice a Pedro que ha orado por él.",
  ],
  [
    "Luke 22:39-71",
    "En el monte de los Olivos Jesús ora hasta sudar como sangre, sana la oreja de un enemigo y más tarde mira a Pedro.",
  ],
  [
    "Luke 23:1-25",
    "Tres veces Pilato no halla culpa. Herodes espera un milagro, no recibe respuesta y lo devuelve con una ropa espléndida.",
  ],
  [
    "Luke 23:26-56",
    "Jesús se duele por las mujeres que lo lloran, pide perdón para quienes lo crucifican y le promete el paraíso a un malhechor.",
  ],
  [
    "Luke 24:1-35",
    "La noticia de las mujeres suena a locura. En el camino a Emaús, un desconocido hace arder dos corazones.",
  ],
  [
    "Luke 24:36-53",
    "Jesús come pescado asado para que estén seguros, les abre el entendimiento y se aparta de ellos mientras los bendice.",
  ],
];
