import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./work-and-money.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  work: [
    {
      reference: "Genesis 2:15",
      why: "Antes de que nada saliera mal había un huerto que cuidar, y alguien para hacerlo.",
    },
    {
      reference: "Colossians 3:23-24",
      why: "Dicho primero a esclavos, que no podían elegir su trabajo: lo que hacían tenía un amo mejor que el suyo.",
    },
    {
      reference: "Colossians 4:1",
      why: "También a los patrones les toca una frase: que sean justos, porque ellos mismos tienen un Señor.",
    },
    {
      reference: "Exodus 31:2-5",
      why: "La primera persona de quien la Biblia dice que Dios la llenó de su espíritu es un artesano.",
    },
    {
      reference: "Ecclesiastes 9:10",
      why: "El Predicador sabe que la vida es corta, y por eso manda hacer de corazón lo que está al alcance.",
    },
    { reference: "Ecclesiastes 3:12-13", why: "Comer, beber y disfrutar de lo que uno trabajó se llama aquí un don." },
    {
      reference: "Deuteronomy 24:14-15",
      why: "Págale al jornalero antes de que se ponga el sol, dice la ley, porque él cuenta con ello.",
    },
    {
      reference: "1 Thessalonians 4:11-12",
      why: "Una vida tranquila y un trabajo honrado con las manos: eso le aconsejó Pablo a una iglesia alborotada.",
    },
    {
      reference: "Proverbs 6:6-8",
      why: "Para las mañanas sin jefe: la hormiga no lo tiene, y empieza de todos modos.",
    },
    {
      reference: "Haggai 2:4",
      why: "El templo nuevo parecía pobre al lado del viejo, y a los constructores se les dijo que se animaran y siguieran.",
    },
    {
      reference: "1 Corinthians 15:58",
      why: "Tras su largo capítulo sobre la resurrección, Pablo saca una conclusión sencilla sobre tu trabajo para el Señor.",
    },
  ],
  "losing-work": [
    {
      reference: "Matthew 20:6-9",
      why: "Nadie los ha contratado, dicen casi de noche, y el dueño les paga lo que basta para el día.",
    },
    { reference: "1 Kings 17:5-9", why: "El arroyo que sostenía a Elías se secó, y solo entonces supo adónde ir." },
    { reference: "Ruth 2:2-3", why: "Sin ningún ingreso en la casa, Rut sale a recoger lo que dejan los segadores." },
    {
      reference: "Genesis 39:20-23",
      why: "José perdió su puesto por una mentira; el relato insiste en que Dios no lo había perdido a él.",
    },
    {
      reference: "Luke 5:4-6",
      why: "Toda la noche trabajando y sin sacar nada: lo dice en la Biblia alguien bueno en su oficio.",
    },
    {
      reference: "Acts 18:1-3",
      why: "Echados de Roma, dos que hacían tiendas empezaron otra vez en Corinto y le hicieron sitio a Pablo.",
    },
    {
      reference: "Exodus 16:3-4",
      why: "Gente con hambre deseaba volver a Egipto, y llegó pan, lo justo para cada día.",
    },
    {
      reference: "Psalm 40:17",
      why: "El que canta se llama pobre y necesitado, y lo que dice después es que piensan en él.",
    },
    {
      reference: "Lamentations 3:25-29",
      why: "Escrito entre ruinas, no promete que sea pronto; dice que esperar en silencio no es una vergüenza.",
    },
    {
      reference: "Matthew 6:31-34",
      why: "Jesús hablaba de comida y ropa a gente que cobraba por día, y dijo que con un día bastaba.",
    },
  ],
  debt: [
    {
      reference: "2 Kings 4:1-7",
      why: "A una viuda a punto de perder a sus hijos por un acreedor se le pregunta qué tiene en casa.",
    },
    {
      reference: "Proverbs 22:7",
      why: "No regaña; dice cómo se siente deber dinero, para que uno piense antes de firmar.",
    },
    {
      reference: "Nehemiah 5:3-5",
      why: "Unas familias habían empeñado campos, casas y al fin a sus hijos, y lo dijeron en público y en voz alta.",
    },
    {
      reference: "Nehemiah 5:10-12",
      why: "Cuando Nehemías oyó el clamor, hizo que los prestamistas lo devolvieran todo, y empezó por él mismo.",
    },
    {
      reference: "Deuteronomy 15:1-2",
      why: "Cada séptimo año, en Israel, se perdonaban las deudas entre vecinos, porque Dios lo dijo.",
    },
    {
      reference: "Leviticus 25:35-38",
      why: "Al que ha resbalado se le presta sin interés, dice esta ley, para que pueda vivir a tu lado.",
    },
    {
      reference: "Exodus 22:25-27",
      why: "El que toma en prenda un abrigo debe devolverlo de noche: Dios se fija en quién pasa frío.",
    },
    {
      reference: "1 Samuel 22:1-2",
      why: "Los que se juntaron con David en la cueva tenían apuros o deudas, y él llegó a ser su capitán.",
    },
    {
      reference: "Proverbs 6:1-5",
      why: "Si prometiste pagar por alguien, ve enseguida a hablar, antes de acostarte.",
    },
    {
      reference: "Luke 14:28-30",
      why: "Jesús lo dice de seguirlo a él, y la imagen también es práctica: primero siéntate y haz cuentas.",
    },
    {
      reference: "Romans 13:7-8",
      why: "Paga lo que debes, les dice Pablo a los de Roma, hasta que quede una sola deuda, que es el amor.",
    },
    { reference: "Philemon 1:18-19", why: "Pablo se echa encima la deuda de otro y la firma de su puño y letra." },
  ],
  money: [
    {
      reference: "Matthew 6:19-21",
      why: "La prueba de Jesús es sencilla: mira adónde va tu tesoro, y allí hallarás tu corazón.",
    },
    {
      reference: "Matthew 6:24",
      why: "El dinero es un criado útil, pero aquí se volvió amo, y no se puede servir a dos.",
    },
    {
      reference: "1 Timothy 6:9-10",
      why: "Pablo previene contra el amor al dinero, porque vio lo que le hacía a gente que conocía.",
    },
    {
      reference: "1 Timothy 6:17-19",
      why: "A los ricos de la iglesia se les dice qué hacer con él, y que no se apoyen en él.",
    },
    { reference: "Proverbs 30:7-9", why: "La única oración de Proverbios no pide ni demasiado poco ni demasiado." },
    { reference: "Ecclesiastes 5:10-12", why: "El Predicador tenía de sobra, y notó que el jornalero dormía mejor." },
    {
      reference: "Luke 12:15-21",
      why: "Un hombre hace planes sensatos de graneros más grandes, y todo el tiempo habla solo consigo mismo.",
    },
    { reference: "Mark 10:21-23", why: "Jesús miró al rico y lo amó, y lo dejó irse triste." },
    {
      reference: "Deuteronomy 8:17-18",
      why: "Moisés vio venir lo que dice la gente cuando vive cómoda, y lo que entonces olvida.",
    },
    {
      reference: "Luke 16:10-11",
      why: "En las sumas pequeñas se aprende la honradez, y Jesús las cuenta como práctica.",
    },
    {
      reference: "Proverbs 23:4-5",
      why: "A las riquezas les salen alas, dice; las miras un momento, y después miras al cielo.",
    },
  ],
  poverty: [
    {
      reference: "Psalm 113:5-8",
      why: "Dios se inclina desde más arriba de los cielos para levantar a alguien del polvo.",
    },
    {
      reference: "Luke 6:20-21",
      why: "Mirando a los suyos, pobres y con hambre, Jesús dice que el reino es de ellos.",
    },
    {
      reference: "1 Kings 17:12-16",
      why: "A una viuda le queda una comida y lo dice, y la harina de su tinaja no se acabó.",
    },
    { reference: "Matthew 8:19-20", why: "Jesús no tenía cama propia, y se lo dijo a uno que quería seguirlo." },
    { reference: "2 Corinthians 8:9", why: "Pablo explica el dar señalando a Cristo, que se hizo pobre a propósito." },
    {
      reference: "James 2:5-6",
      why: "En una iglesia que daba los buenos asientos a los ricos, Santiago pregunta a quién eligió Dios.",
    },
    { reference: "Proverbs 14:31", why: "El modo de tratar a los pobres se lo toma como cosa propia el que los hizo." },
    {
      reference: "Deuteronomy 15:10-11",
      why: "Siempre habrá gente necesitada, y por eso la ley habla de manos abiertas, bien abiertas.",
    },
    {
      reference: "Leviticus 19:9-10",
      why: "Los labradores debían dejar sin segar las orillas: lo que crecía allí era de los pobres por derecho.",
    },
    {
      reference: "Psalm 9:18",
      why: "Otros pueden olvidar al necesitado, y lo hacen a menudo; aquí se promete que no será para siempre.",
    },
    {
      reference: "Isaiah 25:4",
      why: "Abrigo en la tormenta, sombra en el calor: eso ha sido Dios para los pobres, dice el profeta.",
    },
    { reference: "Luke 16:20-22", why: "En este relato que cuenta Jesús, el mendigo es el que tiene nombre." },
  ],
  contentment: [
    {
      reference: "Philippians 4:11-13",
      why: "La famosa última línea trata de pasar hambre y de tener de sobra: Pablo había aprendido las dos cosas.",
    },
    {
      reference: "1 Timothy 6:6-8",
      why: "Vinimos sin nada y sin nada nos iremos, y entre tanto la comida y la ropa son mucho.",
    },
    {
      reference: "Hebrews 13:5",
      why: "Conténtense, dice la carta, y da una razón que no es una cosa: alguien que se queda.",
    },
    {
      reference: "Ecclesiastes 4:6",
      why: "Una mano llena y la otra libre para descansar: eso es bastante para el Predicador.",
    },
    {
      reference: "Proverbs 15:16-17",
      why: "Unas verduras con gente que se quiere saben mejor que un asado con gente que no.",
    },
    { reference: "Proverbs 17:1", why: "Pan seco comido en paz frente a una casa llena de banquetes y pleitos." },
    { reference: "Exodus 16:16-18", why: "Del maná todos tuvieron lo que necesitaban, juntaran mucho o poco." },
    { reference: "Psalm 16:5-6", why: "El que canta mira el trozo de vida que le midieron, y le gusta." },
    {
      reference: "Luke 3:12-14",
      why: "Cobradores de impuestos y soldados le preguntan a Juan qué hacer, y oyen hablar de dinero y sueldos justos.",
    },
    { reference: "Psalm 37:16", why: "Un poco, tenido con honradez, pesa más que lo que muchos se llevaron." },
    {
      reference: "2 Kings 4:13",
      why: "Le ofrecen un favor en la corte, y la sunamita responde que vive en medio de los suyos.",
    },
  ],
  generosity: [
    {
      reference: "2 Corinthians 9:6-7",
      why: "Que cada uno lo decida, dice Pablo, sin que lo empujen: a Dios le gusta el que da con alegría.",
    },
    {
      reference: "Acts 20:34-35",
      why: "Pablo enseña sus manos de trabajador, y transmite un dicho de Jesús que no está en ningún evangelio.",
    },
    {
      reference: "Mark 12:41-44",
      why: "Jesús miraba lo que echaban, y fue el único que vio lo grandes que eran dos moneditas.",
    },
    { reference: "Matthew 6:2-4", why: "Da tan en silencio que tu propia mano izquierda no se entere." },
    {
      reference: "1 Chronicles 29:13-14",
      why: "Al final de una gran colecta, David admite que solo devolvieron lo que era de Dios.",
    },
    { reference: "Exodus 36:4-7", why: "Una vez en la Biblia hubo que decirle a la gente que no trajera más regalos." },
    {
      reference: "2 Corinthians 8:2-4",
      why: "Las iglesias de Macedonia eran pobres también, y rogaron que las dejaran ayudar.",
    },
    {
      reference: "Ruth 2:15-16",
      why: "Booz manda dejar caer espigas adrede, para que Rut las tome sin pasar vergüenza.",
    },
    { reference: "Acts 9:36-39", why: "Las viudas enseñan las túnicas que cosió Dorcas, y no hace falta decir más." },
    {
      reference: "1 John 3:17-18",
      why: "El amor que ve la necesidad y se cierra es solo palabras, les escribe Juan a los que llama hijos.",
    },
    { reference: "Luke 14:12-14", why: "Jesús propone una lista de invitados que nunca podrán invitarte a ti." },
    {
      reference: "Isaiah 58:7",
      why: "El ayuno que Dios escogió tiene la forma de pan compartido, casa abierta y ropa para el que tiene frío.",
    },
  ],
};
